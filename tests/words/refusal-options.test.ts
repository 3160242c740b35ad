// Refusals say what the table has agreed on: in random rounds at every value of every house rule, the words of a sentence are held to log and rules.
import { describe, expect, test } from 'vitest';
import { sample } from '../../lab/base/thorough.ts';
import { houseMixes } from '../../lab/prove/selftest/house-mixes.ts';
import {
  dealWithSuitor,
  PRESET_TABLES,
  randomDeal,
  randomRules,
  TABLES,
} from '../../lab/prove/selftest/random-round.ts';
import { HOCHZEIT_REFUSALS } from '../../lab/support/examples/hochzeit-refusals.ts';
import { REFUSALS } from '../../lab/support/tutor/situations.ts';
import { houseTable, LANGENDORF_STOSS } from '../../lab/support/rounds/house-tables.ts';
import type { Reason } from '../../src/engine/base/reasons.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { orderOf } from '../../src/engine/play/order.ts';
import { legalDecisions, replay, step } from '../../src/engine/round/step.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { withOption } from '../../src/engine/options/changing.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { type Decision, type Entry, isAside } from '../../src/engine/table/log.ts';
import { isOver, recordOf, type Round, startRound } from '../../src/engine/table/round.ts';
import { houseOf, seatsAt, type TableRules } from '../../src/engine/table/table-rules.ts';
import { textsOf } from '../../src/words/base/catalogue.ts';
import { LANGUAGES } from '../../src/shared/border/language.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { tellWith } from '../../src/words/base/words.ts';

/** A refusal where it was met. */
interface Met {
  readonly round: Round;
  readonly seat: Seat;
  readonly decision: Decision;
}

const callsIn = ({ entries }: Round): readonly Extract<Entry, { type: 'call' }>[] =>
  entries.filter((entry) => entry.type === 'call');
const stepsIn = ({ entries }: Round) => entries.filter((entry) => entry.type === 'stoss' || entry.type === 'retour');
const contractIn = (round: Round) => ('play' in round ? round.play.contract : undefined);
const handIn = ({ round, seat }: Met): readonly string[] => ('play' in round ? round.play.hands[seat] : []);

/** Whether a Hochzeit of this seat was accepted by somebody. */
const wasAccepted = ({ round, seat }: Met): boolean => {
  const calls = callsIn(round);
  const offered = calls.findIndex((each) => each.seat === seat && each.call === 'hochzeit');
  return calls.slice(offered).some(({ call }) => call === 'mit-mir');
};

/** Whether a card is a trump of the Hochzeit. */
const isTrumpOfHochzeit = (card: string): boolean => /^[EGHS][OU]$|^H/.test(card);

