// A commented round as text (Markdown), in the reader's language: the deal, each step with its grade and sentences, the verdict.
import { pointsOfPack } from '../../engine/base/cards.ts';
import { announcementOf } from '../../engine/base/contract.ts';
import { type Seat, seatsOf } from '../../engine/base/seats.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import { viewFor } from '../../engine/round/view.ts';
import { isScored } from '../../engine/table/readers.ts';
import type { ReviewOverview } from '../../shared/calls/review-calls.ts';
import { textsOf } from '../../words/base/catalogue.ts';
import { nameOfDecision, reviewTextsOf } from '../../words/speak/considered.ts';
import { dateOf } from '../../words/speak/dates.ts';
import { tellFacts, tellNote } from '../../words/speak/explanations.ts';
import { tellResult } from '../../words/speak/tell-result.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import { namesOf } from '../../words/speak/player-names.ts';
import type { Deck, Language } from '../../shared/border/language.ts';
import type { Naming } from '../../words/types/naming.ts';
import { tellStory } from '../../words/speak/stories.ts';
import { accountOf, costOfStep, hindsightOf, isHindsight } from '../../words/speak/verdicts.ts';
import { capitalised, tellWith } from '../../words/base/words.ts';
import { courseOf } from '../../engine/tutor/course.ts';
import { entryOf, frameAfter, type OpenReplay } from '../replay/replay.ts';
import type { ReviewedRound } from './reviewed-round.ts';
import { reckoningAt, seatsAt } from '../../engine/table/table-rules.ts';

interface Telling {
  readonly round: ReviewedRound;
  readonly name: Naming;
  readonly texts: ReturnType<typeof reviewTextsOf>;
}

