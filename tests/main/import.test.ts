// Rounds of other programs: protocols and pages written here by hand in their form, taken in, refused in plain words, played again.
import { describe, expect, test } from 'vitest';
import { cardsOfPack, suitOf } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { replay } from '../../src/engine/round/step.ts';
import { recordOf, type ScoredRound } from '../../src/engine/table/round.ts';
import { tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { botRound } from '../../src/engine/teaching/trainers/bot-rounds.ts';
import { roundsOfOthers, sourceOf } from '../../src/main/import/import.ts';
import { type Language, LANGUAGES } from '../../src/shared/border/language.ts';
import { textsOf } from '../../src/words/base/catalogue.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { tellWith } from '../../src/words/base/words.ts';
import { gameNamed } from '../../src/main/import/told-round.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';

/** A Rufspiel that bots have played, as the others would write it down. Seats are turned so that forehand comes first. */
const rules = tableRulesOf(PURE_2007);
const played = botRound(rules, 'rufer', randomOf('import'));
const forehand = (played.terms.dealer + 1) % 4;
const NAMES = ['Anna', 'PcLinks', 'Bert', 'Xaver-1'] as const;
const turned = (seat: number): string => NAMES[(seat - forehand + 4) % 4] ?? '';
const dealtTo = (at: number) => played.dealt[((forehand + at) % 4) as 0] ?? [];
const tricks = played.play.done;
const called = played.play.contract.called ?? 'EA';
const SUIT_WORDS = { E: 'Eichel', G: 'Grün', S: 'Schellen', H: 'Herz' } as const;
const NICKNAMES = { E: 'Alte', G: 'Blaue', S: 'Hundsgfickte', H: '' } as const;

const written = (card: string, ten: string): string => card.replace('T', ten);

interface Change {
  readonly game?: string;
  readonly hands?: (at: number) => readonly string[];
  readonly tricks?: typeof tricks;
}

const protocol = ({ game, hands = dealtTo, tricks: told = tricks }: Change = {}): string =>
  [
    'Standard',
    'gespielt von Anna am 16.05.20 mit Version 5.05',
    ' ',
    `Geber: ${NAMES[3]}`,
    ...NAMES.map(
      (name, at) =>
        `     ${name} hat: ${hands(at)
          .map((card) => written(card, 'Z'))
          .join(' ')}`,
    ),
    `${turned(played.declarer ?? 0)} spielt ${game ?? `Mit der ${SUIT_WORDS[suitOf(called)]}-As`}`,
    ...told.map(
      (each) => `   ${turned(each.leader)} spielt aus: ${each.cards.map((card) => written(card, 'Z')).join(' ')}`,
    ),
    'Das Rufspiel kostet 10 Punkte. 1 mal \naufgedoppelt 20 Punkte.',
    'Spiel    Preis',
    '    1       20',
    '',
  ].join('\r\n');

const image = (card: string, mark = ''): string =>
  `<span class="card-image by g3 ${written(card, 'X')}${mark}" title="x">x</span>`;
const page = (extra = ''): string => `<html><body><div class="topbar-username-mobile">Bert</div>
  <h2 class="title-supertext">Spiel #1.234.567, vom 5. März 2026, um 20:08</h2>
  <h1>Sauspiel auf die ${NICKNAMES[suitOf(called)]} mit 3 von ${turned(played.declarer ?? 0)}</h1>
  <table><tr><th>Tarif</th><td> P 10 / 20 / 50 </td></tr>${extra}</table>
  ${NAMES.map(
    (name, at) =>
      `<h5>Karten von:</h5><a data-username="${name}">${name}</a><div class="game-protocol-cards">${dealtTo(at)
        .map((card, index) => image(card, index < 4 ? ' highlight' : ''))
        .toReversed()
        .join('\n')}</div>`,
  ).join('')}
  ${tricks
    .map(
      ({ winner, cards }) =>
        `<h5>Stich von</h5><a data-username="${turned(winner)}"></a>${cards.map((card) => image(card)).join('')}`,
    )
    .join('')}</body></html>`;

const read = (text: string, language: Language = 'de') => {
  const source = sourceOf(text);
  return source && roundsOfOthers(text, source, language);
};

const only = (text: string, language?: Language) => {
  const [round, ...more] = read(text, language) ?? [];
  if (!round || more.length > 0) throw new Error('not one round');
  return round;
};

describe.each([
  ['a protocol of NetSchafkopf', protocol()],
  ['a page of sauspiel.de', page()],
])('%s', (_what, text) => {
  test('is a round of the library: same hands, same cards, same end', () => {
    const taken = only(text);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problem));
    const checked = checkRound(JSON.stringify(taken.value));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
    const { file, round } = checked.value;
    expect(file.players.map(({ name }) => name)).toEqual([...NAMES]);
    expect(round.phase === 'scored' && round.play.done.map(({ cards }) => cards)).toEqual(
      tricks.map(({ cards }) => cards),
    );
    const end = round as ScoredRound;
    expect(end.result).toMatchObject({ kind: 'sides' });
    expect('sidePoints' in end.result && end.result.sidePoints).toBe(
      'sidePoints' in played.result && played.result.sidePoints,
    );
    expect(replay(recordOf(round)).ok).toBe(true);
  });
});

