// Trial packages: what is packaged with another runtime than the official one has a name, version and folder of its own.
import { readFileSync } from 'node:fs';

const TRIAL_NAME = 'Schafkopf Stube Trial';

export const TRIAL_APP_ID = 'invalid.schafkopf-stube.trial';

/** What electron-builder is told beside its configuration, for a package with a stand-in of a version such as "33.2.1". */
export const trialArguments = (dist, runtime) => [
  `-c.electronDist=${dist}`,
  `-c.productName=${TRIAL_NAME}`,
  `-c.appId=${TRIAL_APP_ID}`,
  '-c.executableName=schafkopf-stube-trial',
  '-c.extraMetadata.name=schafkopf-stube-trial',
  `-c.extraMetadata.productName=${TRIAL_NAME}`,
  `-c.extraMetadata.version=${trialVersion(runtime)}`,
  '-c.extraMetadata.desktopName=schafkopf-stube-trial.desktop',
  '-c.directories.output=release/trial',
];

/** Sorts before every release. */
export const trialVersion = (runtime) => `0.0.0-trial.electron.${runtime}`;

/** Whether a package says itself that it is none for people. */
export const isTrial = ({ version, productName }) => version.startsWith('0.0.0-trial.') && productName === TRIAL_NAME;

/** The versions of Electron that a program says it is, as it says them to web servers. */
export function runtimesIn(executable) {
  const bytes = readFileSync(executable);
  const mark = Buffer.from(' Electron/');
  const found = new Set();
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    const [version] = /^\d+\.\d+\.\d+/.exec(bytes.toString('latin1', at + mark.length, at + mark.length + 16)) ?? [];
    if (version) found.add(version);
  }
  return [...found];
}

/** Why a program may not be released; undefined if it is the wanted runtime. */
export function runtimeObjection(executable, wanted) {
  const found = runtimesIn(executable);
  if (found.length === 1 && found[0] === wanted) return undefined;
  return `its runtime is Electron ${found.join(', ') || 'of an unknown version'}, a release has ${wanted}`;
}
