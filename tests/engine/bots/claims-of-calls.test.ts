// What calls tell of hands, form by form: it is true of who speaks, and the others imagine hands that fit it.
import { describe, expect, test } from 'vitest';
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { AUCTION_FORMS, type Call, type Claim, OFFER_FORMS } from '../../../src/engine/auction/auction.ts';
import { byRule } from '../../../src/engine/bots/bidding/appraisal.ts';
import { builtIn } from '../../../src/engine/contracts/registry.ts';
import { claimFit } from '../../../src/engine/bots/bidding/claims.ts';
import { imaginedDeals } from '../../../src/engine/bots/bidding/imagined-deals.ts';
import { plansOf, winChance } from '../../../src/engine/bots/bidding/plans.ts';
import { contractFor } from '../../../src/engine/table/announced-contract.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { rulePlayer } from '../../../src/engine/bots/rule-player.ts';
import { boldFactors, meekFactors, plausibilityOf } from '../../../src/engine/bots/sampling/plausibility.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import { announcementsOf, contractOf } from '../../../src/engine/base/contract.ts';
import { interjectors } from '../../../src/engine/round/interjections.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { AuctionRound, Round } from '../../../src/engine/table/round.ts';
import { type BySeat, bySeat, type Seat } from '../../../src/engine/base/seats.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { biddableRows, bidLevelsOf, pureRules, rowOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { after, announce, call, cards, dealt } from '../../../lab/support/rounds/rounds.ts';
import { hochzeitRules } from '../../../lab/support/examples/hochzeit-examples.ts';
import { sample } from '../../../lab/base/thorough.ts';

const STYLE = STYLES.verein;
const player = rulePlayer(STYLE);
const think = { random: randomOf('claims') };

/** The fitted chance of a hand to win a Rufer, whether or not it may call the ace. */
const strengthFor = (hand: readonly Card[]): number =>
  Math.max(
    ...announcementsOf(builtIn('rufer')).map((each) => winChance(contractFor(builtIn('rufer'), each), 32, hand, 0)),
  );

const dealtBy = (rules: TableRules, seed: string): Round => {
  const pack = shuffled(cardsOfPack(rules.pack), randomOf(seed));
  const size = pack.length / 4;
  return dealt(
    rules,
    bySeat((seat) => pack.slice(size * seat, size * (seat + 1))),
  );
};

/** Every call of an auction of rule players, with the round before and after it. */
function* auctionOf(start: Round): Generator<{ before: AuctionRound; after: Round; seat: Seat; view: SeatView }> {
  let round = start;
  while (round.phase === 'auction' || round.phase === 'announcing') {
    const heard = interjectors(round).flatMap((seat) => player.double(viewFor(round, seat), think)?.decision ?? [])[0];
    const view = viewFor(round, heard && 'seat' in heard ? heard.seat : turnIn(round)!);
    const next = step(round, heard ?? player.decide(view, think).decision);
    if (!next.ok) throw new Error(next.because.id);
    if (round.phase === 'auction') yield { before: round, after: next.round, seat: view.seat, view };
    round = next.round;
  }
}

const claimsIn = (round: Round) => ('auction' in round ? round.auction.claims : []);

/** Levels of the games that the player would rather play than say no more. */
function goodLevels(view: SeatView): readonly number[] {
  const ceiling = view.auction.ceiling ?? Infinity;
  return byRule(STYLE)(view)
    .good.map(({ level }) => level)
    .filter((level) => level <= ceiling);
}

function isTrue(claim: Claim, view: SeatView): boolean {
  const { rules, dealtHand } = view;
  const levels = goodLevels(view);
  switch (claim.kind) {
    case 'from':
      return levels.some((level) => level >= claim.level);
    case 'nothing':
      return levels.every((level) => level < claim.from || level > claim.to);
    case 'plays': {
      const row = rowOf(rules, claim.contract)!;
      const may = announcementsOf(row).some((each) => !announceObjection(contractOf(row, each), rules.pack, dealtHand));
      const good = byRule(STYLE)(view).good.some(({ announcement }) => announcement.contract === claim.contract);
      return may && (good || claim.contract === 'hochzeit');
    }
  }
}

