// German sentences that are read out on a key at the table, or by themselves: the hand, the trick, trumps, card points, the balance.
import type { UiReadoutTexts } from '../types/ui-readout-texts.ts';

export const UI_READOUT_DE: UiReadoutTexts = {
  hand: (groups) => `Dein Blatt: ${groups}.`,
  noHand: 'Du hast keine Karten auf der Hand.',
  group: (name, cards) => `${name}: ${cards}`,
  trumps: 'Trumpf',
  noTrick: 'Im Stich liegt noch nichts.',
  leads: (player) => `Es spielt aus: ${player}.`,
  trick: (cards) => `Im Stich: ${cards}.`,
  card: (player, card) => `${player}: ${card}`,
  taken: (player) => `Den Stich macht: ${player}.`,
  trumpsOut: (count, cards) =>
    count === 0 ? 'Kein Trumpf ist mehr draußen.' : `Noch ${count} Trümpfe draußen: ${cards}.`,
  oneTrumpOut: (card) => `Noch ein Trumpf draußen: ${card}.`,
  noTrumps: 'Noch kennt man keine Trümpfe.',
  keptDark: 'Das musst du dir in diesem Spiel selbst merken.',
  points: (own, other, needed) => `Deine Seite hat ${own} Augen, die andere ${other}. Zum Sieg braucht es ${needed}.`,
  tricks: (players) => `Stiche bisher: ${players}.`,
  balance: (money) => `Dein Stand: ${money}.`,
  payment: (amount, name) => {
    if (amount === 0) return 'An deinem Stand ändert das nichts.';
    return amount > 0 ? `Das bringt dir ${name.money(amount)}.` : `Das kostet dich ${name.money(-amount)}.`;
  },
};