/** Words of a refusal, and what must be so wherever they are said. */
const CLAIMS: readonly (readonly [words: RegExp, holds: (met: Met) => boolean])[] = [
  [
    /vor dem ersten Gebot|before the first bid/,
    ({ round }) => callsIn(round).some(({ call }) => /spiel|solo|wenz/.test(call)),
  ],
  [/bevor jemand etwas gesagt hat|before anybody has spoken/, ({ round }) => callsIn(round).length > 0],
  [
    /außer als letzte Karte|unless it is your last card/,
    (met) => houseOf(met.round.rules)['called.discard'] === 'never' && handIn(met).length > 1,
  ],
  [
    /letzten zwei Karten|last two cards/,
    (met) => houseOf(met.round.rules)['called.discard'] === 'from-penultimate' && handIn(met).length > 2,
  ],
  [
    /eine Karte, die kein Trumpf ist, und|a card that is not a trump, and/,
    ({ round, decision }) =>
      houseOf(round.rules)['hochzeit.returnCard'] === 'nontrump' &&
      decision.type === 'return' &&
      isTrumpOfHochzeit(decision.card),
  ],
  [
    /Zurück gibst du eine der Karten|Give back one of the cards that you held/,
    ({ round, seat, decision }) =>
      decision.type === 'return' && round.phase === 'returning' && !round.dealt[seat].includes(decision.card),
  ],
  [/niemand gewollt|Nobody wanted your Hochzeit/, (met) => !wasAccepted(met)],
  [
    /nur der Spieler, als Antwort|Only the declarer gives Retour/,
    ({ round }) => houseOf(round.rules)['stoss.replyBy'] === 'declarer',
  ],
  [
    /nur die Seite des Spielers|Only the declaring side/,
    ({ round, seat }) =>
      houseOf(round.rules)['stoss.replyBy'] === 'declarer-side' &&
      'declarer' in round &&
      seat !== round.declarer &&
      !('partner' in round && seat === round.partner),
  ],
  [/(Du hast|You have) (schon|already given) Retour/, ({ round, seat }) => stepsIn(round).at(-1)?.seat === seat],
  [
    /höher geht es nicht|nothing higher|ein zweites Mal gibt es|no second one/,
    ({ round }) => {
      const most = houseOf(round.rules)['stoss.levels'];
      return stepsIn(round).length >= (most === 'unlimited' ? 8 : most);
    },
  ],
  [/schon Stoß gegeben|already given Stoss;/, ({ round }) => stepsIn(round).length === 1],
  [/schon Retour gegeben|already given Retour/, ({ round }) => stepsIn(round).length === 2],
  [/schon Sub gegeben|already given Sub/, ({ round }) => stepsIn(round).length === 3],
  [
    /^(Gegen .* gibt es keinen Stoß|There is no Stoss against)/,
    ({ round }) => houseOf(round.rules)['stoss.enabled'] && contractIn(round)?.row.stoss === 'never',
  ],
  [/ohne Stoß gespielt|plays without Stoss/, ({ round }) => !houseOf(round.rules)['stoss.enabled']],
  [
    /deinem Partner gehört|your partner’s/,
    ({ round }) => contractIn(round)?.row.sitsOut === undefined && contractIn(round)?.row.parties.kind !== 'everyone',
  ],
  [
    /davonlaufen|Running away/i,
    (met) => {
      const contract = contractIn(met.round);
      const group = contract?.called?.charAt(0);
      const own = handIn(met).filter(
        (card) => contract && orderOf(contract, met.round.rules.pack).groupOf(card as 'EA') === group,
      );
      return own.length > 0;
    },
  ],
];

/** What is refused in a state of a round, to any seat, as it is listed for the seat and as a foreign player may try it. */
function refusedIn(round: Round): readonly (Met & { readonly because: Reason })[] {
  return seatsAt(round.rules).flatMap((seat) => {
    const listed = viewFor(round, seat).options.flatMap(({ decision, verdict }) =>
      verdict.legal ? [] : [{ round, seat, decision, because: verdict.because }],
    );
    const tried = (['stoss', 'retour'] as const).flatMap((type) => {
      const next = step(round, { type, seat });
      return round.phase !== 'playing' || next.ok
        ? []
        : [{ round, seat, decision: { type, seat }, because: next.because }];
    });
    return [...listed, ...tried];
  });
}

const SENTENCES = LANGUAGES.map((language) => ({
  language,
  naming: bySeat((seat) => namingOf(language, 'bavarian', ['Anna', 'Bert', 'Christl', 'Doni'], seat)),
}));

/** What is false in what a refusal says. */
const falseIn = (met: Met & { readonly because: Reason }): readonly string[] =>
  SENTENCES.flatMap(({ language, naming }) => {
    const said = tellWith(textsOf(language).reasons, met.because, naming[met.seat]);
    const wrong = CLAIMS.filter(([words, holds]) => words.test(said) && !holds(met));
    return wrong.map(() => `${met.because.id} ${JSON.stringify(met.because.params)}: ${said}`);
  });

