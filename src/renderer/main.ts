// Starts the renderer: mounts the application into the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

const target = document.querySelector('#app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
