// Saved pages of single games of sauspiel.de: HTML, of which only marked places are read (docs/IMPORT.md). Nothing is fetched.
import type { Card } from '../../engine/base/cards.ts';
import type { Tariff } from '../../engine/options/tariff.ts';
import type { ToldRound } from './told-round.ts';
import { cardNamed } from './told-round.ts';

const CARD = /class="card-image [a-z]{2} g\d ([A-Z0-9]{2})(?: highlight)?\s*"/g;
const FIRST_CARDS = /class="card-image [a-z]{2} g\d ([A-Z0-9]{2}) highlight\s*"/g;
const NAME = /data-username="([^"]+)"/;
const TITLE = /<h1[^>]*>\s*([^<]+?) von ([^<]+?)\s*<\/h1>/;
const NUMBER = /Spiel #([\d.]+)/;
const DATE = /vom (\d{1,2})\. (\p{L}+) (\d{4}), um (\d{1,2}):(\d{2})/u;
const READER = /topbar-username-mobile">\s*([^<]+?)\s*</;
const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** Whether a text is such a page. */
export const isSauspiel = (text: string): boolean => text.includes('game-protocol') && text.includes('Karten von:');

/** The round of a page, as far as it is told; a game that was thrown in has none. */
export function sauspielRounds(text: string): readonly ToldRound[] {
  const [, game, declarer] = TITLE.exec(text) ?? [];
  if (game === undefined || declarer === undefined) return [];
  const [dealing = '', ...tricks] = text.split(/Stich von\s*</);
  const places = dealing.split('Karten von:').slice(1);
  const number = (NUMBER.exec(text)?.[1] ?? '').replaceAll('.', '');
  const knocked = namesIn(text, 'Klopfer');
  const owner = READER.exec(text)?.[1];
  const tariff = tariffIn(text);
  return [
    {
      source: 'sauspiel',
      id: `sauspiel-${number || 'x'}`,
      ...dateIn(text),
      names: places.map((place) => plain(NAME.exec(place)?.[1] ?? '')),
      hands: places.map(handIn),
      game: plain(game).replace(/ mit \d+$/, ''),
      declarer: plain(declarer),
      plays: tricks.flatMap((trick) => cardsIn(trick, CARD)),
      stossBy: namesIn(text, 'Kontra und Retour'),
      ...(owner !== undefined && { owner: plain(owner) }),
      ...(tariff && { tariff }),
      ...(knocked.length > 0 && { leftOut: `Geklopft haben ${knocked.join(', ')}; das ist hier nicht eingerechnet.` }),
    },
  ];
}

const cardsIn = (html: string, pattern: RegExp): readonly Card[] =>
  [...html.matchAll(pattern)].flatMap(([, card = '']) => cardNamed(card) ?? []);

/** The hand in the order of the deal as far as it is told: the cards of the first packet are marked. */
function handIn(html: string): readonly Card[] {
  const first = cardsIn(html, FIRST_CARDS);
  return [...first, ...cardsIn(html, CARD).filter((card) => !first.includes(card))];
}

/** What stands beside a heading of the table of figures. */
const cell = (text: string, heading: string): string =>
  new RegExp(`<th>\\s*${heading}\\s*</th>\\s*<td>([\\s\\S]*?)</td>`).exec(text)?.[1] ?? '';

const namesIn = (text: string, heading: string): readonly string[] =>
  [...cell(text, heading).matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, name = '']) => plain(name));

/** "P 10 / 20 / 50" and "€ 0,10 / 0,50": points and cents alike. Undefined where a tournament tells no prices. */
function tariffIn(text: string): Tariff | undefined {
  const amounts = [...cell(text, 'Tarif').matchAll(/(\d+)(?:,(\d{2}))?/g)].map(([, whole = '0', cents]) =>
    cents === undefined ? Number(whole) : Number(whole) * 100 + Number(cents),
  );
  const [first, second, third] = amounts;
  if (first === undefined || second === undefined) return undefined;
  return third === undefined
    ? { type: 'pair', values: [first, second] }
    : { type: 'triple', values: [first, second, third] };
}

/** The clock of the page is taken for that of Greenwich: only the order of rounds follows from it. */
function dateIn(text: string): Pick<ToldRound, 'finishedAt' | 'dayOnly'> {
  const [, day = '', month = '', year = '', hour = '', minute = ''] = DATE.exec(text) ?? [];
  const at = Date.UTC(Number(year), MONTHS.indexOf(month), Number(day), Number(hour), Number(minute));
  return day !== '' && Number.isFinite(at)
    ? { finishedAt: new Date(at).toISOString() }
    : { finishedAt: '2000-01-01T12:00:00.000Z', dayOnly: true };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ENTITIES[name] ?? '').trim();
