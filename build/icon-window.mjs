// The blank window in which icon.mjs draws.
import { app, BrowserWindow } from 'electron';

void app
  .whenReady()
  .then(() => new BrowserWindow({ width: 560, height: 600, transparent: true }).loadURL('about:blank'));
