// The form of the texts about the program itself: versions, licences, newer versions.

export interface UiAboutTexts {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly folder: string;
  readonly showFolder: string;
  readonly showReports: string;
  readonly copy: string;
  readonly copied: string;
  readonly updates: string;
  readonly updatesText: (homepage: string) => string;
  readonly licences: string;
  readonly own: string;
  readonly parts: (count: number) => string;
  readonly chromium: string;
  readonly showChromium: string;
  readonly missing: string;
  readonly loading: string;
}
