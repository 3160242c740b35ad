// Trainer: who takes a trick that has really been played.
import { type Card, rankOf } from '../../base/cards.ts';
import { announcementOf, type Contract } from '../../base/contract.ts';
import { orderOf } from '../../play/order.ts';
import { recordOf, type Round, type ScoredRound } from '../../table/round.ts';
import { SEATS, stepsBetween } from '../../base/seats.ts';
import type { CompletedTrick } from '../../play/tricks.ts';
import { isScored } from '../../table/readers.ts';
import { notesOnTrick } from '../../tutor/trick-notes.ts';
import { pick } from './bot-decisions.ts';
import { botRound, gameFor, randomIn, roundAt, turnedTo } from './bot-rounds.ts';
import { ask } from './trainer-remarks.ts';
import { type Item, type ItemRef, tellNote } from './trainer.ts';

export function trickWinner(ref: ItemRef): Item {
  const random = randomIn(ref, 'trick');
  const round = botRound(ref.rules, gameFor(ref, random), random);
  const seat = pick(random, SEATS);
  const { play } = finished(roundAt(turnedTo(recordOf(round), seat), round.entries.length));
  const trick = pick(random, trickiest(play.contract, play.pack, play.done, ref.stage));
  const winningCard = trick.cards[stepsBetween(trick.leader, trick.winner, play.players)] as Card;
  return {
    question: {
      ask: ask('Q.WINNER', { leader: trick.leader }),
      scene: {
        pack: play.pack,
        contract: { announcement: announcementOf(play.contract) },
        trick: { leader: trick.leader, cards: trick.cards },
      },
      form: { kind: 'cards', pick: 'one', from: trick.cards },
    },
    key: {
      right: [{ kind: 'cards', cards: [winningCard] }],
      because: notesOnTrick(play.contract, play.pack, trick).map(tellNote),
      wrong: [],
    },
  };
}

export function finished(round: Round): ScoredRound {
  if (!isScored(round)) throw new Error('the round is not over');
  return round;
}

/** The tricks that suit the stage: the easiest ones first, later those in which something deceives. */
function trickiest(
  contract: Contract,
  pack: ScoredRound['rules']['pack'],
  done: readonly CompletedTrick[],
  stage: number,
): readonly CompletedTrick[] {
  const byTraps = [...done].sort((a, b) => traps(contract, pack, a) - traps(contract, pack, b));
  const third = Math.ceil(byTraps.length / 3);
  const from = Math.round(((byTraps.length - third) * (stage - 1)) / 4);
  return byTraps.slice(from, from + third);
}

/** What makes a trick hard to read: cards of several groups, courts in plain suits, aces that lose. */
function traps(contract: Contract, pack: ScoredRound['rules']['pack'], trick: CompletedTrick): number {
  const order = orderOf(contract, pack);
  const groups = new Set(trick.cards.map((card) => order.groupOf(card))).size;
  const courts = trick.cards.filter((card) => 'OU'.includes(rankOf(card)) && order.groupOf(card) !== 'trump').length;
  const losingAces = trick.cards.filter((card) => rankOf(card) === 'A').length - (groups === 1 ? 1 : 0);
  const trumps = trick.cards.filter((card) => order.groupOf(card) === 'trump').length;
  return 2 * (groups - 1) + 2 * courts + Math.max(0, losingAces) + (trumps > 1 ? trumps : 0);
}