/** A round by chance, in which doublings are taken as often as anything else; `look` is shown every state. */
function playedBy(rules: TableRules, random: Random, deal: typeof randomDeal, look: (round: Round) => void): void {
  const terms = { dealer: random.below(2) as Seat };
  let round: Round = startRound(rules, terms);
  const take = (entry: Entry): void => {
    const next = step(round, entry);
    if (next.ok) round = next.round;
  };
  deal(rules, terms, random).forEach(take);
  for (let steps = 0; !isOver(round) && steps < 200; steps++) {
    look(round);
    const legal = seatsAt(rules).flatMap((seat) => legalDecisions(round, seat));
    const asides = legal.filter(isAside);
    const from = asides.length > 0 && random.below(3) === 0 ? asides : legal.filter((each) => !isAside(each));
    const decision = from[random.below(from.length)] ?? legal[0];
    if (!decision) return;
    take(decision);
  }
}

/** Tables that reach what chance seldom does. */
const SELDOM: readonly TableRules[] = [
  houseTable(LANGENDORF_STOSS),
  houseTable({ 'stoss.levels': 4, 'stoss.replyBy': 'declarer-side' }),
  houseTable({ 'stoss.enabled': false }),
  ...(['never', 'from-penultimate', 'free'] as const).map((discard) => houseTable({ 'called.discard': discard })),
  ...(['anytime-offer', 'on-turn', 'pre-auction'] as const).map((form) =>
    houseTable(withOption({ ...PURE_2007, 'hochzeit.noTaker': 'continue' }, { option: 'hochzeit.form', value: form })),
  ),
];

const ROUNDS = sample(2, 60);
const SELDOM_ROUNDS = sample(14, 200);
const tables: readonly (readonly [name: string, rules: (random: Random) => TableRules])[] = [
  ...houseMixes('refusals').mixes.map((house, at) => [`mix ${at}`, () => houseTable(house)] as const),
  ...SELDOM.map((rules, at) => [`seldom ${at}`, () => rules] as const),
  ...[...TABLES, ...PRESET_TABLES].map((kind) => [kind, (random: Random) => randomRules(kind, random)] as const),
];

describe('what a refusal says is so where it is said', () => {
  const met = new Set<string>();

  test.each(tables)('%s', (name, rulesOf) => {
    const wrong = new Set<string>();
    for (let n = 0; n < (name.startsWith('seldom') ? SELDOM_ROUNDS : ROUNDS); n++) {
      const random = randomOf('refusal options', name, n);
      const rules = rulesOf(random);
      const wedding = houseOf(rules)['hochzeit.form'] !== 'off' && rules.game === undefined && n % 2 === 0;
      playedBy(rules, random, wedding ? dealWithSuitor : randomDeal, (round) => {
        for (const each of refusedIn(round)) {
          met.add(each.because.id);
          falseIn(each).forEach((sentence) => wrong.add(sentence));
        }
      });
    }
    expect([...wrong]).toEqual([]);
  });

  test('and so it is where chance hardly leads: the called card in the last cards, a Hochzeit offered again', () => {
    const { round, entry } = REFUSALS['R.CALLED_CARD_NO_DISCARD'];
    const atTables = (['never', 'from-penultimate'] as const).map((discard) => {
      const replayed = replay({ ...recordOf(round), rules: houseTable({ 'called.discard': discard }) });
      if (!replayed.ok) throw new Error(replayed.because.id);
      return { round: replayed.round, entry };
    });
    for (const each of [...atTables, ...Object.values(HOCHZEIT_REFUSALS).flat()]) {
      const next = step(each.round, each.entry);
      if (next.ok || !('seat' in each.entry)) throw new Error('allowed');
      met.add(next.because.id);
      expect(
        falseIn({ round: each.round, seat: each.entry.seat, decision: each.entry as Decision, because: next.because }),
      ).toEqual([]);
    }
  });

  test('and those that name an option were met', () => {
    const wanted: readonly Reason['id'][] = [
      ...(['R.CALLED_CARD_NO_DISCARD', 'R.MUST_TRUMP', 'A.OFFER_TOO_LATE', 'A.RETURN_OTHER', 'A.STOSS_GIVEN'] as const),
      ...(['A.STOSS_NEVER', 'A.RETOUR_NOT_DECLARER', 'A.RETOUR_GIVEN', 'A.OFFER_REJECTED'] as const),
    ];
    expect(wanted.filter((id) => !met.has(id))).toEqual([]);
  });
});
