// The file of what has been practised: figures of each trainer, and the deck of things to repeat.
import { z } from 'zod';
import { ITEM_GAMES, STAGES, TRAINER_IDS, type TrainerId } from '../../engine/teaching/trainers/trainer.ts';
import { RoundRecordSchema, SeatSchema, type Shape } from '../../shared/border/schemas.ts';
import { IDEAS } from '../../engine/tutor/ideas/asked.ts';
import { THEMES } from '../../engine/tutor/ideas/themes.ts';
import { CLOCKS, ItemRefSchema, type TrainerRecord, TrainerRecordSchema } from '../../shared/teaching/training.ts';
import { writtenDate } from '../base/clock.ts';
import type { OwnKind } from '../store/check.ts';

/** Only the newest rounds get new commentary, so that older ids may be forgotten. */
export const MOST_COLLECTED = 2000;

/** A moment outside of the years that are written today comes from a clock that was wrong; earlier builds wrote it as it was. */
const FarTime = z
  .string()
  .regex(/^[+-]\d{6}-/)
  .refine((text) => Number.isFinite(Date.parse(text)), 'no date')
  .transform((text) => writtenDate(new Date(text)));
const Time = z.union([z.iso.datetime(), FarTime]);
const Measure = z.number().min(0).max(100_000);

const DeckCardSchema = z.strictObject({
  key: z.string().regex(/^[0-9a-f]{24}$/),
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('item'), ref: ItemRefSchema }),
    z.strictObject({
      kind: z.literal('mistake'),
      mistake: z.strictObject({ record: RoundRecordSchema, entry: z.int().min(0).max(400), seat: SeatSchema }),
    }),
  ]),
  /** What is remembered of how well a thing is known; dates as ISO 8601. */
  memory: z.strictObject({
    due: Time,
    last: Time,
    stability: Measure,
    difficulty: Measure,
    reps: z.int().min(0),
    lapses: z.int().min(0),
    state: z.literal([0, 1, 2, 3]),
    days: Measure,
  }),
});
export type DeckCard = Shape<typeof DeckCardSchema>;

const ProblemsSchema = z.strictObject({
  theme: z.enum(THEMES).exactOptional(),
  /** Absent in saves from before problems could be about one idea. */
  idea: z.enum(IDEAS).exactOptional(),
  grade: z.literal(STAGES).exactOptional(),
  /** Most right answers in a run. */
  run: z.int().min(0),
  /** The last day whose problem was answered, how, and how many were right in a row of days. */
  day: z.strictObject({ date: z.iso.date(), verdict: z.enum(['right', 'wrong']), row: z.int().min(0) }).exactOptional(),
});
export type KeptProblems = Shape<typeof ProblemsSchema>;

/** Estimates that are remembered: somebody who learns shall see what is so now. */
export const MOST_GUESSES = 500;
const GuessSchema = z.strictObject({ percent: z.int().min(0).max(100), happened: z.enum(['yes', 'no']) });

/** Problems whose answers are remembered, to tell what somebody can do now. */
export const MOST_SOLVED = 500;
const SolvedSchema = z.strictObject({
  at: Time,
  idea: z.enum(IDEAS),
  /** How likely people are to miss it, 0 to 1. */
  usual: z.number().min(0).max(1),
  missed: z.enum(['yes', 'no']),
});

const TrainingFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-training'),
  version: z.literal(1),
  clock: z.enum(CLOCKS),
  /** Absent in saves from before there was a choice: the pure game. */
  games: z.enum(ITEM_GAMES).exactOptional(),
  /** Absent in saves from before there were problems. */
  problems: ProblemsSchema.exactOptional(),
  /** What was estimated in per cent, and whether it was so, the newest last; absent before the first. */
  guesses: z.array(GuessSchema).max(MOST_GUESSES).exactOptional(),
  /** Problems as they were first answered, the newest last; absent before the first. */
  solved: z.array(SolvedSchema).max(MOST_SOLVED).exactOptional(),
  trainers: z.array(TrainerRecordSchema).max(64),
  deck: z.array(DeckCardSchema).max(2000),
  /** Ids of rounds whose mistakes were taken in already, the newest last. */
  collected: z.array(z.string().max(64)).max(MOST_COLLECTED),
});
export type TrainingFile = Shape<typeof TrainingFileSchema>;

export const TRAINING_KIND: OwnKind<TrainingFile> = {
  store: 'training',
  format: 'schafkopf-stube-training',
  version: 1,
  schema: TrainingFileSchema,
  maxBytes: 20_000_000,
  loose: ['games', 'problems', 'guesses', 'solved', 'trainers.*', 'deck.*'],
};

export const NOTHING_PRACTISED: TrainingFile = {
  format: 'schafkopf-stube-training',
  version: 1,
  clock: 'on',
  trainers: [],
  deck: [],
  collected: [],
};

/** The figures of a trainer; all zero before its first item. */
export const recordOfTrainer = ({ trainers }: TrainingFile, trainer: TrainerId): TrainerRecord =>
  trainers.find((each) => each.trainer === trainer) ?? {
    trainer,
    answered: 0,
    right: 0,
    sessions: 0,
    streak: 0,
    best: 0,
    stage: 1,
  };

/** The file with changed figures of one trainer; trainers stay in their order. */
export const withTrainer = (file: TrainingFile, record: TrainerRecord): TrainingFile => ({
  ...file,
  trainers: TRAINER_IDS.flatMap((id) => {
    if (id === record.trainer) return [record];
    return file.trainers.find((each) => each.trainer === id) ?? [];
  }),
});
