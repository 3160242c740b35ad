// The commentary on a round in lines of text.
import { phraseOf } from '../../words/base/call-words.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { playedCard } from '../../engine/table/readers.ts';
import { replay } from '../../engine/round/step.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { Considered } from '../../engine/tutor/advice/advice.ts';
import { valueIn } from '../../engine/tutor/advice/grade.ts';
import type { EntryReview, RoundReview } from '../../engine/tutor/review/review.ts';
import { textsOf } from '../../words/base/catalogue.ts';
import type { Naming } from '../../words/types/naming.ts';
import { capitalised, tellWith } from '../../words/base/words.ts';
import { tellEnd } from '../play/telling.ts';
import { REVIEW_WORDS } from './review-words.ts';
import { playersAt, seatsAt } from '../../engine/table/table-rules.ts';
import type { Seat } from '../../engine/base/seats.ts';

/** Everything that is said of a round. */
export function tellReview(id: string, record: RoundRecord, review: RoundReview, name: Naming): readonly string[] {
  const words = REVIEW_WORDS[name.language];
  const cards = new Map(review.entries.map((each) => [each.entry, each]));
  const plays = record.entries.flatMap((each, entry) => (playedCard(each) ? [entry] : []));
  const bids = review.entries.filter(({ decision }) => decision.type !== 'play');
  const players = playersAt(record.rules);
  const tricks = plays.flatMap((entry, n): readonly string[] => {
    const one = cards.get(entry);
    return [...(n % players === 0 ? ['', words.trick(n / players + 1)] : []), ...(one ? tellEntry(one, name) : [])];
  });
  return [
    words.round(id),
    ...bids.flatMap((each) => tellEntry(each, name)),
    ...tricks,
    '',
    ...tellResult(record, name),
    ...tellVerdict(review, seatsAt(record.rules), name),
  ];
}

function tellResult(record: RoundRecord, name: Naming): readonly string[] {
  const played = replay(record);
  return played.ok ? tellEnd(played.round, viewFor(played.round, 0), name).slice(0, 1) : [];
}

/** "  Sepp: Gras-Ober - Fehler, besser: Gras-Sau", then what there is to say about it. */
function tellEntry({ seat, decision, advice, grade, remarks, facts }: EntryReview, name: Naming): readonly string[] {
  const words = REVIEW_WORDS[name.language];
  const { remarks: sentences, facts: reasons } = textsOf(name.language);
  const best = advice.ranked[0]?.decision;
  const chance = Math.round(100 * (valueIn(advice, decision)?.chance ?? 0));
  const choice = advice.ranked.length > 1;
  const better = grade === 'unsure' ? words.perhapsBetter : words.better;
  const worse = grade !== 'best' && best ? [better(labelOf(best, name))] : [];
  const head = [choice ? words.grades[grade] : '', ...worse, words.chance(chance)].filter((part) => part !== '');
  const why = choice ? facts.map((each) => `      ${words.why}: ${tellWith(reasons, each, name)}`) : [];
  const told = choice ? remarks.map((each) => `      ${tellWith(sentences, each, name)}`) : [];
  return [`  ${capitalised(name.player(seat))}: ${labelOf(decision, name)} (${head.join(', ')})`, ...told, ...why];
}

function labelOf(decision: Considered, name: Naming): string {
  const { calls } = textsOf(name.language);
  switch (decision.type) {
    case 'play':
    case 'give':
    case 'return':
      return name.card(decision.card);
    case 'announce':
      return name.announcement(decision.announcement);
    case 'passOn':
    case 'discard':
      return decision.cards.map((card) => name.card(card)).join(', ');
    case 'leave':
      return REVIEW_WORDS[name.language].leave;
    case 'cut':
      return String(decision.at);
    default:
      return phraseOf(decision, calls, name).button;
  }
}

function tellVerdict(
  { verdict, seats: summaries, keyMoments, entries }: RoundReview,
  seats: readonly Seat[],
  name: Naming,
): readonly string[] {
  const words = REVIEW_WORDS[name.language];
  const moments = keyMoments.flatMap((entry) => entries.filter((each) => each.entry === entry));
  const told = moments.map(({ seat, decision }) => `${name.player(seat)} ${labelOf(decision, name)}`);
  return [
    ...verdict.map((each) => tellWith(textsOf(name.language).remarks, each, name)),
    ...seats.map((seat) => {
      const { accuracy, luck } = summaries[seat];
      const parts = [accuracy === undefined ? [] : [words.accuracy(accuracy)], [`${words.luck} ${name.balance(luck)}`]];
      return `  ${capitalised(name.player(seat))}: ${parts.flat().join(', ')}`;
    }),
    `${words.keyMoments}: ${told.length > 0 ? told.join('; ') : words.none}`,
  ];
}
