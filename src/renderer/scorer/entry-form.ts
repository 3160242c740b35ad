// The entry of a deal as it is being filled in: what is still missing, what it says, and the way back from a written line.
import type { EveningSheet } from './evening-sheet.svelte.ts';
import type {
  DealEntry,
  EnteredExtra,
  GameEntry,
  ReEntry,
  ScorerOffer,
  ScorerSetting,
} from '../../shared/calls/scorer.ts';

/** How a game ended, where nobody counted card points. */
const RESULTS = ['won', 'wonSchneider', 'wonSchwarz', 'drawn', 'lost', 'lostSchneider', 'lostSchwarz'] as const;
type Result = (typeof RESULTS)[number];

/** Which side of a Doppelkopf has more card points, and how few it has left the other one. */
export const MORE = [
  { value: 're', side: 're' },
  { value: 're-no90', side: 're', left: 'no90' },
  { value: 're-no60', side: 're', left: 'no60' },
  { value: 're-no30', side: 're', left: 'no30' },
  { value: 're-schwarz', side: 're', left: 'schwarz' },
  { value: 'kontra', side: 'kontra' },
  { value: 'kontra-no90', side: 'kontra', left: 'no90' },
  { value: 'kontra-no60', side: 'kontra', left: 'no60' },
  { value: 'kontra-no30', side: 'kontra', left: 'no30' },
  { value: 'kontra-schwarz', side: 'kontra', left: 'schwarz' },
] as const satisfies readonly MoreResult[];
type MoreResult = Omit<Extract<ReEntry['result'], { by: 'more' }>, 'by'> & { readonly value: string };

const HEIGHTS = {
  won: { winner: 'declarer', height: 'plain' },
  wonSchneider: { winner: 'declarer', height: 'schneider' },
  wonSchwarz: { winner: 'declarer', height: 'schwarz' },
  lost: { winner: 'defenders', height: 'plain' },
  lostSchneider: { winner: 'defenders', height: 'schneider' },
  lostSchwarz: { winner: 'defenders', height: 'schwarz' },
} as const;

/** The partner of whoever plays alone: no name, since names have no spaces around them. */
export const ALONE = ' ';

type Said = NonNullable<ReEntry['said']['re']>;

export interface EntryForm {
  readonly contract: string;
  readonly trump: string;
  readonly called: string;
  readonly declarer: string;
  readonly partner: string;
  /** Card points as they are typed, and whether one side has no trick, where that is asked. */
  readonly points: string;
  readonly schwarz: boolean;
  readonly result: Result | '';
  /** Which side has more, by its value among `MORE`. */
  readonly more: string;
  readonly runners: number;
  readonly doublings: DealEntry['doublings'];
  /** Card points of each where everybody plays alone, as they are typed, and who has no trick. */
  readonly taken: Readonly<Record<string, string>>;
  readonly noTrick: readonly string[];
  /** Who of those with equal points loses, or wins. */
  readonly parted: string;
  readonly announced: string;
  readonly revoke: string;
  readonly holder: string;
  readonly pair: string;
  readonly said: { readonly re: Said | ''; readonly kontra: Said | '' };
  readonly extras: ReEntry['extras'];
  readonly due: boolean;
}

/** What the questions of an entry are given: where it goes, what the game asks for, what has been filled in, and where that goes. */
export interface Questions {
  readonly sheet: EveningSheet;
  readonly offer: ScorerOffer;
  readonly form: EntryForm;
  readonly take: (change: Partial<EntryForm>) => void;
  /** A value was chosen by its digit. */
  readonly onnext: (part: string) => void;
}

/** What of a form has not been filled in yet. */
export type Missing = 'declarer' | 'partner' | 'result' | 'points' | 'holder';

/** An empty form, for the game that is played most often. */
export const emptyForm = ({ usual }: ScorerSetting): EntryForm => ({
  contract: usual,
  trump: '',
  called: '',
  declarer: '',
  partner: '',
  points: '',
  schwarz: false,
  result: '',
  more: '',
  runners: 0,
  doublings: {},
  taken: {},
  noTrick: [],
  parted: '',
  announced: '',
  revoke: '',
  holder: '',
  pair: '',
  said: { re: '', kontra: '' },
  extras: {},
  due: false,
});

/** The game that the form is about. */
export const offerOf = ({ offers }: ScorerSetting, { contract }: EntryForm): ScorerOffer | undefined =>
  offers.find((offer) => offer.contract === contract) ?? offers[0];

