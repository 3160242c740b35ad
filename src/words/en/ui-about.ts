// English texts about the program itself: versions, licences, newer versions.
import { LABELS_EN } from './labels.ts';
import type { UiAboutTexts } from '../types/ui-about-texts.ts';

export const UI_ABOUT_EN: UiAboutTexts = {
  title: 'About Schafkopf Stube',
  description: 'Which version this is, what it is made of, and where your data is kept.',
  version: 'Version',
  folder: 'Your data',
  showFolder: 'Show the folder',
  ...LABELS_EN.about,
  copy: 'Copy these details',
  copied: 'Copied',
  updates: 'Newer versions',
  updatesText: (homepage) =>
    `This program never uses the network, so it cannot know of a newer version. You can look for one at ${homepage}. A new version is installed over the old one; your rounds and saved games stay.`,
  licences: 'Licences',
  own: 'Program, cards and texts',
  parts: (count) => `${count} parts by others, each with the text of its licence`,
  chromium: 'What Chromium contains is listed in a file of its own beside the program.',
  showChromium: 'Show the file',
  missing: 'There is no such thing here.',
  loading: 'One moment…',
};
