// Makes a file of the library from a round that another program tells: the deal, an auction that leads to its game, and its cards.
import { bySeat, type Seat, seatsOf } from '../../engine/base/seats.ts';
import { type Announcement, sameAnnouncement } from '../../engine/base/contract.ts';
import { type HouseRules, PURE_2007 } from '../../engine/options/options.ts';
import { withOption } from '../../engine/options/changing.ts';
import { legalDecisions, replay, step, turnIn } from '../../engine/round/step.ts';
import { entriesForHands, isWholePack } from '../../engine/table/dealing.ts';
import { type Decision, isDoublingStep, type RoundTerms } from '../../engine/table/log.ts';
import { announcementIn, isPlaying, saidCall } from '../../engine/table/readers.ts';
import { isOver, recordOf, type Round } from '../../engine/table/round.ts';
import { OFFERED } from '../../engine/contracts/registry.ts';
import { handSizeAt, tableRulesOf } from '../../engine/table/table-rules.ts';
import { MOST_PLAYER_NAME } from '../../shared/border/limits.ts';
import { oneLine } from '../../shared/border/one-line.ts';
import { type ImportTrouble, problem } from '../../shared/border/problems.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { TariffSchema } from '../../shared/rules/tariff-schema.ts';
import { textsOf } from '../../words/base/catalogue.ts';
import type { Language } from '../../shared/border/language.ts';
import { accepted, type Checked, refused } from '../store/check.ts';
import { gameNamed, type ToldRound } from './told-round.ts';

/** Forehand sits in seat 0. */
const TERMS: RoundTerms = { dealer: 3 };
const PLAYERS = seatsOf(4);

/** The round as a file, played again by the rules of this program; or in a word why that cannot be. */
export function roundOf(told: ToldRound, language: Language): Checked<RoundFile> {
  const trouble = (what: ImportTrouble, detail = ''): Checked<never> =>
    refused(problem('F.IMPORT', { source: told.source, trouble: what, detail: oneLine(detail, MOST_PLAYER_NAME) }));
  const announcement = gameNamed(told.game);
  if (!announcement) return trouble('unknownGame', told.game);
  if (told.tariff && !TariffSchema.safeParse(told.tariff).success) return trouble('prices');
  const rules = tableRulesOf(houseFor(told, announcement));
  const size = handSizeAt(rules);
  const whole = told.names.length === PLAYERS.length && told.hands.every((hand) => hand.length === size);
  if (!whole || !isWholePack(rules, told.hands.flat())) return trouble('hands');
  if (told.plays.length !== size * PLAYERS.length) return trouble('tricks');
  const declarer = PLAYERS.find((seat) => told.names[seat] === told.declarer);
  const stranger = [told.declarer, ...told.laidBy].find((name) => !told.names.includes(name));
  if (declarer === undefined || stranger !== undefined) return trouble('nobody', stranger);
  const hands = bySeat((seat) => told.hands[seat] ?? []);
  const dealt = replay({ format: 1, rules, terms: TERMS, entries: entriesForHands(rules, TERMS, hands) });
  const bid = dealt.ok ? bidTo(laidIn(dealt.round, told), declarer, announcement) : undefined;
  if (!bid) return trouble('unknownGame', told.game);
  const end = playedTo(bid, told);
  if (typeof end === 'string') return trouble('illegal', end);
  return accepted(fileOf(told, end, language));
}

/** The pure game, with the contract if it is none of it, the prices that are told, and Legen if somebody laid. */
function houseFor({ hands, tariff, laidBy }: ToldRound, { contract }: Announcement): HouseRules {
  const pack = hands[0]?.length === 6 ? 24 : 32;
  const laying: Partial<HouseRules> =
    laidBy.length > 0 ? { 'legen.form': 'all', 'legen.dealerSecondPacket': false } : {};
  const plain: HouseRules = { ...PURE_2007, 'deck.size': pack, ...laying, ...(tariff && { tariff }) };
  const offered = OFFERED.find((id) => contract === id || contract === `${id}-tout`);
  if (!offered || plain['contracts.enabled'].includes(offered)) return plain;
  return withOption(plain, { option: 'contracts.enabled', value: [...plain['contracts.enabled'], offered] });
}

/** The round after everybody has been asked whether to lay, if the table lays. */
function laidIn(dealt: Round, { laidBy, names }: ToldRound): Round {
  let round = dealt;
  for (;;) {
    const seat = turnIn(round);
    if (seat === undefined) return round;
    const says = laidBy.includes(names[seat] ?? '') ? 'lay' : 'leave';
    const next = step(round, { type: 'legen', seat, says });
    if (!next.ok) return round;
    round = next.round;
  }
}

/** The auction in which only the declarer wants to play; the others' calls are not told, or lead nowhere. */
function bidTo(dealt: Round, declarer: Seat, announcement: Announcement): Round | undefined {
  let round = dealt;
  while (!isPlaying(round)) {
    const turn = turnIn(round);
    const decision =
      turn === undefined ? undefined : wantedOf(legalDecisions(round, turn), turn === declarer, announcement);
    const next = decision && step(round, decision);
    if (!next?.ok || isOver(next.round)) return undefined;
    round = next.round;
  }
  return round;
}

const wantedOf = (legal: readonly Decision[], declares: boolean, announcement: Announcement): Decision | undefined =>
  legal.find((each) => {
    const said = announcementIn(each);
    return said ? sameAnnouncement(said, announcement) : saidCall(each) === (declares ? 'spiele' : 'weiter');
  });

/** The round after all cards, with each step of doubling as early as it may be given; in a word the card that is refused. */
function playedTo(bid: Round, { plays, stossBy, names }: ToldRound): Round | string {
  let round = bid;
  const steps = [...stossBy];
  for (const card of plays) {
    const seat = turnIn(round);
    const next = seat === undefined ? undefined : step(round, { type: 'play', seat, card });
    if (!next?.ok) return card;
    round = next.round;
    for (let doubled = doubledBy(round, names, steps[0]); doubled; doubled = doubledBy(round, names, steps[0])) {
      round = doubled;
      steps.shift();
    }
  }
  return isOver(round) && steps.length === 0 ? round : (steps[0] ?? '');
}

function doubledBy(round: Round, names: readonly string[], name: string | undefined): Round | undefined {
  const seat = PLAYERS.find((each) => name !== undefined && names[each] === name);
  if (seat === undefined || isOver(round)) return undefined;
  const decision = legalDecisions(round, seat).find(isDoublingStep);
  const next = decision && step(round, decision);
  return next?.ok ? next.round : undefined;
}

function fileOf(told: ToldRound, round: Round, language: Language): RoundFile {
  const { id, finishedAt, dayOnly, names, owner, declarer, leftOut } = told;
  const seatNamed = (name: string | undefined): Seat | undefined => PLAYERS.find((seat) => names[seat] === name);
  return {
    format: 'schafkopf-stube-round',
    version: 1,
    id: id.slice(0, 64),
    finishedAt,
    ...(dayOnly && { dayOnly }),
    players: bySeat((seat) => ({ name: oneLine(names[seat] ?? '', MOST_PLAYER_NAME), kind: 'human' })),
    you: seatNamed(owner) ?? seatNamed(declarer) ?? 0,
    record: recordOf(round),
    notes: [],
    ...(leftOut !== undefined && { study: { note: textsOf(language).imports[leftOut] } }),
  };
}