/** Ends that can be chosen for a game. */
export const resultsFor = ({ heights, drawAt }: ScorerOffer): readonly Result[] =>
  RESULTS.filter((result) => {
    if (result === 'drawn') return drawAt !== undefined;
    const { winner, height } = HEIGHTS[result];
    return heights[winner === 'declarer' ? 'won' : 'lost'].includes(height);
  });

/** Who declares: whoever always does, or whoever was named. */
export const declarerIn = ({ declarer }: ScorerOffer, form: EntryForm): string => declarer ?? form.declarer;

/** What is typed as a whole number; undefined for anything else. */
const wholeOf = (text: string): number | undefined => (/^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : undefined);

const typed = ({ byPoints }: ScorerOffer, { points }: EntryForm): number | undefined =>
  byPoints ? wholeOf(points) : undefined;

const pointsOf = ({ taken, noTrick }: EntryForm, person: string): number | undefined =>
  noTrick.includes(person) ? 0 : wholeOf(taken[person] ?? '');

/** A game that ends in one way only is over with that. */
const ended = (offer: ScorerOffer, form: EntryForm): boolean =>
  form.revoke !== '' ||
  form.result !== '' ||
  (offer.kind === 're' && form.more !== '') ||
  typed(offer, form) !== undefined ||
  resultsFor(offer).length === 1;

export function missingIn(offer: ScorerOffer, players: readonly string[], form: EntryForm): readonly Missing[] {
  if (offer.kind === 'everyone' || offer.kind === 'fewest') {
    const known = form.revoke !== '' || players.every((person) => pointsOf(form, person) !== undefined);
    return known ? [] : ['points'];
  }
  const named = players.includes(form.partner) || (offer.partner === 'maybe' && form.partner === ALONE);
  const asked = offer.partner === 'asked' || offer.partner === 'maybe';
  const held = offer.holder === undefined || typed(offer, form) === undefined || form.revoke !== '';
  return [
    ...(players.includes(declarerIn(offer, form)) ? [] : (['declarer'] as const)),
    ...(asked && !named ? (['partner'] as const) : []),
    ...(ended(offer, form) ? [] : [offer.kind === 're' ? ('points' as const) : ('result' as const)]),
    ...(held || players.includes(form.holder) ? [] : (['holder'] as const)),
  ];
}

/** What the form says; undefined while something is missing. */
export function entryOf(setting: ScorerSetting, form: EntryForm): DealEntry | undefined {
  const offer = offerOf(setting, form);
  if (!offer || missingIn(offer, setting.players, form).length > 0) return undefined;
  return ENTRIES[offer.kind](setting, offer, form);
}

type Reader = (setting: ScorerSetting, offer: ScorerOffer, form: EntryForm) => DealEntry;

const ENTRIES: Readonly<Record<ScorerOffer['kind'], Reader>> = {
  game: (_setting, offer, form) => ({
    kind: 'game',
    ...declared(offer, form),
    result: resultOf(offer, form),
    ...(offer.holder !== undefined && form.holder !== '' && { holder: form.holder }),
    ...(offer.pair !== undefined && form.pair !== '' && { pair: form.pair }),
    runners: offer.runners ? form.runners : 0,
  }),
  re: (_setting, offer, form) => ({
    kind: 're',
    ...declared(offer, form),
    result: reResultOf(offer, form),
    said: {
      ...(form.said.re !== '' && { re: form.said.re }),
      ...(form.said.kontra !== '' && { kontra: form.said.kontra }),
    },
    extras: form.partner === ALONE || offer.partner === 'no' ? {} : form.extras,
    ...(form.due && offer.due.includes(form.declarer) && { due: true }),
  }),
  everyone: (setting, _offer, form) => ({
    kind: 'everyone',
    ...takenIn(setting, form),
    ...(form.parted !== '' && { loser: form.parted }),
    ...(form.announced !== '' && { announced: form.announced }),
  }),
  fewest: (setting, _offer, form) => ({
    kind: 'fewest',
    ...takenIn(setting, form),
    ...(form.parted !== '' && { winner: form.parted }),
  }),
};

const doubledIn = ({ doublings }: EntryForm): DealEntry['doublings'] =>
  Object.fromEntries(Object.entries(doublings).filter(([, times]) => times > 0));

function declared(offer: ScorerOffer, form: EntryForm) {
  const { partner } = form;
  const named = (offer.partner === 'asked' || offer.partner === 'maybe') && partner !== ALONE;
  const trump = offer.trumps.find((suit) => suit === form.trump);
  const called = offer.called.find((card) => card === form.called);
  return {
    contract: offer.contract,
    ...(trump && { trump }),
    ...(called && { called }),
    declarer: declarerIn(offer, form),
    ...(named && { partner }),
    doublings: doubledIn(form),
  };
}

