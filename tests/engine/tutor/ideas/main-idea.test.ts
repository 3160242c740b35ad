// Reasons for a card: one idea that tells it from the next best, at most one in support, none where nothing is to be told apart.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOfPack } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import type { FactId } from '../../../../src/engine/inference/facts.ts';
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import type { EffortRow } from '../../../../src/engine/tutor/advice/advice.ts';
import { equallyGood } from '../../../../src/engine/tutor/advice/grade.ts';
import { ENOUGH, GAINS } from '../../../../src/engine/tutor/ideas/gains.ts';
import { fateFor } from '../../../../src/engine/tutor/ideas/fates.ts';
import { allReasonsOf, IDEAS, isIdea, reasonsOf, tellsFrom } from '../../../../src/engine/tutor/ideas/ideas.ts';
import { ideasFor } from '../../../../src/engine/tutor/ideas/main-idea.ts';
import { PURE_2007 } from '../../../../src/engine/options/options.ts';
import { gameRulesOf } from '../../../../src/engine/table/table-rules.ts';
import type { Naming } from '../../../../src/words/types/naming.ts';
import { namingOf } from '../../../../src/words/speak/naming-of.ts';
import { tellFact } from '../../../../src/words/speak/explanations.ts';
import { type Position, viewAt } from '../../../../lab/support/bots/support.ts';
import { turnsOf } from '../../../../lab/support/tutor/positions.ts';

const LITTLE: EffortRow = {
  worlds: [6],
  exact: [2],
  enumerate: 12,
  nodes: 200_000,
  bids: 2,
  outlook: 2,
  end: [],
  among: 32,
  again: 0,
};

const solo = { contract: 'solo', trump: 'E' } as const;
const rufer = { contract: 'rufer', called: 'GA' } as const;

interface Expected {
  readonly name: string;
  readonly at: Position;
  readonly card: Card;
  readonly against: Card;
  readonly idea: FactId;
}

/** Positions in which an idea of the tutor's own is what a strong player would name. */
const NAMED: readonly Expected[] = [
  {
    name: 'long way, short suit: the declarer of a Solo comes last',
    at: { declarer: 3, announcement: solo, seat: 0, hand: 'HU E7 GA SK S9 S8 HT H7' },
    card: 'GA',
    against: 'SK',
    idea: 'lead.longWay',
  },
  {
    name: 'short way, long suit: he comes next',
    at: { declarer: 1, announcement: solo, seat: 0, hand: 'HU E7 GK SK S9 S8 S7 HT' },
    card: 'SK',
    against: 'GK',
    idea: 'lead.shortWay',
  },
  {
    name: 'the called ace must still fall in this trick, so it pays to ruff',
    at: { declarer: 3, announcement: rufer, seat: 1, hand: 'HU H8 EK E8 ST S8 S7 E9', plays: 'G9' },
    card: 'HU',
    against: 'S7',
    idea: 'follow.catchCalled',
  },
  {
    name: 'the ten stays at home while the ace is out',
    at: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 E7 ET EK ST S8 S7' },
    card: 'E7',
    against: 'ET',
    idea: 'lead.keepPoints',
  },
  {
    name: 'a blank ace runs while its suit is still out',
    at: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 H7 E7 ET EK SA G8' },
    card: 'SA',
    against: 'E7',
    idea: 'lead.runs',
  },
  {
    name: 'the ace of a long suit waits',
    at: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 E7 SA SK S9 S8 G8' },
    card: 'E7',
    against: 'SA',
    idea: 'lead.keepAce',
  },
  {
    name: 'a high trump drives out the few that are higher',
    at: { declarer: 0, announcement: rufer, seat: 0, hand: 'HO GU HA H7 E7 EK SK G8' },
    card: 'HO',
    against: 'H7',
    idea: 'lead.fewAbove',
  },
  {
    name: 'the highest card of a suit goes before a lower one',
    at: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 H7 E7 EK SA S9 G8' },
    card: 'SA',
    against: 'S9',
    idea: 'lead.fromAbove',
  },
  {
    name: 'a low trump draws as much as an Unter that many could beat',
    at: { declarer: 0, announcement: rufer, seat: 0, hand: 'HU H8 H7 E7 EK SK S9 G8' },
    card: 'H7',
    against: 'HU',
    idea: 'lead.lowTrump',
  },
  {
    name: 'in a Solo trumps are drawn before an ace is led',
    at: { declarer: 0, announcement: solo, seat: 0, hand: 'GO HO EU GU EA ET SA GK' },
    card: 'GU',
    against: 'SA',
    idea: 'lead.drawTrumps',
  },
  {
    name: 'an Ober that does not beat the highest one either stays',
    at: { declarer: 0, announcement: rufer, seat: 1, hand: 'HO SU H7 EK E8 ST S8 S7', plays: 'GO' },
    card: 'H7',
    against: 'HO',
    idea: 'follow.belowAnyway',
  },
  {
    name: 'the King of trumps would be beaten by whatever beats the nine',
    at: { declarer: 3, announcement: rufer, seat: 1, hand: 'HK H9 EK E8 ST S8 S7 E9', plays: 'H8' },
    card: 'H9',
    against: 'HK',
    idea: 'follow.sameThreats',
  },
  {
    name: 'the ten of another suit keeps its only guard',
    at: { declarer: 3, announcement: rufer, seat: 1, hand: 'HU H9 H8 H7 ET E7 G8 G7', plays: 'S9' },
    card: 'G7',
    against: 'E7',
    idea: 'discard.keepGuards',
  },
  {
    name: 'an Unter that nobody beats is the way back to a suit that runs',
    at: {
      pack: 24,
      declarer: 2,
      announcement: { contract: 'wenz' },
      seat: 2,
      hand: 'EU HU GA HA HT ST',
      plays: 'SO SA ST SK ET',
    },
    card: 'HU',
    against: 'EU',
    idea: 'follow.keepEntry',
  },
  {
    name: 'the last card of a suit stays for the partner who has its highest one',
    at: {
      pack: 24,
      declarer: 3,
      announcement: { contract: 'solo', trump: 'G' },
      seat: 1,
      hand: 'HO GU HU HK H9 SA',
      plays: 'HA H9 EA GA GT GK GU G9 HU E9 GO EU EK ST',
    },
    card: 'HO',
    against: 'HK',
    idea: 'discard.keepLink',
  },
  {
    name: 'the highest card of a suit goes out of the way of the partner, who has the rest',
    at: {
      declarer: 1,
      announcement: { contract: 'solo', trump: 'G' },
      seat: 0,
      hand: 'ET EK HT HK H9 H8 S9 S7',
      plays: 'HT GA HA H7 EA E9 GT ET G7 S9 GK GO S8 SA S7 G9 G8 ST HU',
    },
    card: 'EK',
    against: 'H9',
    idea: 'follow.unblock',
  },
  {
    name: 'a card without hope goes before the guard of a ten',
    at: {
      declarer: 1,
      announcement: rufer,
      seat: 1,
      hand: 'EO GO SU H9 H7 ET E9 G9',
      plays: 'SO EO HT HK GO HA GU H8 H9 HO EU HU S8 S7 SA',
    },
    card: 'G9',
    against: 'E9',
    idea: 'discard.hopeless',
  },
];

