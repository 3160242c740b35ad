// English labels of the settings.
import type { UiSettingsTexts } from '../types/ui-settings-texts.ts';

const LIKE_SYSTEM = 'Same as system';
const FLAG = { on: 'On', off: 'Off' } as const;
const DECKS = { bavarian: 'Bavarian', french: 'French' } as const;

export const UI_SETTINGS_EN: UiSettingsTexts = {
  title: 'Settings',
  description: 'Everything takes effect at once.',
  groups: {
    look: 'Appearance',
    warnings: 'Warnings',
    play: 'At the table',
    sound: 'Sound and speech',
    access: 'Controls',
  },
  of: {
    textSize: {
      name: 'Size of text and buttons',
      values: { 100: '100%', 110: '110%', 125: '125%', 150: '150%' },
    },
    cardSize: {
      name: 'Size of your cards',
      values: { 100: '100%', 115: '115%', 130: '130%', 150: '150%' },
      hint: 'As far as the window has room.',
    },
    language: { name: 'Language', values: { system: LIKE_SYSTEM, de: 'Deutsch', en: 'English' } },
    theme: { name: 'Lighting', values: { system: LIKE_SYSTEM, light: 'Day', dark: 'Evening' } },
    deck: { name: 'Card faces', values: DECKS },
    doubleDeck: { name: 'Cards where every card is there twice', values: DECKS },
    palette: {
      name: 'Card colours',
      values: { standard: 'Usual', colourblind: 'Easy to tell apart' },
      hint: 'The second choice helps with colour blindness.',
    },
    gateCards: { name: 'Warn before bad cards', values: FLAG },
    gateCalls: { name: 'Warn before bad calls', values: FLAG },
    gateThreshold: {
      name: 'Warn from',
      values: { doubtful: 'inaccuracies', bad: 'mistakes', veryBad: 'bad mistakes' },
      hint: 'Warnings come with the help levels “Open, explained” and “Marked”.',
    },
    speed: { name: 'Speed', values: { slow: 'Leisurely', normal: 'Normal', fast: 'Brisk', instant: 'Instant' } },
    tutor: { name: 'Tutor', values: { always: 'Always', demand: 'On demand', off: 'Off' } },
    doublingPrompt: { name: 'When you may give Stoss', values: { ask: 'Ask me', button: 'Only show the button' } },
    byItself: {
      name: 'Played by itself',
      values: { nothing: 'Nothing', last: 'The last card', forced: 'Also the only card allowed' },
    },
    inAdvance: {
      name: 'Choose cards before it is your turn',
      values: FLAG,
      hint: 'A click on a card chooses it in advance, V on the keyboard. To rearrange: drag a card, or Shift and an arrow; O sorts again.',
    },
    sound: { name: 'Sounds of the table', values: { system: LIKE_SYSTEM, ...FLAG } },
    readAloud: {
      name: 'Read aloud with the system’s voice',
      values: { nothing: 'Nothing', calls: 'Calls', tutor: 'Calls and tutor' },
    },
    bubbles: { name: 'Speech bubbles in German', values: { standard: 'Standard German', bairisch: 'Bavarian' } },
    tableTalk: { name: 'Remarks of the other players', values: FLAG },
    contrast: { name: 'Contrast', values: { system: LIKE_SYSTEM, normal: 'Usual', high: 'High' } },
    motion: { name: 'Motion', values: { system: LIKE_SYSTEM, reduced: 'Reduced', full: 'Full' } },
    letterKeys: {
      name: 'Single-letter keys',
      values: FLAG,
      hint: 'H hint, G the rest, V choose in advance, O put in order, L last trick, T trumps, P score sheet, R rules, N next round, ? explanation',
    },
  },
  playerName: 'Your name at the table',
  playerNameHint: 'Leave it empty for just “You”.',
  noVoice: 'No English voice is set up on this computer.',
  volume: 'Volume',
  percent: (volume) => `${volume} per cent`,
  try: 'Listen',
  volumeHint:
    'Shuffling, cards, knocking, coins. All of it can be seen as well. “Same as system” is silent where the system asks for less motion.',
};