/** Characters that Markdown would take for marks of its own, written so that they stay letters. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);

const player = ({ name }: Telling, seat: Seat): string => plain(capitalised(name.player(seat)));

/** The whole text. */
export function markdownOf(round: ReviewedRound, language: Language, deck: Deck): string {
  const { file } = round.replay;
  const name = namingOf(language, deck, namesOf(language, file.players), file.you, reckoningAt(file.record.rules));
  const telling: Telling = { round, name, texts: reviewTextsOf(language) };
  const parts = [heading(telling), dealt(telling), verdict(telling), moments(telling), steps(telling), footer(telling)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const pointsOf = ({ round: { replay }, texts }: Telling): readonly string[] => {
  const { points, pack } = replay.info.item;
  return points === undefined ? [] : [texts.print.result(points, pointsOfPack(pack) - points)];
};

/** Who has won or lost where everyone plays alone, in the words of the course of the round. */
function ramschOf({ round: { replay }, name }: Telling): readonly string[] {
  const last = replay.rounds.at(-1);
  if (!last || !isScored(last) || 'declarer' in last.result) return [];
  return [plain(tellResult(announcementOf(last.play.contract), last.result, name))];
}

function heading(telling: Telling): string {
  const {
    round: { replay },
    name,
    texts,
  } = telling;
  const { item } = replay.info;
  const game = item.announcement ? capitalised(name.announcement(item.announcement)) : '–';
  const points = [...pointsOf(telling), ...ramschOf(telling)];
  const lines = [dateOf(item, name.language), ...points];
  return `# ${plain(texts.print.heading(game))}\n\n${lines.join(' · ')}`;
}

/** Every player's hand as it was dealt, in the order of the game. */
function dealt(telling: Telling): string {
  const { round, name, texts } = telling;
  const last = round.replay.rounds.at(-1);
  if (!last) return '';
  const rows = seatsAt(last.rules).map(
    (seat) => `- **${player(telling, seat)}:** ${plain(name.cards(viewFor(last, seat).dealtHand))}`,
  );
  return `## ${texts.print.dealt}\n\n${rows.join('\n')}`;
}

function verdict(telling: Telling): string {
  const { round, name, texts } = telling;
  const { summary, progress } = round.overview;
  if (!summary) return `*${progress.total === 0 ? texts.progress.nothing : texts.print.unfinished}*`;
  const { accuracy, worth, skill, luck, balance, mistakes } = texts.summary;
  const head = `| | ${accuracy} | ${mistakes} | ${worth} | ${skill} | ${luck} | ${balance} |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |`;
  const rows = seatsOf(round.replay.info.item.playerCount).map((seat) => {
    const each = summary.seats[seat];
    const account = accountOf(each, name);
    const cells = [
      player(telling, seat),
      each.accuracy === undefined ? '–' : name.number(Math.floor(each.accuracy)),
      name.number(each.grades.mistake + each.grades.blunder),
      name.balance(account.worth),
      name.balance(account.given),
      name.balance(account.luck),
      name.balance(account.balance),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const { file } = round.replay;
  const story = tellStory(summary.story, file.you, name).map(plain);
  const remarks = summary.verdict.map((each) => `- ${plain(tellWith(textsOf(name.language).remarks, each, name))}`);
  const table = `## ${texts.summary.title}\n\n${[head, ...rows].join('\n')}`;
  return [
    ...(story.length > 0 ? [`## ${texts.story}`, ...story] : []),
    table,
    ...(remarks.length > 0 ? [remarks.join('\n')] : []),
  ].join('\n\n');
}

function moments(telling: Telling): string {
  const { round, texts } = telling;
  const { keyMoments } = round.overview;
  if (keyMoments.length === 0) return '';
  const lines = keyMoments.flatMap((frame) => {
    const review = round.commentary.at(entryOf(frame));
    return review ? [`- ${stepName(telling, frame)}: ${told(telling, review)}`] : [];
  });
  return `## ${texts.moments}\n\n${lines.join('\n')}`;
}

function steps(telling: Telling): string {
  const { round, texts } = telling;
  const reviews = round.commentary.reviews();
  const parts = reviews.map((review) => step(telling, review));
  return parts.length === 0 ? '' : [`## ${texts.print.course}`, ...parts].join('\n\n');
}

const stepName = ({ name }: Telling, frame: number): string =>
  name.language === 'de' ? `Schritt ${frame}` : `Step ${frame}`;

/** "Sepp: Gras-Sau – **Fehler**" */
function told(telling: Telling, { seat, decision, grade }: EntryReview): string {
  const { name, texts } = telling;
  return `${player(telling, seat)}: ${plain(nameOfDecision(decision, name))} – **${texts.grades[grade]}**`;
}

function step(telling: Telling, review: EntryReview): string {
  const { round, name, texts } = telling;
  const frame = frameAfter(review.entry);
  const cost = costOfStep(review, name);
  const hindsight = hindsightOf(review, name);
  const [best] = review.advice.ranked;
  const lines = [
    ...(cost === undefined ? [] : [cost]),
    ...(review.grade !== 'best' && best ? [texts.tutorWould(nameOfDecision(best.decision, name))] : []),
    ...(hindsight === undefined ? [] : [hindsight]),
    ...review.remarks
      .filter((each) => !isHindsight(each))
      .map((each) => tellWith(textsOf(name.language).remarks, each, name)),
    ...tellFacts(review.facts, review.seat, name),
    ...standing(round.overview, frame, telling),
  ];
  const happened = trickTaken(round.replay, frame, name);
  const title = `### ${stepName(telling, frame)} · ${told(telling, review)}`;
  return [title, [...lines, ...happened].map((line) => `- ${plain(line)}`).join('\n')].filter(Boolean).join('\n\n');
}

/** The chance to win after the step. */
function standing({ course }: ReviewOverview, frame: number, { name, texts }: Telling): readonly string[] {
  const point = course.find((each) => each.frame === frame);
  return point ? [`${texts.graph.title}: ${texts.percent(point.chance, name)}`] : [];
}

/** Who took the trick that the step completed. */
function trickTaken({ rounds }: OpenReplay, frame: number, name: Naming): readonly string[] {
  const round = rounds[frame];
  if (!round) return [];
  const lines = courseOf(viewFor(round, 0)).filter(
    ({ entry, note }) => entry === entryOf(frame) && note.id === 'L.TRICK',
  );
  return lines.map(({ note }) => tellNote(note, name));
}

const footer = ({ texts }: Telling): string => `---\n\n*${texts.print.made}*`;