describe.each(NAMED)('$name', ({ at, card, against, idea }) => {
  const know = knowledgeOf(viewAt(at));

  test('is known of the card, and not of the other', () => {
    const reason = reasonsOf(know, card).find(({ id }) => id === idea);
    if (!reason || !isIdea(reason)) throw new Error(`${idea} is not said of ${card}`);
    expect(tellsFrom(know, reason, against, reasonsOf(know, against))).toBe(true);
  });
});

describe('where no idea tells two cards apart, what becomes of them does', () => {
  // Last to play to a trick that another defender has against the Solo.
  const view = viewAt({
    declarer: 0,
    announcement: { contract: 'solo', trump: 'E' },
    seat: 3,
    hand: 'ST S7 GK G9 G8 G7 HK H9',
    plays: 'SK S8 SA',
  });

  test('the trick brings more with the ten', () => {
    expect(fateFor(knowledgeOf(view), 'ST', 'S7').map(({ id }) => id)).toEqual(['fate.gains']);
  });

  test('and never that it brings more with the seven', () => {
    const ids = fateFor(knowledgeOf(view), 'S7', 'ST').map(({ id }) => id);
    expect(ids).not.toContain('fate.gains');
    expect(ids).not.toContain('fate.trick');
  });
});

test('a high trump that cannot take this trick is told to take one later, not what becomes of the cards of others', () => {
  const at: Position = {
    declarer: 0,
    announcement: { contract: 'rufer', called: 'SA' },
    seat: 3,
    hand: 'GO SO H8 ET EK SA ST S7',
    plays: 'EO SU H7',
  };
  const told = fateFor(knowledgeOf(viewAt(at)), 'H8', 'SO');
  expect(told).toMatchObject([{ id: 'fate.takes', params: { of: 'SO', card: 'H8', other: 'SO', otherPercent: 0 } }]);
});

