// Records of the English rules sheet with a log: the preset with its options, every decision of a whole deal (SPEC 5).
import { isCard, SUITS } from '../../../../src/engine/base/cards.ts';
import type { Announcement } from '../../../../src/engine/base/contract.ts';
import { presetRules } from '../../../../src/engine/options/presets.ts';
import { namedIn } from '../../../../src/engine/auction/auction.ts';
import { type ByKind, byKind } from '../../../../src/engine/scoring/by-kind.ts';
import { RAMSCH_TEAMS } from '../../../../src/engine/scoring/ramsch-result.ts';
import { timesIn } from '../../../../src/engine/scoring/doublings.ts';
import { doublingsIn } from '../../../../src/engine/doubling/doublings-in.ts';
import type { ScoredRound, ThrownInRound } from '../../../../src/engine/table/round.ts';
import { seatsAt, tableRulesOf } from '../../../../src/engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import { COMMON_WORDS, type Word } from './logged-words.ts';

const BID: Word = {
  read(text, seat) {
    const contract = /^bid (\S+)$/.exec(text)?.[1];
    if (contract === undefined) return undefined;
    return { type: 'call', seat, call: contract === 'sie' ? 'sie' : `names:${contract}` };
  },
  write(decision) {
    if (decision.type !== 'call') return undefined;
    const contract = decision.call === 'sie' ? 'sie' : namedIn(decision.call);
    return contract === undefined ? undefined : `bid ${contract}`;
  },
};

const PASS: Word = {
  read: (text, seat) => (text === 'pass' ? { type: 'call', seat, call: 'weiter' } : undefined),
  write: (decision) => (decision.type === 'call' && decision.call === 'weiter' ? 'pass' : undefined),
};

const choiceIn = (said: string | undefined): Omit<Announcement, 'contract'> | undefined => {
  if (said === undefined) return {};
  const trump = SUITS.find((suit) => suit === said);
  if (trump) return { trump };
  return isCard(said) ? { called: said } : undefined;
};

const ANNOUNCE: Word = {
  read(text, seat) {
    const [verb, contract, said, ...more] = text.split(' ');
    const choice = choiceIn(said);
    if (verb !== 'announce' || contract === undefined || !choice || more.length > 0) return undefined;
    return { type: 'announce', seat, announcement: { contract, ...choice } };
  },
  write(decision) {
    if (decision.type !== 'announce') return undefined;
    const { contract, trump, called } = decision.announcement;
    return ['announce', contract, trump ?? called].filter((each) => each !== undefined).join(' ');
  },
};

const LAY: Word = {
  read: (text, seat) => (text === 'lay' || text === 'leave' ? { type: 'lay', seat, says: text } : undefined),
  write: (decision) => (decision.type === 'lay' ? decision.says : undefined),
};

const NOTHING = {
  kind: null,
  declarer: null,
  partner: null,
  won: null,
} as const;

/** The field `result`, seat by seat; amounts are cents. */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  const seats = seatsAt(round.rules);
  if ('why' in round) return { ...NOTHING, thrown_in: true, doublings: 0, value: 0, payments: seats.map(() => 0) };
  const { result, settlement, play } = round;
  const { row } = play.contract;
  const all = {
    thrown_in: false,
    kind: row.id,
    doublings: timesIn(doublingsIn(round)),
    points: [...result.points],
    tricks: [...result.tricks],
    value: settlement.each,
    payments: [...settlement.balance],
  };
  return { ...NOTHING, ...all, ...byKind(ENDS, result, round) };
}

const ENDS: ByKind<Readonly<Record<string, unknown>>, [ScoredRound]> = {
  sides: ({ declarer, partner, sidePoints, winner, schneider, schwarz, runners }, { play, rules }) => {
    const { goal } = play.contract.row;
    const graded = goal.kind !== 'noTrick' && goal.kind !== 'laidDown';
    return {
      declarer,
      partner: partner ?? null,
      side_points: sidePoints,
      won: winner === 'declarer',
      schneider: graded ? schneider : null,
      schwarz: graded ? schwarz : null,
      matadors: rules.runners === 'paid' ? runners.paid : 0,
    };
  },
  ramsch: ({ losers }) => ({
    winner_team: losers.length === 0 ? null : RAMSCH_TEAMS.findIndex((team) => !losers.includes(team[0] ?? 0)),
  }),
  least: () => ({}),
  reKontra: () => ({}),
};

export const LOGGED_SHEET: LoggedGame = {
  // Its records know no Marriage (FORMAT-RELATIVES).
  agreed: ({ 'sheet.G': ground }) => {
    const house = presetRules('sheet-003');
    return {
      ...house,
      'contracts.enabled': house['contracts.enabled'].filter((id) => id !== 'hochzeit'),
      'contracts.ranking': house['contracts.ranking'].filter((group) => !group.includes('hochzeit')),
      'hochzeit.form': 'off',
      ...(typeof ground === 'number' && { tariff: { type: 'ground', values: [ground] } }),
    };
  },
  own: ['sheet.G'],
  rules: tableRulesOf,
  words: [...COMMON_WORDS, BID, PASS, ANNOUNCE, LAY],
  result: resultOf,
};
