// English sentences that are read out on a key at the table, or by themselves: the hand, the trick, trumps, card points, the balance.
import type { UiReadoutTexts } from '../types/ui-readout-texts.ts';

export const UI_READOUT_EN: UiReadoutTexts = {
  hand: (groups) => `Your hand: ${groups}.`,
  noHand: 'You hold no cards.',
  group: (name, cards) => `${name}: ${cards}`,
  trumps: 'Trumps',
  noTrick: 'Nothing lies in the trick yet.',
  leads: (player) => `To lead: ${player}.`,
  trick: (cards) => `In the trick: ${cards}.`,
  card: (player, card) => `${player}: ${card}`,
  taken: (player) => `The trick goes to: ${player}.`,
  trumpsOut: (count, cards) => (count === 0 ? 'No trump is out any more.' : `${count} trumps are out: ${cards}.`),
  oneTrumpOut: (card) => `One trump is out: ${card}.`,
  noTrumps: 'No trumps are known yet.',
  keptDark: 'In this game that is for you to remember.',
  points: (own, other, needed) => `Your side has ${own} points, the other ${other}. ${needed} are needed to win.`,
  tricks: (players) => `Tricks so far: ${players}.`,
  balance: (money) => `Your balance: ${money}.`,
  payment: (amount, name) => {
    if (amount === 0) return 'That leaves your balance as it is.';
    return amount > 0 ? `That brings you ${name.money(amount)}.` : `That costs you ${name.money(-amount)}.`;
  },
};
