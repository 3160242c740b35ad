// Which kinds of worked examples, with which options, can be put to the engine.

export interface Example {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly given: object;
  readonly expect: object;
  readonly options?: Readonly<Record<string, unknown>>;
}

const KINDS = [
  'payment',
  'paymentTable',
  'legality',
  'trickWinner',
  'runners',
  'callable',
  'auction',
  'announce',
  'stoss',
  'legen',
  'klopfen',
  'deckFacts',
  'fullDeal',
  'ramsch',
  'ramschLangendorf',
  'sheet003',
  'sheet003Matadors',
  'sheet003Ramsch',
  'sheet003Lay',
  'sheet003Stoss',
  'hochzeit',
  'bock',
  'stock',
  'hausbock',
  'kreuz',
  'schieber',
  'teufel',
  'bierkopf',
  'officers',
  'vicar',
  'denexa',
  'denexaCount',
  'denexaWidow',
  'least',
  'bauernstossMit',
  'bauernstossBid',
  'chalk',
  'chalkSpecial',
  'doppelkopfTrick',
  'doppelkopfResult',
] as const;
export type ApplicableKind = (typeof KINDS)[number];

/** Options that the engine has, or that a contract row expresses; each with the values that it can take. */
const KNOWN_OPTIONS: Readonly<Record<string, (value: unknown) => boolean>> = {
  tariff: () => true,
  'stock.cap': () => true,
  'passout.rule': (value) => value === 'ramsch',
  'ramsch.jungfrau': () => true,
  'ramsch.stake': () => true,
  'deck.size': () => true,
  'runners.enabled': () => true,
  'called.runAway.when': () => true,
  'solo.requireTrumpSuitCard': () => true,
  'score.winAt': () => true,
  'score.schneiderAt': () => true,
  'score.safeAt': () => true,
  'score.cap': () => true,
  'tout.bonuses': () => true,
  'tout.doublesRunners': () => true,
  'sie.value': () => true,
  'bettel.overtake': () => true,
  'bettel.value': () => true,
  'hochzeit.value': () => true,
  'bettel.ranking': () => true,
  'hochzeit.returnCard': () => true,
  'denexa.discardsCount': () => true,
};

/** Why an example cannot run yet; undefined if it must. */
export function whyNotApplicable({ kind, options = {} }: Example): string | undefined {
  if (!KINDS.includes(kind as ApplicableKind)) return `kind ${kind}`;
  for (const [option, value] of Object.entries(options)) if (!KNOWN_OPTIONS[option]?.(value)) return `option ${option}`;
  return undefined;
}
