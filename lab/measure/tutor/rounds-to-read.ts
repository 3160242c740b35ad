// Rounds as a person reads them who judges what is told: `rounds-to-read.ts [ROUNDS] [SEED] [LANGUAGE]`: the cards, the round as it is told to the seat that gave away most, and what is held against anybody.
import '../../../src/words/all-languages.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { recordOf, type ScoredRound } from '../../../src/engine/table/round.ts';
import { isScored, playedCard } from '../../../src/engine/table/readers.ts';
import { rowOf } from '../../../src/engine/tutor/advice/effort.ts';
import { isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { reviewable, reviewEntry } from '../../../src/engine/tutor/review/review-entry.ts';
import type { EntryReview } from '../../../src/engine/tutor/review/review.ts';
import { storyOf } from '../../../src/engine/tutor/review/story.ts';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import { tellWith } from '../../../src/words/base/words.ts';
import { nameOfDecision } from '../../../src/words/speak/considered.ts';
import { tellFacts } from '../../../src/words/speak/explanations.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { tellStory } from '../../../src/words/speak/stories.ts';
import { isHindsight } from '../../../src/words/speak/verdicts.ts';
import { PLAYERS } from '../../sentences/well-formed.ts';
import { roundOf } from '../../support/tutor/positions.ts';

const [rounds = '20', seed = 'told', language = 'de'] = process.argv.slice(2);
const LANGUAGE = language === 'en' ? 'en' : 'de';
/** One decision in so many is left to chance, so that there is something to tell. */
const CHANCE = 12;

/** Calls, hands and tricks, with cards as two letters and where points went. */
function cardsTold({ dealt, entries, play, declarer, partner }: ScoredRound): readonly string[] {
  const said = entries.flatMap((entry) =>
    entry.type === 'call'
      ? [`${PLAYERS[entry.seat]}: ${entry.call}`]
      : entry.type === 'announce'
        ? [`${PLAYERS[entry.seat]}: ${Object.values(entry.announcement).join(' ')}`]
        : [],
  );
  return [
    ...SEATS.map((seat) => `${PLAYERS[seat]}: ${dealt[seat].join(' ')}`),
    `Gesagt: ${said.join(', ')}; Spieler ${declarer === undefined ? 'keiner' : PLAYERS[declarer]}${partner === undefined ? '' : `, Partner ${PLAYERS[partner]}`}`,
    ...play.done.map(
      ({ leader, cards, winner, points }, at) =>
        `Stich ${at + 1}: ${cards.map((card, place) => `${PLAYERS[SEATS[(leader + place) % SEATS.length] ?? leader]} ${card}`).join(', ')}, an ${PLAYERS[winner]} (${points})`,
    ),
  ];
}

/** The seat that gave away most. */
const dearestSeat = (reviews: readonly EntryReview[]): Seat => {
  const lost = (seat: Seat): number =>
    reviews.reduce((sum, each) => sum + (each.seat === seat ? each.loss.cents : 0), 0);
  return SEATS.toSorted((a, b) => lost(b) - lost(a))[0] ?? 0;
};

/** What is held against somebody, as it is told to him. */
function criticismTold({ seat, decision, grade, remarks, facts, advice }: EntryReview): string {
  const name = namingOf(LANGUAGE, 'bavarian', PLAYERS, seat);
  const texts = textsOf(LANGUAGE).remarks;
  return [
    `* an ${PLAYERS[seat]}, ${nameOfDecision(decision, name)} (${grade}):`,
    ...remarks.filter((each) => !isHindsight(each)).map((each) => tellWith(texts, each, name)),
    ...tellFacts(facts, seat, name),
    `[besser ${playedCard(advice.ranked[0]?.decision) ?? '-'}; ${facts.map(({ id }) => id).join(', ')}]`,
  ].join(' ');
}

let told = 0;
for (let n = 0; told < Number(rounds); n++) {
  const { end } = roundOf({ pack: 32, seed, chance: CHANCE }, n);
  if (!isScored(end)) continue;
  const record = recordOf(end);
  const reviews = reviewable(record).map((entry) =>
    reviewEntry(record, entry, { random: randomOf('to read', seed, n, entry), effort: rowOf('quick') }),
  );
  told += 1;
  const you = dearestSeat(reviews);
  console.log(
    [
      `## ${told}`,
      ...cardsTold(end),
      `Erzählt an ${PLAYERS[you]}:`,
      ...tellStory(storyOf(record, reviews, you), you, namingOf(LANGUAGE, 'bavarian', PLAYERS, you)),
      ...reviews.filter(({ grade }) => isHeldAgainst(grade)).map(criticismTold),
      '',
    ].join('\n'),
  );
}
