// A player of a level, with the temper of one of the four characters or with none.
import { beginnerPlayer } from './beginner/beginner-player.ts';
import { lapsesIn } from './beginner/lapses-in.ts';
import { styleAt } from './bidding/appraisal.ts';
import { bySimulation } from './bidding/by-simulation.ts';
import { type BiddingEffort, MEISTER_BIDDING } from './bidding/simulated.ts';
import { doublingBySimulation } from './bidding/doubling-by-simulation.ts';
import { type Character, NO_TEMPER, tempered, TEMPERS } from './characters.ts';
import type { Level } from './levels.ts';
import { partlyByHabit } from './people/by-habit.ts';
import { ANFAENGER, HOBBY, KENNER_CARELESS, NEULING } from './people/habits.ts';
import { peoplePlayer } from './people/people-player.ts';
import type { Player } from './player.ts';
import { rulePlayer } from './rule-player.ts';
import { KENNER_EFFORT, MEISTER_EFFORT } from './sampling/effort.ts';
import { samplingPlayer } from './sampling/sampling-player.ts';
import { type RulePlayerStyle, STYLES } from './styles.ts';

/** Bids, announces and doubles by imagined deals; plays cards by rules of thumb. */
export const calculatingPlayer = (style: RulePlayerStyle, effort: BiddingEffort): Player =>
  rulePlayer(style, (view) => bySimulation(styleAt(view, style), effort)(view), doublingBySimulation);

const beginner = (temper: RulePlayerStyle): Player => beginnerPlayer(tempered(STYLES.anfaenger, temper), lapsesIn);

/** Knows by rules of thumb what a hand and a card are worth. */
const experienced = (temper: RulePlayerStyle): Player => rulePlayer(tempered(STYLES.verein, temper));

const hobby = (temper: RulePlayerStyle): Player =>
  peoplePlayer(experienced(temper), { ...HOBBY, tastes: temper.tastes });

const MAKERS: Readonly<Record<Level, (temper: RulePlayerStyle) => Player>> = {
  neuling: (temper) => peoplePlayer(beginner(temper), { ...NEULING, tastes: temper.tastes }),
  anfaenger: (temper) => peoplePlayer(beginner(temper), { ...ANFAENGER, tastes: temper.tastes }),
  hobby,
  stammtisch: experienced,
  kenner: (temper) =>
    partlyByHabit(samplingPlayer(experienced(temper), KENNER_EFFORT, temper.tastes), {
      habitual: hobby(temper),
      percent: KENNER_CARELESS,
    }),
  meister: (temper) =>
    samplingPlayer(calculatingPlayer(tempered(STYLES.verein, temper), MEISTER_BIDDING), MEISTER_EFFORT, temper.tastes),
};

/** A player of a level, with the temper of a character if one is named. */
export const levelPlayer = (level: Level, character?: Character): Player =>
  MAKERS[level](character ? TEMPERS[character] : NO_TEMPER);
