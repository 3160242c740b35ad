// German labels of what can be heard: sounds of the table, the system's voice, how bubbles sound.
import type { UiSoundTexts } from '../types/ui-sound-texts.ts';

export const UI_SOUND_DE: UiSoundTexts = {
  group: 'Ton und Sprache',
  sound: 'Geräusche am Tisch',
  values: { system: 'Wie das System', on: 'Ein', off: 'Aus' },
  volume: 'Lautstärke',
  percent: (volume) => `${volume} Prozent`,
  try: 'Anhören',
  hint: 'Mischen, Karten, Klopfen, Münzen. Alles davon ist auch zu sehen. „Wie das System“ ist still, wo das System um weniger Bewegung bittet.',
  readAloud: 'Vorlesen mit der Stimme des Systems',
  readAloudValues: { nothing: 'Nichts', calls: 'Ansagen', tutor: 'Ansagen und Tutor' },
  noVoice: 'Auf diesem Computer ist keine deutsche Stimme eingerichtet.',
  bubbles: 'Sprechblasen',
  bubblesValues: { standard: 'Schriftdeutsch', bairisch: 'Bairisch' },
  tableTalk: 'Bemerkungen der Mitspieler',
};
