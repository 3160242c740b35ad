// The yardstick of starts: a window with one page, and nothing else. No program on this Electron can be quicker.
const { app, BrowserWindow } = require('electron');
const path = require('node:path');

void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1200, height: 800 });
  void window.loadFile(path.join(__dirname, 'bare.html'));
  console.log(`window-shown ${Date.now()}`);
});
