// What the table may ask of the person: the one list from which panels, words, focus, keys and plates of the screen follow.
import { ASIDES, type Decision, DOUBLING_STEPS, type DoublingStep } from '../../engine/table/log.ts';

/** The question that a decision answers, in the person's own turn or as an offer. */
export const ANSWERS = {
  cut: 'cut',
  knock: 'cut',
  legen: 'legen',
  call: 'call',
  announce: 'announce',
  obers: 'obers',
  passOn: 'passOn',
  widow: 'widow',
  discard: 'discard',
  number: 'number',
  tie: 'tie',
  give: 'give',
  reserve: 'reserve',
  reservation: 'reservation',
  ansage: 'ansage',
  return: 'return',
  stoss: 'stoss',
  retour: 'retour',
  doppler: 'doppler',
  durchbruch: 'durchbruch',
  lay: 'lay',
  play: 'play',
  spritz: 'spritz',
  claim: 'claim',
} as const satisfies Readonly<Record<Decision['type'], string>>;

/** `hochzeit`: whether to offer one out of turn. `partners`, `draw`, `next`: nothing is decided, the table waits to go on. */
export const QUESTIONS = [...new Set(Object.values(ANSWERS)), 'hochzeit', 'partners', 'draw', 'next'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Questions that a card of the hand answers. */
export const BY_CARD = ['play', 'give', 'return'] as const satisfies readonly Decision['type'][];
export type ByCard = (typeof BY_CARD)[number];

export const isByCard = <D extends { readonly type: string }>(decision: D): decision is Extract<D, { type: ByCard }> =>
  BY_CARD.some((type) => type === decision.type);

/** What a card of the hand answers, if the question asks for one; else it would be played. */
export const cardAnswer = (question: Question | undefined): ByCard =>
  BY_CARD.find((type) => type === question) ?? 'play';

/** What is only looked at before the table goes on. */
const LOOKED_AT: readonly Question[] = ['partners', 'draw', 'next'];

export const isLookedAt = (question: Question): boolean => LOOKED_AT.includes(question);

/** Questions of what may be done besides one's turn: yes, or leave it. */
export const OFFERS = ['hochzeit', ...ASIDES] as const satisfies readonly Question[];
export type Offer = (typeof OFFERS)[number];

export const isOffer = (question: Question | undefined): question is Offer =>
  OFFERS.some((offer) => offer === question);

/** Whether what is offered or said is a Stoss or an answer to one. */
export const isStep = (type: Question | Decision['type']): type is DoublingStep =>
  DOUBLING_STEPS.some((step) => step === type);