test('what a source tells besides is kept: whose file it is, the day, the prices, what is not taken over', () => {
  const told = only(protocol());
  expect(told.ok && told.value).toMatchObject({
    you: 0,
    finishedAt: '2020-05-16T12:00:00.000Z',
    dayOnly: true,
    id: 'netschafkopf-2020-05-16-1',
  });
  expect(told.ok && told.value.study?.note).toContain('nicht eingerechnet');
  const english = only(protocol(), 'en');
  expect(english.ok && english.value.study?.note).toContain('not reckoned');
  const taken = only(page());
  expect(taken.ok && taken.value).toMatchObject({
    you: 2,
    finishedAt: '2026-03-05T20:08:00.000Z',
    id: 'sauspiel-1234567',
  });
  expect(taken.ok && taken.value).not.toHaveProperty('dayOnly');
  expect(taken.ok && taken.value.record.rules.tariff).toEqual({ type: 'triple', values: [10, 20, 50] });
  expect(taken.ok && taken.value).not.toHaveProperty('study');
});

test.each([0, 1, 2, 4])('%i who knocked have laid: the round costs twice as much for each', (count) => {
  const end = (text: string): ScoredRound => {
    const taken = only(text);
    const checked = taken.ok && checkRound(JSON.stringify(taken.value));
    if (!checked || !checked.ok) throw new Error(JSON.stringify(taken));
    return checked.value.round as ScoredRound;
  };
  const links = NAMES.slice(0, count).map((name) => `<a href="/profile/${name}">${name}</a>`);
  const knocked = end(page(`<tr><th> Klopfer </th><td>${links.join(', ') || '–'}</td></tr>`));
  expect(knocked.settlement.each).toBe(2 ** count * end(page()).settlement.each);
  const laid = knocked.entries.flatMap((entry) => (entry.type === 'legen' && entry.says === 'lay' ? entry.seat : []));
  expect(laid).toEqual(NAMES.slice(0, count).map((_, seat) => seat));
});

test('a price of 22 digits is refused in the words of each language', () => {
  const text = page().replace('P 10 / 20 / 50', `P ${'9'.repeat(22)} / 50`);
  for (const language of LANGUAGES) {
    const taken = only(text, language);
    if (taken.ok) throw new Error('taken in');
    const told = tellWith(
      textsOf(language).problems,
      taken.problem,
      namingOf(language, 'bavarian', ['', '', '', ''], 0),
    );
    expect(told).toMatch(language === 'de' ? /Seite von sauspiel\.de: Die Preise/ : /Page of sauspiel\.de: Its prices/);
  }
});

test('a Kontra stands in the log as early as it may be given', () => {
  const side = [played.declarer, played.partner];
  const defender = [0, 1, 2, 3].find((seat) => !side.includes(seat as 0)) ?? 0;
  const taken = only(page(`<tr><th>Kontra und Retour</th><td><a href="#">${turned(defender)}</a></td></tr>`));
  if (!taken.ok) throw new Error(JSON.stringify(taken.problem));
  expect(taken.value.record.entries.filter(({ type }) => type === 'stoss')).toHaveLength(1);
});

test.each([
  ['unknownGame', protocol({ game: 'Ramsch' })],
  ['hands', protocol({ hands: (at) => (at === 3 ? [...dealtTo(3).slice(0, 6), 'DU', 'DU'] : dealtTo(at)) })],
  ['hands', protocol({ hands: () => dealtTo(0) })],
  ['tricks', protocol({ tricks: tricks.slice(0, 7) })],
  ['illegal', protocol({ tricks: tricks.toReversed() })],
  ['nobody', page('<tr><th>Klopfer</th><td><a href="#">Fremd</a></td></tr>')],
  ['noGame', protocol().replace(/^.* spielt .*$/gm, '')],
  ['noGame', page().replace(/<h1>[^<]*/, '<h1>Zamgworfen')],
] as const)('what cannot be played again is refused: %s', (trouble, text) => {
  const taken = only(text);
  expect(!taken.ok && taken.problem).toMatchObject({ id: 'F.IMPORT', params: { trouble } });
});

test('a game that the pure game does not have is known: what does not fit it is a card', () => {
  const geier = only(protocol({ game: 'Geier' }));
  expect(!geier.ok && geier.problem).toMatchObject({ params: { trouble: 'illegal' } });
});

test('any other text is none of these', () => {
  for (const text of ['', '{"format":"schafkopf-stube-round"}', 'gespielt von', '<html>Karten von:</html>'])
    expect(read(text)).toBeUndefined();
});

test.each([
  ['Mit der Schellen-As', { contract: 'rufer', called: 'SA' }],
  ['Sauspiel auf die Blaue', { contract: 'rufer', called: 'GA' }],
  ['Gr\uFFFDn-Wenz', { contract: 'suit-wenz', trump: 'G' }],
  ['Wenz', { contract: 'wenz' }],
  ['Geier', { contract: 'geier' }],
  ['Herz-Solo-Tout', { contract: 'solo-tout', trump: 'H' }],
  ['Ramsch', undefined],
])('%s is a game', (name, announcement) => expect(gameNamed(name)).toEqual(announcement));

test('the pack of the fixtures is whole', () =>
  expect([0, 1, 2, 3].flatMap(dealtTo).sort()).toEqual([...cardsOfPack(32)].sort()));
