// German sentences that are read out on a key at the table, or by themselves: the hand, the trick, trumps, card points, the balance.
import type { Naming } from '../naming.ts';

export const UI_READOUT_DE = {
  hand: (groups: string) => `Dein Blatt: ${groups}.`,
  noHand: 'Du hast keine Karten auf der Hand.',
  group: (name: string, cards: string) => `${name}: ${cards}`,
  trumps: 'Trumpf',
  noTrick: 'Im Stich liegt noch nichts.',
  leads: (player: string) => `Es spielt aus: ${player}.`,
  trick: (cards: string) => `Im Stich: ${cards}.`,
  card: (player: string, card: string) => `${player}: ${card}`,
  taken: (player: string) => `Den Stich macht: ${player}.`,
  trumpsOut: (count: number, cards: string) =>
    count === 0 ? 'Kein Trumpf ist mehr draußen.' : `Noch ${count} Trümpfe draußen: ${cards}.`,
  oneTrumpOut: (card: string) => `Noch ein Trumpf draußen: ${card}.`,
  noTrumps: 'Noch kennt man keine Trümpfe.',
  keptDark: 'Das musst du dir in diesem Spiel selbst merken.',
  points: (own: number, other: number, needed: number) =>
    `Deine Seite hat ${own} Augen, die andere ${other}. Zum Sieg braucht es ${needed}.`,
  tricks: (players: string) => `Stiche bisher: ${players}.`,
  balance: (money: string) => `Dein Stand: ${money}.`,
  payment: (amount: number, name: Naming) => {
    if (amount === 0) return 'An deinem Stand ändert das nichts.';
    return amount > 0 ? `Das bringt dir ${name.money(amount)}.` : `Das kostet dich ${name.money(-amount)}.`;
  },
};

export type UiReadoutTexts = typeof UI_READOUT_DE;