function takenIn({ players }: ScorerSetting, form: EntryForm) {
  const taken = players.map((person) => ({
    person,
    points: pointsOf(form, person) ?? 0,
    ...(form.noTrick.includes(person) && { noTrick: true as const }),
  }));
  return form.revoke === ''
    ? { taken, doublings: doubledIn(form) }
    : { taken: [], revoke: form.revoke, doublings: doubledIn(form) };
}

function reResultOf(offer: ScorerOffer, form: EntryForm): ReEntry['result'] {
  if (form.revoke !== '') return { by: 'revoke', person: form.revoke };
  const { value: _value, ...more } = MORE.find(({ value }) => value === form.more) ?? {};
  if ('side' in more) return { by: 'more', ...more };
  return { by: 'points', points: typed(offer, form) ?? 0, ...(form.schwarz && { schwarz: true }) };
}

function resultOf(offer: ScorerOffer, form: EntryForm): GameEntry['result'] {
  if (form.revoke !== '') return { by: 'revoke', person: form.revoke };
  const points = form.result === 'drawn' ? offer.drawAt : typed(offer, form);
  if (points !== undefined) return { by: 'points', points };
  return { by: 'height', ...HEIGHTS[form.result === '' || form.result === 'drawn' ? 'won' : form.result] };
}

/** The form of an entry that was written before. */
export function formOf(setting: ScorerSetting, entry: DealEntry): EntryForm {
  const empty = { ...emptyForm(setting), doublings: entry.doublings };
  if (entry.kind === 'everyone' || entry.kind === 'fewest')
    return {
      ...empty,
      contract: setting.offers.find(({ kind }) => kind === entry.kind)?.contract ?? '',
      taken: Object.fromEntries(entry.taken.map(({ person, points }) => [person, String(points)])),
      noTrick: entry.taken.filter(({ noTrick }) => noTrick).map(({ person }) => person),
      parted: (entry.kind === 'everyone' ? entry.loser : entry.winner) ?? '',
      announced: (entry.kind === 'everyone' && entry.announced) || '',
      revoke: entry.revoke ?? '',
    };
  const { contract, trump = '', called = '', declarer, partner = '', result } = entry;
  const common: EntryForm = {
    ...empty,
    ...{ contract, trump, called, declarer, partner },
    points: result.by === 'points' ? String(result.points) : '',
    schwarz: result.by === 'points' && result.schwarz === true,
    result: heightOf(result),
    more: result.by === 'more' ? [result.side, ...(result.left ? [result.left] : [])].join('-') : '',
    revoke: result.by === 'revoke' ? result.person : '',
  };
  if (entry.kind === 'game')
    return { ...common, runners: entry.runners, holder: entry.holder ?? '', pair: entry.pair ?? '' };
  const { re = '', kontra = '' } = entry.said;
  const alone = partner === '' ? { partner: ALONE } : {};
  return { ...common, ...alone, said: { re, kontra }, extras: entry.extras, due: entry.due ?? false };
}

const heightOf = (result: GameEntry['result'] | ReEntry['result']): Result | '' =>
  RESULTS.find(
    (each) =>
      each !== 'drawn' &&
      result.by === 'height' &&
      HEIGHTS[each].winner === result.winner &&
      HEIGHTS[each].height === result.height,
  ) ?? '';

/** The form for another game: what does not belong to it is gone. */
export function forGame(setting: ScorerSetting, form: EntryForm, contract: string): EntryForm {
  const next = { ...form, contract };
  const offer = offerOf(setting, next);
  const fits = offer !== undefined && form.result !== '' && resultsFor(offer).includes(form.result);
  return {
    ...next,
    trump: '',
    called: '',
    partner: form.partner === ALONE && offer?.partner !== 'maybe' ? '' : form.partner,
    result: fits ? form.result : '',
    points: offer?.byPoints ? form.points : '',
    more: offer?.kind === 're' ? form.more : '',
    runners: offer?.runners && form.runners >= offer.runners.least ? form.runners : 0,
    doublings: Object.fromEntries(
      Object.entries(form.doublings).filter(([by, times]) => times <= (offer?.doublings[by as 'stoss'] ?? 0)),
    ),
  };
}

/** How often something happened for a side, with another number for it. */
export const withExtra = (
  extras: ReEntry['extras'],
  extra: EnteredExtra,
  side: 're' | 'kontra',
  times: number,
): ReEntry['extras'] => ({ ...extras, [extra]: { ...extras[extra], [side]: times } });