test('one idea, at most one more of another theme, and both tell the card from the next best', () => {
  let named = 0;
  for (let n = 0; n < 3; n++)
    for (const { view } of turnsOf({ pack: 32, seed: 'ideas', chance: 4 }, n)) {
      if (view.phase !== 'playing') continue;
      const know = knowledgeOf(view);
      const advice = adviseAt(view, { random: randomOf('ideas', n), effort: LITTLE });
      const good = equallyGood(advice).flatMap((each) => (each.type === 'play' ? [each.card] : []));
      const against = know.legal.find((each) => !good.includes(each));
      const [card] = good;
      if (card === undefined || against === undefined) {
        const [main] = advice.facts;
        if (know.legal.length > 1 && main && isIdea(main) && main.id !== 'lead.calledSuit')
          expect(
            know.legal.some(
              (each) => each !== main.params.card && tellsFrom(know, main, each, allReasonsOf(know, each)),
            ),
            `${main.id} speaks for ${main.params.card} of ${know.legal.join(' ')} in ${view.contract?.announcement.contract}`,
          ).toBe(true);
        continue;
      }
      const told = ideasFor(know, { card, against, good });
      expect(told.length).toBeLessThanOrEqual(2);
      const themes = told.map((each) => (isIdea(each) ? IDEAS[each.id].explains : each.id));
      expect(new Set(themes).size).toBe(themes.length);
      for (const each of told)
        // That a lead searches is said beside what tells it apart.
        if (isIdea(each) && (each === told[0] || each.id !== 'lead.calledSuit'))
          expect(tellsFrom(know, each, against, reasonsOf(know, against))).toBe(true);
      if (told.length > 0) named++;
    }
  expect(named).toBeGreaterThan(10);
});

test('an idea that was measured to lose is never said', () => {
  const ids = Object.entries(GAINS).flatMap(([id, { gain, error, choices }]) =>
    choices >= ENOUGH && gain < -error ? [id] : [],
  );
  for (let n = 0; n < 4; n++)
    for (const { view } of turnsOf({ pack: 32, seed: 'losing', chance: 3 }, n)) {
      if (view.phase !== 'playing') continue;
      const know = knowledgeOf(view);
      for (const card of know.legal)
        for (const against of know.legal)
          if (card !== against)
            for (const { id } of ideasFor(know, { card, against, good: [card] })) expect(ids).not.toContain(id);
    }
});

/** The words of a sentence in runs of so many, without the cards and players that it names. */
function runsOf(text: string, name: Naming, length: number): readonly string[] {
  const cards = cardsOfPack(32).map((card) => name.card(card));
  const bare = cards.reduce((left, card) => left.replaceAll(card, '#'), text).replace(/ \([^)]*\)/g, '');
  const words = bare.toLowerCase().split(/[\s.,:;]+/);
  return words.flatMap((_, at) => {
    const run = words.slice(at, at + length);
    return run.length === length && !run.includes('#') ? [run.join(' ')] : [];
  });
}

test('that a card is worth little is no reason where its points would stay at home', () => {
  const at: Position = {
    declarer: 0,
    announcement: { contract: 'wenz' },
    seat: 3,
    hand: 'EK EO E8 HO H9 H8 SA HA',
    plays: 'GU SK EU',
  };
  const idsAt = (position: Position): readonly FactId[] =>
    reasonsOf(knowledgeOf(viewAt(position)), 'E8').map(({ id }) => id);
  expect(idsAt(at)).not.toContain('discard.low');
  expect(idsAt({ ...at, plays: 'GU SK HU' })).toContain('discard.low');
});

test.each(['de', 'en'] as const)('the second reason does not say the first one again: %s', (language) => {
  const name = namingOf(language, 'bavarian', ['Resi', 'Sepp', 'Vroni', 'Xaver'], undefined);
  const again = new Set<string>();
  let pairs = 0;
  for (let n = 0; n < 6; n++)
    for (const { view } of turnsOf({ pack: 32, seed: 'again', chance: 3 }, n)) {
      if (view.phase !== 'playing') continue;
      const know = knowledgeOf(view);
      for (const card of know.legal)
        for (const against of know.legal) {
          const [main, support] = card === against ? [] : ideasFor(know, { card, against, good: [card] });
          if (!main || !support) continue;
          pairs++;
          const said = runsOf(tellFact(main, name), name, 4);
          for (const run of runsOf(tellFact(support, name), name, 4))
            if (said.includes(run)) again.add(`${main.id} ${support.id}: ${run}`);
        }
    }
  expect(pairs).toBeGreaterThan(30);
  expect([...again]).toEqual([]);
});

