// A position of a recorded game and the three steps of its hint in German, as a person reads them who judges them by hand.
import '../../../src/words/all-languages.ts';
import { hintOf } from '../../../src/main/advice/hints.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { rowOf } from '../../../src/engine/tutor/advice/effort.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { UI_ADVICE_DE } from '../../../src/words/de/ui-advice.ts';
import { nameOfDecision } from '../../../src/words/speak/considered.ts';
import { tellFact } from '../../../src/words/speak/explanations.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { tellPeople } from '../../../src/words/speak/verdicts.ts';
import { PLAYERS } from '../../sentences/well-formed.ts';

const texts = UI_ADVICE_DE;

const who = ({ seat }: SeatView, other: Seat): string => (other === seat ? 'ICH' : PLAYERS[other]);

/** The game, all tricks and the hand, with cards as two letters. */
export function positionTold(view: SeatView): readonly string[] {
  const { contract, tricks, trick, hand, options } = view;
  const laid = (leader: Seat, cards: readonly string[]): string =>
    cards.map((card, at) => `${who(view, SEATS[(leader + at) % SEATS.length] ?? leader)} ${card}`).join(', ');
  const order = SEATS.map((at) => who(view, SEATS[(view.forehand + at) % SEATS.length] ?? at));
  const partner = contract?.revealed ? ` Partner bekannt: ${who(view, contract.revealed.seat)}.` : '';
  const allowed = options.flatMap(({ decision, verdict }) =>
    decision.type === 'play' && verdict.legal ? [decision.card] : [],
  );
  return [
    `Spiel: ${Object.values(contract?.announcement ?? {}).join(' ')} von ${who(view, contract?.declarer ?? 0)}; ab Vorhand: ${order.join(', ')}.${partner}`,
    ...tricks.map(
      ({ leader, cards, winner, points }, at) =>
        `Stich ${at + 1}: ${laid(leader, cards)}, an ${who(view, winner)} (${points})`,
    ),
    `Auf dem Tisch: ${trick && trick.cards.length > 0 ? laid(trick.leader, trick.cards) : 'nichts, ich spiele aus'}`,
    `Meine Karten: ${hand.join(' ')}; erlaubt: ${allowed.join(' ')}`,
  ];
}

/** The three steps in words, thought out from a seed. */
export function stepsTold(view: SeatView, seed: string): readonly string[] {
  const name = namingOf('de', 'bavarian', PLAYERS, view.seat);
  const advice = adviseCard(view, { random: randomOf('hints to read', seed), effort: rowOf('quick') });
  const steps = ([1, 2, 3] as const).flatMap((step) => hintOf(view, advice, step) ?? []);
  return steps.flatMap((hint) => {
    if (hint.step === 1) return [`1: ${texts.ideas[hint.idea]}`];
    if (hint.step === 2) return [`2: ${hint.candidates.map((each) => nameOfDecision(each, name)).join(' / ')}`];
    const { best, because, other, asGood, worth, worlds, people } = hint;
    const without = other ? texts.hint.slight : texts.hint.undecided;
    const reasons = because.length > 0 ? because.map((each) => tellFact(each, name)).join(' ') : without;
    return [
      `3: ${nameOfDecision(best, name)}. ${reasons}`,
      [
        texts.hint.worth(worth, worlds, name),
        ...(other ? [texts.hint.other(nameOfDecision(other.decision, name), other.loss, name)] : []),
        ...(asGood.length > 0
          ? [`${texts.hint.asGood} ${asGood.map((each) => nameOfDecision(each, name)).join(', ')}.`]
          : []),
        ...(people ? [tellPeople(people, name)] : []),
      ].join(' '),
      `[${because.map(({ id }) => id).join(', ')}]`,
    ];
  });
}
