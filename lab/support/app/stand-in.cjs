// Runs in the main process before the app: answers the system's boxes from a list, and makes the disk full on demand.
// STUBE_ANSWERS: JSON list, a number for each message box, a path for each choice of a folder; then boxes stay open.
// STUBE_ASKED: file that every question is appended to, one a line. STUBE_FULL: while this file exists, the disk is full.
const { dialog } = require('electron');
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const answers = JSON.parse(process.env.STUBE_ANSWERS ?? '[]');
const asked = process.env.STUBE_ASKED;
const full = process.env.STUBE_FULL;

/** The next answer, made into what the box gives. */
function answer(options, shaped) {
  if (asked) fs.appendFileSync(asked, `${JSON.stringify(options)}\n`);
  return answers.length > 0 ? Promise.resolve(shaped(answers.shift())) : new Promise(() => undefined);
}

dialog.showMessageBox = (...given) => answer(given.at(-1), (response) => ({ response, checkboxChecked: false }));
dialog.showOpenDialog = (...given) => answer(given.at(-1), (file) => ({ canceled: false, filePaths: [file] }));

if (full) {
  const { open } = fs.promises;
  fs.promises.open = (file, flags, ...others) =>
    flags === 'wx' && fs.existsSync(full)
      ? Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
      : open(file, flags, ...others);
  syncBuiltinESMExports();
}