test('who searches, or runs away from being found, is told so first', () => {
  const know = knowledgeOf(viewAt({ declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 E7 SK S9 S8 G9 G8' }));
  expect(ideasFor(know, { card: 'G8', against: 'H9', good: ['G8'] }).map(({ id }) => id)[0]).toBe('lead.calledSuit');
});

test('a low card of the called suit searches too, beside what tells it from a higher one', () => {
  const know = knowledgeOf(viewAt({ declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 E7 SK S9 S8 GT G8' }));
  const told = (good: readonly Card[]): readonly FactId[] =>
    ideasFor(know, { card: 'G8', against: 'GT', good }).map(({ id }) => id);
  expect(told(['G8'])).toEqual(['lead.keepPoints', 'lead.calledSuit']);
  // Where a lead of another suit is as good, searching is not what makes the difference.
  expect(told(['G8', 'E7'])).not.toContain('lead.calledSuit');
});

test('a long suit speaks for its lower cards against shorter suits, not for its ace, nor for one of its cards against another', () => {
  const know = knowledgeOf(viewAt({ declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 E7 SA SK S9 S8 G8' }));
  const long = (card: Card, against: Card): boolean =>
    reasonsOf(know, card).some(
      (each) => each.id === 'lead.longSuit' && tellsFrom(know, each, against, reasonsOf(know, against)),
    );
  expect([long('S8', 'E7'), long('S8', 'H9'), long('S8', 'SA'), long('S8', 'SK'), long('SA', 'E7')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('which reason leads', () => {
  const idsAt = (at: Position, contrast: Parameters<typeof ideasFor>[1]): readonly FactId[] =>
    ideasFor(knowledgeOf(viewAt(at)), contrast).map(({ id }) => id);

  test('in a Tout it is the trick that must be taken, not that the suit is free', () => {
    const at: Position = {
      declarer: 2,
      announcement: { contract: 'solo-tout', trump: 'H' },
      seat: 2,
      hand: 'EO GO HO SO GU SU HT H9',
      plays: 'S9 HU',
    };
    expect(idsAt(at, { card: 'GU', against: 'SU', good: ['GU'] })[0]).toBe('follow.mustTake');
  });

  test('Schneider leads only where it is as good as clear who wins', () => {
    const at: Position = {
      declarer: 0,
      announcement: { contract: 'wenz' },
      seat: 3,
      hand: 'ET EK E8 GA GT SK S8 S7',
      plays: 'EU S9 GU E8 G9 GO G8 GA S8 SA SO ST H9 HA H7',
    };
    const cards = { card: 'ET', against: 'EK', good: ['ET'] } as const;
    expect(idsAt(at, { ...cards, decided: true })).toEqual(['follow.safeFromSchneider', 'follow.smearPartnerWins']);
    expect(idsAt(at, { ...cards, decided: false })).toEqual(['follow.smearPartnerWins', 'follow.safeFromSchneider']);
  });

  test('nobody holds trumps back, nor leads a plain suit for its own sake, where a trump is as good', () => {
    const at: Position = { declarer: 1, announcement: rufer, seat: 0, hand: 'GO HA ET SK S8 E9 E8 S7' };
    expect(idsAt(at, { card: 'ET', against: 'HA', good: ['ET'] })).toContain('lead.throughDeclarer');
    const even = idsAt(at, { card: 'ET', against: 'HA', good: ['ET', 'GO'] });
    expect(even).not.toContain('lead.saveTrumps');
    expect(even).not.toContain('lead.throughDeclarer');
  });

  test('a card that is as good is not said to stay for later', () => {
    const at: Position = { declarer: 2, announcement: rufer, seat: 2, hand: 'GO HO EU HT HK H8 GK E7', plays: 'ST S7' };
    const told = ideasFor(knowledgeOf(viewAt(at)), { card: 'H8', against: 'HT', good: ['H8', 'EU', 'GO', 'HO'] });
    const kept = told.flatMap((each) => (each.id === 'follow.cheapest' ? each.params.kept : []));
    expect(kept).toEqual(['HT', 'HK']);
  });
});

test.each(['de', 'en'] as const)('no reason speaks of a declarer where nobody declares: %s', (language) => {
  const name = namingOf(language, 'bavarian', ['Resi', 'Sepp', 'Vroni', 'Xaver'], undefined);
  const rules = gameRulesOf('bierkopf', { ...PURE_2007, 'deck.size': 24 });
  const said: string[] = [];
  for (let n = 0; n < 3; n++)
    for (const { view } of turnsOf({ pack: 24, rules, seed: 'nobody declares', chance: 4 }, n)) {
      if (view.phase !== 'playing') continue;
      const know = knowledgeOf(view);
      for (const card of know.legal)
        for (const against of know.legal)
          if (card !== against)
            said.push(...ideasFor(know, { card, against, good: [card] }).map((each) => tellFact(each, name)));
    }
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((each) => /Spieler\b|[Gg]egenspieler|Spielerpartei|[Dd]eclar|[Dd]efender/.test(each))).toEqual([]);
});
