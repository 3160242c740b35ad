// The entry of a deal as it is being filled in: what is still missing, what it says, and the way back from a written line.
import type { DealEntry, GameEntry, ScorerOffer, ScorerSetting } from '../../shared/calls/scorer.ts';

/** How a game ended, where nobody counted card points. */
export const RESULTS = ['won', 'wonSchneider', 'wonSchwarz', 'lost', 'lostSchneider', 'lostSchwarz'] as const;
export type Result = (typeof RESULTS)[number];

const HEIGHTS = {
  won: { winner: 'declarer', height: 'plain' },
  wonSchneider: { winner: 'declarer', height: 'schneider' },
  wonSchwarz: { winner: 'declarer', height: 'schwarz' },
  lost: { winner: 'defenders', height: 'plain' },
  lostSchneider: { winner: 'defenders', height: 'schneider' },
  lostSchwarz: { winner: 'defenders', height: 'schwarz' },
} as const;

export interface EntryForm {
  readonly contract: string;
  readonly declarer: string;
  readonly partner: string;
  /** Card points as they are typed. */
  readonly points: string;
  readonly result: Result | '';
  readonly runners: number;
  readonly doublings: DealEntry['doublings'];
  /** Card points of each in a Ramsch, as they are typed, and who has no trick. */
  readonly taken: Readonly<Record<string, string>>;
  readonly noTrick: readonly string[];
  readonly loser: string;
  readonly announced: string;
}

/** What of a form has not been filled in yet. */
export type Missing = 'declarer' | 'partner' | 'result' | 'points';

/** An empty form, for the game that is played most often. */
export const emptyForm = ({ offers }: ScorerSetting): EntryForm => ({
  contract: offers[0]?.contract ?? '',
  declarer: '',
  partner: '',
  points: '',
  result: '',
  runners: 0,
  doublings: {},
  taken: {},
  noTrick: [],
  loser: '',
  announced: '',
});

/** The game that the form is about. */
export const offerOf = ({ offers }: ScorerSetting, { contract }: EntryForm): ScorerOffer | undefined =>
  offers.find((offer) => offer.contract === contract) ?? offers[0];

/** Ends that can be chosen for a game. */
export const resultsFor = ({ result }: ScorerOffer): readonly Result[] =>
  result === 'won' ? ['won'] : result === 'wonLost' ? ['won', 'lost'] : RESULTS;

/** What is typed as a whole number; undefined for anything else. */
const wholeOf = (text: string): number | undefined => (/^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : undefined);

export function missingIn(offer: ScorerOffer, players: readonly string[], form: EntryForm): readonly Missing[] {
  if (offer.kind === 'everyone')
    return players.every((person) => pointsOf(form, person) !== undefined) ? [] : ['points'];
  const ended = offer.result === 'won' || form.result !== '' || typed(offer, form) !== undefined;
  return [
    ...(players.includes(form.declarer) ? [] : (['declarer'] as const)),
    ...(!offer.partner || players.includes(form.partner) ? [] : (['partner'] as const)),
    ...(ended ? [] : (['result'] as const)),
  ];
}

const typed = (offer: ScorerOffer, { points }: EntryForm): number | undefined =>
  offer.result === 'points' ? wholeOf(points) : undefined;

const pointsOf = ({ taken, noTrick }: EntryForm, person: string): number | undefined =>
  noTrick.includes(person) ? 0 : wholeOf(taken[person] ?? '');

/** What the form says; undefined while something is missing. */
export function entryOf(setting: ScorerSetting, form: EntryForm): DealEntry | undefined {
  const offer = offerOf(setting, form);
  if (!offer || missingIn(offer, setting.players, form).length > 0) return undefined;
  const doublings = Object.fromEntries(Object.entries(form.doublings).filter(([, times]) => times > 0));
  if (offer.kind === 'everyone')
    return {
      kind: 'everyone',
      taken: setting.players.map((person) => ({
        person,
        points: pointsOf(form, person) ?? 0,
        ...(form.noTrick.includes(person) && { noTrick: true as const }),
      })),
      ...(form.loser !== '' && { loser: form.loser }),
      ...(form.announced !== '' && { announced: form.announced }),
      doublings,
    };
  return {
    kind: 'game',
    contract: offer.contract,
    declarer: form.declarer,
    ...(offer.partner && { partner: form.partner }),
    result: resultOf(offer, form),
    runners: offer.runners ? form.runners : 0,
    doublings,
  };
}

function resultOf(offer: ScorerOffer, form: EntryForm): GameEntry['result'] {
  const points = typed(offer, form);
  if (points !== undefined) return { by: 'points', points };
  return { by: 'height', ...HEIGHTS[form.result === '' ? 'won' : form.result] };
}

/** The form of an entry that was written before. */
export function formOf(setting: ScorerSetting, entry: DealEntry): EntryForm {
  const empty = emptyForm(setting);
  if (entry.kind === 'everyone')
    return {
      ...empty,
      contract: setting.offers.find(({ kind }) => kind === 'everyone')?.contract ?? '',
      taken: Object.fromEntries(entry.taken.map(({ person, points }) => [person, String(points)])),
      noTrick: entry.taken.filter(({ noTrick }) => noTrick).map(({ person }) => person),
      loser: entry.loser ?? '',
      announced: entry.announced ?? '',
      doublings: entry.doublings,
    };
  const { contract, declarer, partner = '', result, runners, doublings } = entry;
  const height =
    result.by === 'height'
      ? RESULTS.find((each) => HEIGHTS[each].winner === result.winner && HEIGHTS[each].height === result.height)
      : undefined;
  const points = result.by === 'points' ? String(result.points) : '';
  return { ...empty, contract, declarer, partner, points, result: height ?? '', runners, doublings };
}

/** The form for another game: what does not belong to it is gone. */
export function forGame(setting: ScorerSetting, form: EntryForm, contract: string): EntryForm {
  const next = { ...form, contract };
  const offer = offerOf(setting, next);
  const fits = offer !== undefined && form.result !== '' && resultsFor(offer).includes(form.result);
  return {
    ...next,
    result: fits ? form.result : '',
    points: offer?.result === 'points' ? form.points : '',
    runners: offer?.runners && form.runners >= offer.runners.least ? form.runners : 0,
    doublings: Object.fromEntries(
      Object.entries(form.doublings).filter(([by, times]) => times <= (offer?.doublings[by as 'stoss'] ?? 0)),
    ),
  };
}
