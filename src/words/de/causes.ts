// German words for what is wrong with a disk or a file, for the place in brackets after what could not be done.
import { placeInText, strangeCodeOf, type SystemCode, systemCodeOf } from '../../shared/border/system-errors.ts';

const CAUSES: Readonly<Record<SystemCode, string>> = {
  ENOSPC: 'auf dem Datenträger ist kein Platz mehr',
  EDQUOT: 'dein Speicherplatz auf dem Datenträger ist aufgebraucht',
  EROFS: 'der Datenträger lässt sich nur lesen',
  EACCES: 'dafür fehlt die Berechtigung',
  EPERM: 'das System erlaubt es nicht',
  EBUSY: 'ein anderes Programm benutzt die Datei gerade',
  EMFILE: 'es sind zu viele Dateien offen',
  ENFILE: 'es sind zu viele Dateien offen',
  EIO: 'der Datenträger meldet einen Fehler',
  ENOENT: 'Datei oder Ordner gibt es nicht',
  ENOTDIR: 'das liegt nicht in einem Ordner',
  EISDIR: 'das ist ein Ordner',
  ENODEV: 'das ist keine gewöhnliche Datei',
};

/** What a message of the system means, with its code; of any other message, which nobody wrote for readers, its code or the place that it names. */
function causeInGerman(detail: string): string {
  const code = systemCodeOf(detail);
  if (code) return `${CAUSES[code]}, ${code}`;
  const place = placeInText(detail);
  return place === undefined ? strangeCodeOf(detail) : `an Stelle ${place}`;
}

/** The cause in brackets behind a word; nothing if none is known. */
export const becauseInGerman = (detail = ''): string => {
  const cause = causeInGerman(detail);
  return cause === '' ? '' : ` (${cause})`;
};
