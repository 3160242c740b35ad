// One situation of the person at the table, and the questions that are asked about it while it lasts.
import { roundNumber } from '../../engine/round/session.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { Advice, Considered } from '../../engine/tutor/advice/advice.ts';
import type { CardBelief } from '../../engine/tutor/beliefs/beliefs.ts';
import type { Refuted } from '../../shared/teaching/advice-answers.ts';
import type { SavedSession } from '../table/session-file.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { bidRefutedWith, doublingRefutedWith, oddsRefuted, refutedWith } from './refuting.ts';
import { playedCard } from '../../engine/table/readers.ts';

/** What is asked: the decision of the person's turn, or whether to say something besides: a Stoss, a Durchbruch. */
export type About = 'turn' | 'aside';

/** Which log of which round, and what has been asked about it. */
export interface Situation {
  readonly key: string;
  readonly saved: SavedSession;
  readonly view: SeatView;
  /** By what is asked about, and for a decision that is looked at once more by that as well. */
  readonly asked: Map<string, Promise<Advice | null>>;
  readonly cancel: AbortController;
}

type Asking = Pick<Thinking, 'ask'>;

type Bid = Extract<Considered, { readonly type: 'call' | 'announce' }>;

const isBid = (decision: Considered): decision is Bid => decision.type === 'call' || decision.type === 'announce';

const howToAsk = ({ cancel }: Situation) => ({ priority: 'advice', signal: cancel.signal }) as const;

/** The same for the same log, so that whoever asks again is answered alike. */
const seedFor = (what: 'advice' | 'judging' | 'refute', { saved: { file, round } }: Situation) => [
  file.session.seed,
  what,
  roundNumber(file.session),
  round.entries.length,
];

/** An answer that is asked for once. */
function once({ asked }: Situation, key: string, ask: () => Promise<Advice | null>): Promise<Advice | null> {
  const answer = asked.get(key) ?? ask();
  answer.catch(() => asked.delete(key)); // asked again, it may come
  asked.set(key, answer);
  return answer;
}

/** The advice, asked for once. Rejects if there is none. */
export const adviceOn = (thinking: Asking, now: Situation, about: About): Promise<Advice | null> =>
  once(now, about, () =>
    thinking.ask({ kind: 'advise', about, view: now.view, seed: seedFor('advice', now) }, howToAsk(now)),
  );

/** Where the cards lie that the person does not see, as in the advice of the same seed; null where nothing is told of that. Rejects if there is no answer. */
export const beliefsIn = (thinking: Asking, now: Situation): Promise<readonly CardBelief[] | null> =>
  thinking.ask({ kind: 'believe', view: now.view, seed: seedFor('advice', now) }, howToAsk(now));

/** The advice once a decision that it speaks against has been looked at once more, asked for once. Rejects if there is none. */
export const judgedOn = (
  thinking: Asking,
  now: Situation,
  about: About,
  decision: Considered,
  first: Advice,
): Promise<Advice | null> =>
  once(now, `${about} ${JSON.stringify(decision)}`, () =>
    thinking.ask(
      { kind: 'advise', about, view: now.view, seed: seedFor('judging', now), judging: { decision, first } },
      howToAsk(now),
    ),
  );

/** What is bad about a decision against a better one of the same kind; nothing where no deal shows it. */
export async function refutationOf(
  thinking: Asking,
  now: Situation,
  decision: Considered,
  best: Considered,
): Promise<Refuted | undefined> {
  const { view } = now;
  const seed = seedFor('refute', now);
  const [card, better] = [playedCard(decision), playedCard(best)];
  if (card && better && card !== better && view.trick) {
    const found = await thinking.ask({ kind: 'refute', view, seed, card, better }, howToAsk(now));
    return found ? refutedWith(view, found, card, better) : undefined;
  }
  if (!isBid(decision) || !isBid(best)) return undefined;
  const found = await thinking.ask({ kind: 'refuteBid', view, seed, bid: decision, better: best }, howToAsk(now));
  return found ? bidRefutedWith(view, found) : undefined;
}

/** What speaks against a doubling, or against leaving it. */
export async function doublingRefutationOf(
  thinking: Asking,
  now: Situation,
  decision: Considered,
  found: Advice,
): Promise<Refuted> {
  const { view } = now;
  const shown = await thinking.ask({ kind: 'refuteDoubling', view, decision }, howToAsk(now));
  if (shown) return doublingRefutedWith(view, shown);
  const doubled = found.ranked.find((each) => each.decision.type !== 'leave');
  return oddsRefuted(decision, doubled?.chance ?? 0.5);
}
