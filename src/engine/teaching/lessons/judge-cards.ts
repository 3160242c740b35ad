// Judges answers that choose, sort or match cards; refusals are told with evidence from the hand.
import { type Card, rankOf, suitOf } from '../../base/cards.ts';
import { announcementOf, type Contract } from '../../base/contract.ts';
import { legalCards } from '../../play/legality.ts';
import { judge } from '../../round/step.ts';
import { calledSuitLed } from '../../play/tricks.ts';
import { dutyOf } from '../../tutor/duty.ts';
import { explain } from '../../tutor/explain.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { type AnswerOf, type Judgement, NO_ANSWER, result, type Said, text, told } from './judgement.ts';
import { gameOf, type Moment, playIn, viewOf } from './position.ts';
import { type LessonSaying, saying } from './lesson-sayings.ts';
import type { CallableStep, LegalStep, MatchStep, OrderStep, PickStep } from './steps.ts';
import { isTrump, sortedDown } from './truths.ts';
import { ofDecision } from '../../table/readers.ts';

/** Cards chosen that should not be, and cards that should be chosen and are not. */
const compare = (chosen: readonly Card[], right: readonly Card[]) => ({
  extra: chosen.filter((card) => !right.includes(card)),
  missing: right.filter((card) => !chosen.includes(card)),
});

const areFrom = (chosen: readonly Card[], from: readonly Card[]): boolean =>
  chosen.every((card) => from.includes(card)) && new Set(chosen).size === chosen.length;

/** The cards of the own hand that may be played at a moment. */
export function legalAt(moment: Moment): readonly Card[] {
  const play = playIn(moment);
  const { contract, pack } = play;
  const { hand, trick } = moment;
  return legalCards({ contract, pack, hand, trick: trick.cards, calledSuitLed: calledSuitLed(play) });
}

/** Every card that may not be played gets its refusal, with evidence from this hand. */
export function judgeLegal(step: LegalStep, { cards }: AnswerOf<'cards'>): Judgement {
  const moment = step.moment();
  if (!areFrom(cards, moment.hand)) return NO_ANSWER;
  const view = viewOf(moment);
  const { extra, missing } = compare(cards, legalAt(moment));
  if (extra.length === 0 && missing.length === 0) return result('right', [text('right')]);
  return result('wrong', [
    ...refusals(view, extra),
    ...(missing.length > 0 ? [text('missing'), told(saying('cards.missing', { cards: missing }))] : []),
    ...(extra.length === 0 ? dutyOf(view).map((note): Said => ({ kind: 'note', note })) : []),
  ]);
}

/** Refusals of those of these cards that may not be played. */
export function refusals(view: SeatView, some: readonly Card[]): readonly Said[] {
  return ofDecision(view.options, 'play').flatMap(({ decision, verdict }): readonly Said[] =>
    some.includes(decision.card) && !verdict.legal
      ? [{ kind: 'refusal', card: decision.card, explanation: explain(view, decision, verdict.because) }]
      : [],
  );
}

/** The aces of the four suits, of which some may be called. */
export const ACES: readonly Card[] = ['EA', 'GA', 'HA', 'SA'];

const verdictOnCall = ({ round, you }: CallableStep, called: Card) =>
  judge(round(), { type: 'announce', seat: you, announcement: { contract: 'rufer', called } });

export const callableIn = (step: CallableStep): readonly Card[] =>
  ACES.filter((card) => verdictOnCall(step, card).legal);

export function judgeCallable(step: CallableStep, { cards }: AnswerOf<'cards'>): Judgement {
  if (!areFrom(cards, ACES)) return NO_ANSWER;
  const { extra, missing } = compare(cards, callableIn(step));
  if (extra.length === 0 && missing.length === 0) return result('right', [text('right')]);
  const view = viewFor(step.round(), step.you);
  const refused = extra.flatMap((card): readonly Said[] => {
    const verdict = verdictOnCall(step, card);
    if (verdict.legal) return [];
    const decision = { type: 'announce', seat: step.you, announcement: { contract: 'rufer', called: card } } as const;
    return [{ kind: 'refusal', card, explanation: explain(view, decision, verdict.because) }];
  });
  return result('wrong', [
    ...refused,
    ...(missing.length > 0 ? [text('missing'), told(saying('cards.missing', { cards: missing }))] : []),
  ]);
}

export function judgePick(step: PickStep, { cards }: AnswerOf<'cards'>): Judgement {
  if (!areFrom(cards, step.from)) return NO_ANSWER;
  const { extra, missing } = compare(cards, step.right());
  if (extra.length === 0 && missing.length === 0) return result('right', [text('right')]);
  return result('wrong', [
    ...(extra.length > 0 ? [text('extra'), told(saying('cards.extra', { cards: extra }))] : []),
    ...(missing.length > 0 ? [text('missing'), told(saying('cards.missing', { cards: missing }))] : []),
  ]);
}

export function judgeOrder(step: OrderStep, { cards }: AnswerOf<'order'>): Judgement {
  if (!areFrom(cards, step.cards) || cards.length !== step.cards.length) return NO_ANSWER;
  const right = sortedDown(step.announcement, step.cards);
  const at = cards.findIndex((card, index) => card !== right[index]);
  const [lower, higher] = [cards[at], right[at]];
  if (!lower || !higher) return result('right', [text('right')]);
  const why = whyHigher(gameOf(step.announcement), higher, lower);
  return result('wrong', [told(saying('order.pair', { higher, lower, why }))]);
}

type Why = Extract<LessonSaying, { id: 'order.pair' }>['params']['why'];

/** Why one card stands above another in the order of a contract. */
function whyHigher(contract: Contract, higher: Card, lower: Card): Why {
  const announcement = announcementOf(contract);
  if (!isTrump(announcement, lower)) return isTrump(announcement, higher) ? 'trumpBeatsPlain' : 'rank';
  const lordRanks = contract.trumps.flatMap((each) => ('rank' in each ? [each.rank] : []));
  const [a, b] = [higher, lower].map((card) => lordRanks.indexOf(rankOf(card)));
  if (a === undefined || b === undefined || a < 0) return 'rank';
  if (b < 0) return 'lordAboveSuit';
  return a === b ? 'suitOfLords' : 'oberAboveUnter';
}

export function judgeMatch(step: MatchStep, { pairs }: AnswerOf<'match'>): Judgement {
  const lefts = pairs.map(([left]) => left);
  const rights = pairs.map(([, right]) => right);
  if (!areFrom(lefts, step.cards) || !areFrom(rights, step.cards) || pairs.length !== step.cards.length)
    return NO_ANSWER;
  const wrong = pairs.filter(([left, right]) => left !== right);
  if (wrong.length === 0) return result('right', [text('right')]);
  return result(
    'wrong',
    wrong.map(([left, right]) =>
      told(saying(suitOf(left) === suitOf(right) ? 'match.rank' : 'match.suit', { card: left, should: left })),
    ),
  );
}
