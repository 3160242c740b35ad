// Starts the renderer: mounts the application into the page, in the language that the window was opened with.
import { mount } from 'svelte';
import { languageOf, otherThan } from '../shared/border/page-language.ts';
import App from './App.svelte';
import { createApp } from './state/app-context.ts';
import { connect } from './state/bridge.ts';
import { loadLabels } from './state/tongues.ts';
import { watchPresses } from './state/drawn.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './app.css';
import './ui/layout.css';
import './ui/type.css';
import './ui/surface.css';

/** How long fonts are waited for that do not come, in milliseconds. */
const FONTS_MS = 500;

const target = document.querySelector('#app');
if (!target) throw new Error('the page has no #app');
/** Nothing may speak before a language is there, so the parts of the app are made after it. */
async function begin(target: Element): Promise<void> {
  const language = languageOf(location.search);
  // Words in another font would stand elsewhere, and jump when their own comes.
  const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()));
  const late = new Promise((resolve) => setTimeout(resolve, FONTS_MS));
  await loadLabels(language).catch(() => loadLabels(otherThan(language)));
  await Promise.race([fonts, late]);
  watchPresses();
  mount(App, { target, props: { app: createApp(connect()) } });
}

// Not awaited here: languages are scripts that begin only once this one has ended.
void begin(target);
