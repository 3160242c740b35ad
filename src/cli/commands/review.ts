// `review FILE|-`: commentary on finished rounds, as text or as JSON Lines.
import { blindOf } from '../../engine/table/blind.ts';
import { type BySeat, bySeat } from '../../engine/base/seats.ts';
import { randomOf } from '../../engine/base/random.ts';
import { type Effort, EFFORTS } from '../../engine/tutor/advice/advice.ts';
import { reviewEntry } from '../../engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../engine/tutor/review/review-of.ts';
import type { RoundReview } from '../../engine/tutor/review/review.ts';
import { reckoningAt } from '../../engine/table/table-rules.ts';
import { BLIND_NAMES } from '../../words/speak/player-names.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import { type Language, LANGUAGES } from '../../shared/border/language.ts';
import { type Command, type Exit, EXIT, type Io, oneFile, oneOf, reading, readOptions } from '../command.ts';
import { linesOf } from '../lines.ts';
import { type OtherForm, type ReadRound, readRound } from '../review/review-reading.ts';
import { tellReview } from '../review/telling.ts';
import { REVIEW_WORDS } from '../review/review-words.ts';

/** Comments on one entry of a record. */
type Commentator = typeof reviewEntry;

interface Options {
  readonly json: boolean;
  readonly language: Language;
  readonly seed: string;
  readonly effort: Effort;
  readonly commentator: Commentator;
  readonly otherForm: OtherForm | undefined;
}

function reviewed({ record, entries }: ReadRound, { seed, effort, commentator }: Options): RoundReview {
  const reviews = entries.map((entry) =>
    commentator(record, entry, { random: randomOf(seed, 'review', entry), effort }),
  );
  return reviewOf(record, reviews, effort);
}

function print(round: ReadRound, options: Options, io: Io): void {
  const review = reviewed(round, options);
  const { id, record, players, you } = round;
  if (options.json) return io.out(JSON.stringify({ id, review }));
  const blind = blindOf(record);
  const names: BySeat<string> = bySeat((seat) =>
    seat === blind ? BLIND_NAMES[options.language] : players?.[seat] || REVIEW_WORDS[options.language].players[seat],
  );
  tellReview(id, record, review, namingOf(options.language, 'bavarian', names, you, reckoningAt(record.rules))).forEach(
    io.out,
  );
  io.out('');
}

/** Comments on every round in a file; lines that hold none are named on standard error. */
async function reviewAll(file: string, options: Options, io: Io): Promise<Exit> {
  let exit: Exit = EXIT.ok;
  for await (const { text, number } of linesOf(file, io)) {
    const read = readRound(text, number, options.otherForm);
    if (read.ok) print(read.round, options, io);
    else {
      io.err(`line ${number}: ${read.why}`);
      exit = EXIT.differs;
    }
  }
  return exit;
}

/** The command with somebody who comments on entries, and rounds of another form than the app's files if it shall read them. */
export const reviewBy = (commentator: Commentator, otherForm?: OtherForm): Command => ({
  usage: 'review FILE|- [--json] [--language de|en] [--seed S] [--effort quick|deep]',
  about: 'commentary on a .schafkopf file or on records of rounds (JSON Lines): every decision judged and explained',
  async run(args, io) {
    const defaults = { language: 'de', seed: '1', effort: 'quick' };
    const { options, on, positionals } = readOptions(args, defaults, ['json']);
    const file = oneFile('review', positionals);
    const chosen: Options = {
      json: on.has('json'),
      language: oneOf('language', options.language, LANGUAGES),
      seed: options.seed,
      effort: oneOf('effort', options.effort, EFFORTS),
      commentator,
      otherForm,
    };
    return reading(file, io, () => reviewAll(file, chosen, io));
  },
});
