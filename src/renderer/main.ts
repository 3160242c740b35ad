// Starts the renderer: mounts the application into the page, in the language that the window was opened with.
import { mount } from 'svelte';
import { languageOf, otherThan } from '../shared/border/page-language.ts';
import App from './App.svelte';
import { createApp } from './state/app-context.ts';
import { connect } from './state/bridge.ts';
import { loadTongue } from './state/tongues.ts';
import { watchPresses } from './state/drawn.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './app.css';
import './ui/layout.css';
import './ui/type.css';
import './ui/surface.css';

const target = document.querySelector('#app');
if (!target) throw new Error('the page has no #app');
// Nothing may speak before a language is there, so the parts of the app are made after it.
const language = languageOf(location.search);
await loadTongue(language).catch(() => loadTongue(otherThan(language)));
watchPresses();
mount(App, { target, props: { app: createApp(connect()) } });
