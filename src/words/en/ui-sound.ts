// English labels of what can be heard: sounds of the table, the system's voice, how bubbles sound.
import type { UiSoundTexts } from '../types/ui-sound-texts.ts';

export const UI_SOUND_EN: UiSoundTexts = {
  group: 'Sound and speech',
  sound: 'Sounds of the table',
  values: { system: 'Same as system', on: 'On', off: 'Off' },
  volume: 'Volume',
  percent: (volume) => `${volume} per cent`,
  try: 'Listen',
  hint: 'Shuffling, cards, knocking, coins. All of it can be seen as well. “Same as system” is silent where the system asks for less motion.',
  readAloud: 'Read aloud with the system’s voice',
  readAloudValues: { nothing: 'Nothing', calls: 'Calls', tutor: 'Calls and tutor' },
  noVoice: 'No English voice is set up on this computer.',
  bubbles: 'Speech bubbles in German',
  bubblesValues: { standard: 'Standard German', bairisch: 'Bavarian' },
  tableTalk: 'Remarks of the other players',
};
