// Starts the renderer: mounts the application into the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { createApp } from './state/app-context.ts';
import { connect } from './state/bridge.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './app.css';

const target = document.querySelector('#app');
if (!target) throw new Error('the page has no #app');
mount(App, { target, props: { app: createApp(connect()) } });
