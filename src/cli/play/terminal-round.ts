// One round in the terminal: the person in seat 0, computer players in the others.
import { PLAYERS } from '../../engine/bots/players.ts';
import { asideOf } from '../../engine/bots/random-player.ts';
import { cardsOfPack } from '../../engine/base/cards.ts';
import { type Decision, type Entry, isAside } from '../../engine/table/log.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import { isOver, type Round, startRound } from '../../engine/table/round.ts';
import { bySeat, type Seat } from '../../engine/base/seats.ts';
import { blindOf, deciderOf } from '../../engine/table/blind.ts';
import { chairOf, seatOf } from '../../engine/table/chairs.ts';
import { BLIND_NAMES } from '../../words/speak/player-names.ts';
import { legalDecisions, step, turnIn } from '../../engine/round/step.ts';
import { chairsAt, peopleAt, reckoningAt, seatsAt, type TableRules } from '../../engine/table/table-rules.ts';
import { viewFor } from '../../engine/round/view.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import { tellReason } from '../../words/speak/explanations.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { Io } from '../command.ts';
import { choicesOf, tellChoices, tellConsequence, tellDecision, tellEnd } from './telling.ts';
import { PLAY_WORDS } from './play-words.ts';

const PERSON: Seat = 0;
const BOT = PLAYERS.verein;

/** The person has no more to say: `q`, or the end of the input. */
class Stopped extends Error {}

interface Table {
  readonly io: Pick<Io, 'out'>;
  readonly input: AsyncIterator<string>;
  readonly name: Naming;
  readonly seed: string;
  /** The seat of the person. */
  readonly person: Seat;
}

async function answer({ input }: Table): Promise<string> {
  const next = await input.next();
  const text = next.done ? 'q' : next.value.trim().toLowerCase();
  if (text === 'q') throw new Stopped();
  return text;
}

/** Asks until the person has chosen something that is allowed; a forbidden card is answered with its reason. */
async function personDecides(round: Round, table: Table): Promise<Decision> {
  const { io, name } = table;
  const view = viewFor(round, turnIn(round) ?? table.person);
  const choices = choicesOf(view);
  tellChoices(view, name).forEach(io.out);
  for (;;) {
    const text = await answer(table);
    const doubling = text === 's' ? asideOf(view) : undefined;
    if (doubling) return doubling;
    const chosen = choices[Number(text) - 1];
    if (chosen?.verdict.legal) return chosen.decision;
    io.out(
      chosen && !chosen.verdict.legal ? tellReason(chosen.verdict.because, name) : PLAY_WORDS[name.language].notThere,
    );
  }
}

/** A Stoss or Retour out of turn: bots first, then the person, who is asked when somebody else is to play. */
async function doubling(round: Round, table: Table): Promise<Decision | undefined> {
  if (!isPlaying(round)) return undefined;
  for (const seat of seatsAt(round.rules)) {
    const may = legalDecisions(round, seat).some(isAside);
    if (!may) continue;
    if (seat === table.person && turnIn(round) !== seat) {
      const aside = asideOf(viewFor(round, seat));
      const { offer, aside: words } = PLAY_WORDS[table.name.language];
      if (aside) table.io.out(offer(words[aside.type]));
      if (aside && (await answer(table)) === 's') return aside;
    }
    const choice =
      seat === table.person ? undefined : BOT.double(viewFor(round, seat), { random: randomFor(round, table) });
    if (choice) return choice.decision;
  }
  return undefined;
}

const randomFor = ({ entries }: Round, { seed }: Table): ReturnType<typeof randomOf> =>
  randomOf(seed, 'play', entries.length);

async function nextDecision(round: Round, table: Table): Promise<Decision> {
  const doubled = await doubling(round, table);
  if (doubled) return doubled;
  const seat = turnIn(round);
  if (seat === undefined) throw new Error(`nobody has to decide in the phase ${round.phase}`);
  if (deciderOf(round, seat) === table.person && round.phase !== 'cutting') return personDecides(round, table);
  return BOT.decide(viewFor(round, seat), { random: randomFor(round, table) }).decision;
}

/** What is played, with which cards, and in which words. */
export interface Sitting {
  readonly seed: string;
  readonly language: Language;
  readonly rules: TableRules;
}

/** Plays one round to its end, or until the person stops. Lines are read from the input, one an answer. */
export async function playInTerminal(
  io: Pick<Io, 'out'>,
  input: AsyncIterator<string>,
  { seed, language, rules }: Sitting,
): Promise<void> {
  const words = PLAY_WORDS[language];
  const shuffle: Entry = { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), randomOf(seed, 'deal', 1)) };
  let round: Round = startRound(rules, {
    dealer: chairsAt(rules)[randomOf(seed, 'dealer').below(peopleAt(rules))] ?? PERSON,
  });
  const person = seatOf(round, PERSON);
  const blind = blindOf(round);
  const names = bySeat((seat) => (seat === blind ? BLIND_NAMES[language] : words.players[chairOf(round, seat)]));
  const name = namingOf(language, 'bavarian', names, person, reckoningAt(rules));
  const table: Table = { io, input, seed, name, person };
  const take = (entry: Entry): void => {
    const next = step(round, entry);
    if (!next.ok) throw new Error(`${entry.type} was refused: ${next.because.id}`);
    round = next.round;
    if (entry.type !== 'shuffled' && entry.type !== 'revoke') tellDecision(entry, table.name).forEach(io.out);
    next.then.flatMap((each) => tellConsequence(each, table.name)).forEach(io.out);
  };
  try {
    take(shuffle);
    while (!isOver(round)) take(await nextDecision(round, table));
    tellEnd(round, viewFor(round, person), table.name).forEach(io.out);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    io.out(words.stopped);
  }
}
