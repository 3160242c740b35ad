// Saved pages of single games of sauspiel.de: HTML, of which only marked places are read (docs/IMPORT.md). Nothing is fetched.
import { Parser } from 'htmlparser2';
import type { Card } from '../../engine/base/cards.ts';
import type { Tariff } from '../../engine/options/tariff.ts';
import { cardNamed, type ToldRound } from './told-round.ts';

const HAND = 'Karten von:';
const TRICK = 'Stich von';
const OWNER = 'topbar-username-mobile';
const NUMBER = /Spiel #([\d.]{1,20})/;
const DATE = /vom (\d{1,2})\. (\p{L}{3,9}) (\d{4}), um (\d{1,2}):(\d{2})/u;
const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** Longest text of an element that is looked at; what is longer is none of the marked places. */
const MOST_TEXT = 1000;

/** Deepest nesting of a page that is read: the parser's time grows with the depth of each tag. */
const DEEPEST = 200;

/** So much of a page is read before its depth is looked at, in characters. */
const PIECE = 4096;

/** Words without which a text is no such page. */
export const SAUSPIEL_MARKS = ['game-protocol', HAND] as const;

interface Place {
  name: string;
  /** Cards of the first packet, which the page marks, and the others. */
  readonly first: Card[];
  readonly rest: Card[];
}

/** What stands beside a heading of the table of figures: its text, and the texts of its links. */
interface Cell {
  readonly text: string;
  readonly links: readonly string[];
}

/** Reads the marked places of a page, tag by tag. */
class Page {
  title = '';
  owner = '';
  number = '';
  date: RegExpExecArray | undefined;
  readonly places: Place[] = [];
  readonly tricks: Card[][] = [];
  readonly cells = new Map<string, Cell>();

  /** The text since the last tag. */
  #text = '';
  #heading = '';
  #cell = '';
  #links: string[] = [];
  #next: 'owner' | 'any' = 'any';
  #depth = 0;

  constructor(html: string) {
    const parser = new Parser({
      ontext: (part) => {
        if (this.#text.length <= MOST_TEXT) this.#text += part;
      },
      onopentag: (name, attributes) => this.#opened(name, attributes),
      onclosetag: (name) => this.#closed(name),
    });
    for (let at = 0; at < html.length && this.#depth <= DEEPEST; at += PIECE) parser.write(html.slice(at, at + PIECE));
    if (this.#depth <= DEEPEST) parser.end();
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth++;
    this.#textEnds();
    if (name === 'tr') this.#heading = '';
    if (name === 'td') [this.#cell, this.#links] = ['', []];
    const classes = (attributes['class'] ?? '').slice(0, MOST_TEXT).split(/\s+/);
    this.#next = classes.includes(OWNER) ? 'owner' : 'any';
    const place = this.places.at(-1);
    const user = attributes['data-username'];
    if (place?.name === '' && this.tricks.length === 0 && user !== undefined) place.name = user.trim();
    if (classes[0] === 'card-image') this.#cardSeen(classes);
  }

  #closed(name: string): void {
    const said = this.#text.trim();
    this.#depth--;
    this.#textEnds();
    if (name === 'h1') this.title ||= said;
    if (name === 'th') this.#heading = said;
    if (name === 'a') this.#links.push(said);
    if (name === 'td' && this.#heading !== '' && !this.cells.has(this.#heading))
      this.cells.set(this.#heading, { text: this.#cell, links: [...this.#links] });
  }

  /** The text between two tags is over. */
  #textEnds(): void {
    const said = this.#text.trim();
    this.#text = '';
    if (said === '') return;
    if (this.#next === 'owner') this.owner ||= said;
    if (this.#cell.length <= MOST_TEXT) this.#cell += ` ${said}`;
    if (said.endsWith(HAND) && this.tricks.length === 0) this.places.push({ name: '', first: [], rest: [] });
    if (said.endsWith(TRICK)) this.tricks.push([]);
    this.number ||= NUMBER.exec(said)?.[1] ?? '';
    this.date ??= DATE.exec(said) ?? undefined;
  }

  #cardSeen(classes: readonly string[]): void {
    const card = classes.flatMap((each) => cardNamed(each) ?? [])[0];
    const place = this.places.at(-1);
    if (card === undefined || !place) return;
    const trick = this.tricks.at(-1);
    if (trick) trick.push(card);
    else (classes.includes('highlight') ? place.first : place.rest).push(card);
  }
}

/** The round of a page, as far as it is told; a game that was thrown in has none. */
export function sauspielRounds(html: string): readonly ToldRound[] {
  const page = new Page(html);
  const [game, declarer] = page.title.split(' von ').map((part) => part.trim());
  if (!game || !declarer) return [];
  const namesIn = (heading: string): readonly string[] => page.cells.get(heading)?.links ?? [];
  const tariff = tariffIn(page.cells.get('Tarif')?.text ?? '');
  const number = page.number.replaceAll('.', '');
  return [
    {
      source: 'sauspiel',
      id: `sauspiel-${number || 'x'}`,
      ...dateIn(page.date),
      names: page.places.map(({ name }) => name),
      // The hand in the order of the deal as far as it is told.
      hands: page.places.map(({ first, rest }) => [...first, ...rest.filter((card) => !first.includes(card))]),
      game: game.replace(/ mit \d+$/, ''),
      declarer,
      plays: page.tricks.flat(),
      laidBy: namesIn('Klopfer'),
      stossBy: namesIn('Kontra und Retour'),
      ...(page.owner !== '' && { owner: page.owner }),
      ...(tariff && { tariff }),
    },
  ];
}

/** "P 10 / 20 / 50" and "€ 0,10 / 0,50": points and cents alike. Undefined where a tournament tells no prices. */
function tariffIn(text: string): Tariff | undefined {
  const amounts = [...text.matchAll(/(\d+)(?:,(\d{2}))?/g)].map(([, whole = '0', cents]) =>
    cents === undefined ? Number(whole) : Number(whole) * 100 + Number(cents),
  );
  const [first, second, third] = amounts;
  if (first === undefined || second === undefined) return undefined;
  return third === undefined
    ? { type: 'pair', values: [first, second] }
    : { type: 'triple', values: [first, second, third] };
}

/** The clock of the page is taken for that of Greenwich: only the order of rounds follows from it. */
function dateIn(found: RegExpExecArray | undefined): Pick<ToldRound, 'finishedAt' | 'dayOnly'> {
  const [, day = '', month = '', year = '', hour = '', minute = ''] = found ?? [];
  const at = Date.UTC(Number(year), MONTHS.indexOf(month), Number(day), Number(hour), Number(minute));
  return day !== '' && Number.isFinite(at)
    ? { finishedAt: new Date(at).toISOString() }
    : { finishedAt: '2000-01-01T12:00:00.000Z', dayOnly: true };
}