const WIDE: Partial<HouseRules> = {
  'contracts.enabled': ['rufer', 'hochzeit', 'geier', 'wenz', 'solo', 'sie'],
  'contracts.ranking': [['rufer'], ['hochzeit'], ['geier'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']],
};

const DEALS = sample(28, 600);

describe.each(AUCTION_FORMS)('bidding %s', (form) => {
  test.each(OFFER_FORMS)('what a call tells is true of the hand, with a Hochzeit %s', (offer) => {
    const kinds = new Map<string, number>();
    for (let deal = 0; deal < DEALS; deal++) {
      const rules = hochzeitRules(offer, { ...WIDE, 'auction.form': form, 'deck.size': deal % 2 ? 24 : 32 });
      for (const { before, after: next, seat, view } of auctionOf(dealtBy(rules, `${form} ${offer} ${deal}`))) {
        const told = claimsIn(next).slice(before.auction.claims.length);
        expect(told.length).toBeLessThan(2);
        for (const { seat: speaker, claim } of told) {
          expect(speaker).toBe(seat);
          const said = next.entries.at(-1);
          expect(isTrue(claim, view), `${deal}: ${JSON.stringify(said)} tells ${JSON.stringify(claim)}`).toBe(true);
          kinds.set(claim.kind, (kinds.get(claim.kind) ?? 0) + 1);
        }
      }
    }
    const bids = form === 'named' ? 'plays' : 'from';
    expect(kinds.get(bids)).toBeGreaterThan(0.4 * DEALS);
    expect(kinds.get('nothing')).toBeGreaterThan(1.3 * DEALS);
  });
});

test('of a hand whose turn it is, calls are thought as likely as they are made', () => {
  const rules = pureRules(32);
  const told = Array.from({ length: 200 }, (_, deal) => {
    const start = dealtBy(rules, `as likely ${deal}`);
    const view = viewFor(start, 0);
    const [speaking = 0, silent = 0] = (['spiele', 'weiter'] as const).map((said) =>
      claimFit(rules, claimsIn(after(start, call(0, said))).at(-1)!.claim, 1)(view.dealtHand),
    );
    return { speaks: goodLevels(view).length > 0, chance: speaking / (speaking + silent) };
  });
  const chances = (speaks: boolean): readonly number[] =>
    told.flatMap((each) => (each.speaks === speaks ? [each.chance] : []));
  expect(mean(chances(true))).toBeGreaterThan(0.6);
  expect(mean(chances(false))).toBeLessThan(0.3);
  expect(Math.abs(mean(told.map(({ chance }) => chance)) - chances(true).length / told.length)).toBeLessThan(0.1);
});

/** The best chance that a hand has with a contract of its name, from 0 to 1. */
function chanceOf(rules: TableRules, id: string, hand: readonly Card[], leads: 0 | 1): number {
  const row = rowOf(rules, id)!;
  const chances = announcementsOf(row)
    .map((each) => contractFor(row, each))
    .filter((contract) => !announceObjection(contract, rules.pack, hand))
    .map((contract) => winChance(contract, 32, hand, leads));
  return Math.max(0, ...chances);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('imagined deals', () => {
  test.each([
    ['named', /^names:(geier|wenz|solo)$/],
    ['official', /^(has:(geier|wenz|solo)|spiele-auch)$/],
    ['two-phase', /^(has:(geier|wenz|solo)|spiele-auch)$/],
  ] as const)('give the hand to who has bid alone, bidding %s, about as good as it is', (form, alone) => {
    const rules = hochzeitRules('on-turn', { ...WIDE, 'auction.form': form });
    const own: number[] = [];
    const imagined: number[] = [];
    for (let deal = 0; own.length < sample(16, 200); deal++)
      for (const { after: next, seat, view } of auctionOf(dealtBy(rules, `imagined ${deal}`))) {
        const said = next.entries.at(-1);
        const turn = turnIn(next);
        if (said?.type !== 'call' || !alone.test(said.call) || turn === undefined || turn === seat) continue;
        const leads = seat === 0 ? 1 : 0;
        const { claim } = claimsIn(next).at(-1)!;
        const ids = biddableRows(rules)
          .filter(({ goal, id }) => goal.kind === 'points' && isClaimed(rules, claim, id))
          .map(({ id }) => id);
        const best = (hand: readonly Card[]): number => Math.max(...ids.map((id) => chanceOf(rules, id, hand, leads)));
        own.push(best(view.dealtHand));
        imagined.push(
          mean(imaginedDeals(viewFor(next, turn), 16, randomOf(`imagine ${deal}`)).map((each) => best(each[seat]))),
        );
      }
    expect(mean(own)).toBeGreaterThan(0.65);
    expect(Math.abs(mean(imagined) - mean(own)), `${mean(imagined)} for ${mean(own)}`).toBeLessThan(0.1);
  });

  function isClaimed(rules: TableRules, claim: Claim, id: string): boolean {
    if (claim.kind === 'plays') return claim.contract === id;
    const level = bidLevelsOf(rules).findIndex((group) => group.includes(id));
    return claim.kind === 'from' && level >= claim.level;
  }

  const rules = hochzeitRules('on-turn', { ...WIDE, 'auction.form': 'named' });

  test('give one trump to who has offered a Hochzeit', () => {
    const start = dealtBy(rules, 'a suitor');
    const view = {
      ...viewFor(start, 3),
      auction: { ...viewFor(start, 3).auction, claims: [tells(0, { kind: 'plays', contract: 'hochzeit' })] },
    };
    const trumps = imaginedDeals(view, 60, randomOf('suitors')).map(
      (deal) => deal[0].filter((card) => /^H|[OU]$/.test(card)).length,
    );
    expect(trumps.every((count) => count === 1)).toBe(true);
  });

  test('leave who passes over a Solo as strong as anybody, and who passes over nothing weak', () => {
    const strength = (calls: readonly Call[]): number => {
      const strengths: number[] = [];
      for (let deal = 0; deal < 40; deal++) {
        const hands = handsWith({ 0: 'EO GO HO EU EA ET EK S7' }, `${deal}`);
        const view = viewFor(
          calls.reduce((round, each) => after(round, call(turnIn(round)!, each)), dealt(rules, hands)),
          2,
        );
        for (const imagined of imaginedDeals(view, 10, randomOf(`pass ${deal}`)))
          strengths.push(strengthFor(imagined[1]));
      }
      return mean(strengths);
    };
    const untold = strength(['names:solo', 'weiter']);
    const before = strength(['names:solo']);
    expect(Math.abs(untold - before), `${untold} for ${before}`).toBeLessThan(0.06);
    expect(strength(['weiter', 'weiter'])).toBeLessThan(strength(['weiter']) - 0.05);
  });

  test('while cards are played: a pass over a Solo weighs nothing, an overcalled Wenz does', () => {
    const hands = handsWith({ 0: 'EO GO HO EU EA ET EK S7', 1: 'GU HU SU GA SA HA ST G9' }, 'overcalled');
    const solo = after(
      dealt(rules, hands),
      ...(['names:solo', 'weiter', 'weiter', 'weiter'] as const).map((each, seat) => call(seat as Seat, each)),
      announce(0, { contract: 'solo', trump: 'E' }),
    );
    expect(meekFactors(knowledgeOf(viewFor(solo, 3)))).toEqual([]);
    const order = bySeat((seat) => hands[([1, 2, 0, 3] as const)[seat]]);
    const overcalled = after(
      dealt(rules, order),
      call(0, 'names:wenz'),
      call(1, 'weiter'),
      call(2, 'names:solo'),
      call(3, 'weiter'),
      announce(2, { contract: 'solo', trump: 'E' }),
    );
    const know = knowledgeOf(viewFor(overcalled, 3));
    const weight = plausibilityOf(know, boldFactors(know));
    const turned = bySeat((seat) => order[([1, 0, 2, 3] as const)[seat]]);
    expect(weight(order)).toBeGreaterThan(3 * weight(turned));
  });
});

const tells = (seat: Seat, claim: Claim) => ({ seat, claim });

/** Hands with the given ones in their seats; the rest is dealt by chance. */
function handsWith(given: Partial<Record<Seat, string>>, seed: string): BySeat<readonly Card[]> {
  const held = bySeat((seat) => cards(given[seat] ?? ''));
  const rest = [...shuffled(cardsOfPack(32), randomOf(seed))].filter((card) => !held.flat().includes(card));
  return bySeat((seat) => (held[seat].length > 0 ? held[seat] : rest.splice(0, 8)));
}

test('every plan of a hand has a level of the bidding', () => {
  const rules = hochzeitRules('anytime-offer', {
    ...WIDE,
    'contracts.ranking': [['hochzeit'], ['rufer', 'geier'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']],
  });
  const plans = plansOf(viewFor(dealtBy(rules, 'levels'), 0));
  expect(plans.length).toBeGreaterThan(2);
  for (const { level, announcement } of plans) expect(bidLevelsOf(rules)[level]).toContain(announcement.contract);
});
