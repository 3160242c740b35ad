// The blank window in which icon.mjs draws.
import { app, BrowserWindow } from 'electron';

void app
  .whenReady()
  .then(() => new BrowserWindow({ width: 1100, height: 1100, transparent: true }).loadURL('about:blank'));
