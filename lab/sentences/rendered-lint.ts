// What is wrong with a text as a reader sees it: numbers, genders, articles, beginnings, decks, one word for one thing.
import type { Deck, Language } from '../../src/shared/border/language.ts';

/**
 * Where a text stands: a whole sentence (or several); a caption, which may be an indirect question ("Who leads to the
 * first trick."); or a piece that continues a line, where numbers may stand as figures ("0 points").
 */
export type Form = 'sentence' | 'caption' | 'phrase';

/** A pattern that no text may show, with the name of the fault. */
type Fault = readonly [name: string, pattern: RegExp];

const LEFTOVERS: readonly Fault[] = [
  ['a missing value', /\b(?:undefined|NaN)\b|\[object/],
  ['blanks in a row or at an end', / {2}|^ | $/],
  ['a blank before punctuation', / (?:[.,;!)]|:(?! \d))|(?<!,) \?/],
  ['punctuation twice', /[,;:]\.|(?<!\.)\.\.(?!\.)|,,|\.,|\(\s*\)|::|!\./],
  ['a template left over', /[{}$`]|=>|\[\[|\]\]/],
  ['a euro and more told in cents', /\d{3}(?:[.,]\d+)?\s(?:Cent|cents?|ct)\b/],
  ['a card code', /(?<![\w„“])[EGHS][ATKOU987](?!\w)/],
];

const SMALL_BEGINNING = /^[„“"(]?\p{Ll}|(?<!\d)[.!?…][“”"]? [„“"(]?\p{Ll}/u;

const ANY_SUIT_DE = 'Eichel|Gras|Herz|Schellen|Kreuz|Pik|Karo';
const MEN = 'Ober|Unter|König|Buben?';
const WOMEN = 'Sau|Zehn|Neun|Acht|Sieben|Dame';
const RANK_DE = `(?:${MEN}|${WOMEN}|Ass)`;
const CARD_DE = `(?:${ANY_SUIT_DE})-${RANK_DE}(?![\\w-])`;
const RANK_EN = 'Ace|Ten|King|Ober|Unter|Queen|Jack|Nine|Eight|Seven';
const CARD_EN = `(?:${RANK_EN}) of (?:Acorns|Leaves|Hearts|Bells|Clubs|Spades|Diamonds)`;

/** Things that are counted, in the plural. */
const COUNTED_DE =
  'Karten|Trümpfe|Trümpfen|Augen|Stiche|Stichen|Verteilungen|Möglichkeiten|Ansagen|Laufende|Cents|Fehlern|Runden|Sitzungen|Lektionen|Aufgaben|Übungen|Tage|Tagen|Punkte|Spieler müssen|Hände|Blätter';
const COUNTED_EN =
  'cards|trumps|points|tricks|deals|possibilities|choices|runners|cents|mistakes|rounds|lessons|exercises|days|players|hands|times';
const PLURAL_VERBS_DE =
  'sind|fehlen|liegen|haben|bringen|kosten|bleiben|waren|können|könnten|müssen|sollen|reichen|fallen|gehen|zählen|nützen|kommen';

const FAULTS_DE: readonly Fault[] = [
  ['words that nobody says', /Farbe durch den Spieler|wovon wenig da ist|jetzt gespielt (?:in|nur)/],
  ['a word of the other language', /\b(?:the|of|and|or)\b(?![^(]*\))/],
  ['one of many', new RegExp(`(?<![\\d.,])\\b1 (?:${COUNTED_DE})\\b`)],
  ['one that are', new RegExp(`(?<![\\d.,:/] ?)\\b1 (?:davon )?(?:${PLURAL_VERBS_DE})\\b`)],
  ['the first one', /\b(?:ersten|letzten|beiden|übrigen|höchsten) (?:1|ein|eine) /],
  [
    'none that are',
    /\bliegen (?:[\p{Ll}]+ )?kein Auge|kein Auge liegen|\bgehen kein(?:e|en)? Augen?\b|(?<!zu )\b0 Augen\b/u,
  ],
  [
    'one that are',
    /(?<!\b(?:muss|müssen|kann|darf|soll|könnte|wird) [^.!?]*)\bein(?:e|en)? (?:Auge|Karte|Trumpf|Stich) (?:sind|liegen|fehlen|bleiben|waren)\b/,
  ],
  ['one, and they', /\b[Nn]och ein Trumpf [^.]*\b(?:sollen|die sind)\b/],
  [
    'a woman made a man',
    new RegExp(`\\b(?:[Dd]en|[Dd]em|[Ee]inen|[Ee]inem|[Dd]as) (?:${ANY_SUIT_DE})-(?:${WOMEN})\\b`),
  ],
  [
    'a man made a woman',
    new RegExp(`\\b(?:[Dd]ie|[Ee]ine|[Ee]iner|[Dd]as) (?:${ANY_SUIT_DE})-(?:Ober|Unter|König|Bube)\\b`),
  ],
  [
    'an Ass of the wrong gender',
    new RegExp(`\\b(?:[Dd]er|[Dd]ie|[Dd]en|[Ee]ine|[Ee]inen|[Ee]iner) (?:${ANY_SUIT_DE})-Ass\\b`),
  ],
  ['a Bube not inflected', new RegExp(`\\b(?:[Dd]en|[Dd]em|[Ee]inen|[Ee]inem) (?:(?:${ANY_SUIT_DE})-)?Bube\\b`)],
  ['a possessive before an article', /\b(?:[Ii]hre?[rnms]?|[DdSsMm]eine?[rnms]?|[Ee]uer) (?:der|die|das|den|dem) /],
  ['a suit of the wrong gender', /\b[Kk]eine (?:Gras|Herz|Pik|Karo|Kreuz)\b(?!-)|\b[Kk]ein (?:Eichel|Schellen)\b(?!-)/],
  [
    'two words for one',
    /\bSauen\b|\b(?:der|den|dem|deinen|deinem|dein|ein|einen) Zehner\b|\bstatt dessen\b|\bnicht viel her\b(?! zu)/,
  ],
  [
    'the word for the partner, said of everybody',
    /\b(?:[Dd]ie|[Aa]lle|[Dd]eine) Mitspieler\b|\bDu und Mitspieler\b|\boder einem Mitspieler\b/,
  ],
  ['a sentence that begins small after a colon', /: du \p{Ll}+st\b/u],
  [
    'a card in its suit',
    new RegExp(
      `\\b(?:[Kk]ein|[Ee]in|d?ie (?:einzig|letzt)|ander|eigen|drei|vier|fünf|sechs)\\p{Ll}* Karten? in (?:${ANY_SUIT_DE})\\b(?! an)`,
      'u',
    ),
  ],
  ['you and somebody as an object', /\b(?:für|gegen|an|ohne) du\b/],
  ['you and somebody after their verb', /\b(?:habt|seid|braucht|spielt|bekommt|müsst) du und\b/],
  ['a comma before the last of a list', /“, und weitere\b/],
  ['all so many points', /\baller (?:\d|ein)/],
  [
    'a share that is no object',
    /\bgewinnt [^.:;]*\bvon \d+ gedachten Verteilungen (?:so )?\d+ %|gedachten Verteilungen gewinnt\b[^.]*\d %/,
  ],
  ['every card of a rank by name', /-(Ober|Unter|Buben?|Dame), [^.]*-\1, [^.]*-\1 oder [^.]*-\1\b/],
  ['many times more seldom', /-mal (?:seltener|weniger)\b/],
  ['something of you', /\b(?:Sau|Zehn|Neun|Acht|Sieben|Ober|Unter|König|Ass|Dame|Bube) von dir\b/],
  ['none that is many', /\bist keine Schellen\b(?!-)/],
  ['passed by a foreign word', /\b[Gg]epasst\b|\b(?:oder|Du|Anna|Bertl|Christl|Done) passt\b|\bzu passen\b/],
  ['others where there may be one', /\bbei den anderen, und d(?:er|ie) soll|bevor die anderen Gegenspieler\b/],
  [
    'a game without its article',
    /\bmindestens (?:Rufspiel|Wenz|Solo|Geier|Bettel|Tout)\b|\b(?:geht|liegen) über (?:Rufspiel|Wenz|Solo|Bettel)\b|\büber (?:Wenz|Solo|Bettel) liegen\b|\berlaubt Rufspiel\b/,
  ],
  ['a reason that gives none', /also wird gestochen: Im Stich liegt kein Auge/],
  [
    'a reason that weakens itself',
    /\bauch wenn noch\b|\bgehen nur \d+ Karten|\bnur (?:noch )?(?:[4-9]|\d\d) Karten (?:ihn )?(?:holen )?könnten/,
  ],
  ['two measures of one chance', /\bder Sieg zu erwarten\b.* Chance\b/],
  ['more without a figure', /\betwas (?:mehr|weniger)\b(?! als ein)/],
  ['the reader as a label within a sentence', /\b(?:to|of|by|with|for|from|against) You\b/],
  ['many others where there may be one', /\b[Aa]llein gegen alle anderen\b|\bmit allen anderen zu tun\b/],
  ['a chance of nothing', /\bungefähr (?:0|100) von 100\b/],
  [
    'an object that should be for somebody',
    /\bzählt am Ende (?:dir|diesem Spieler)\b|\bam Ende seinem Besitzer zählt\b/,
  ],
  ['an article twice', /(?<!,[^,.]{0,12})\b(der|die|das|den|dem) (?:der|die|das|den|dem) (?=\p{Lu})/u],
];

const FAULTS_EN: readonly Fault[] = [
  [
    'words that nobody says',
    /brought home|Whoever sees all|in good hands|Of 10 people|That is the (?:same|other) side|takes a trick itself|nothing else is left with/,
  ],
  ['a word of the other language', /\b(?:und|oder|nicht|ist)\b/],
  ['one of many', new RegExp(`(?<![\\d.,])\\b(?:1|[Oo]ne) (?:${COUNTED_EN})\\b`)],
  ['one that are', /(?<![\d.,:/] ?)\b(?:1|[Oo]ne (?:card|trump|point|trick)) (?:are|were|have)\b/],
  ['the first one', /\bfirst (?:1|one) (?:cards|trumps|tricks|points)/],
  ['zero', /\b0 (?:points|cards|trumps|tricks)\b/],
  ['a before a vowel', /\b[Aa] (?:[AEIO]|Unt|a(?!ll)|e(?!u|w|ve)|i)\p{Ll}/u],
  ['a before a number that begins with a vowel', /\b[Aa] (?:8\d{0,2}|11|18)(?!\d)/],
  ['an before a consonant', /\b[Aa]n (?![AEIOaeio8“]|Un|un|ho|MV)/],
  ['a word twice', /\b(\p{Ll}+) \1\b(?!-)/u],
  [
    'two words for one',
    /\bhunt(?:s|ed|ing)?\b|\bblank(?:s|ed)?\b|\bpusher\b|\bcounters\b|\bstakes 1|\b(?:forced game|cross round)\b/i,
  ],
  ['the reader as a label within a sentence', /\b(?:to|of|by|with|for|from|against) You\b/],
  ['many others where there may be one', /\b(?:against|takes on) all the others\b/],
  ['a chance of nothing', /\babout (?:0|100) of 100\b/],
  ['a sentence without its subject', /^Unable to \p{Ll}+, so\b/u],
  ['a game without its article', /\bhigher than (?:Rufspiel|Wenz|Solo|Geier|Bettel)\b/],
  ['who without a head', /(?:^|[.:;!] )Who \p{Ll}+[^?]*[.!;]/u],
  ['what stands for nothing', /\bno (?:Acorns|Leaves|Hearts|Bells|Clubs|Spades|Diamonds) in hand, so it\b/],
  [
    'every card of a rank by name',
    /\b(Ober|Unter|Queen|Jack) of \w+, [^.]*\b\1 of \w+, [^.]*\b\1 of \w+ or [^.]*\b\1 of /,
  ],
  ['what you can say is', /What you can say now is/],
  [
    'two words for one',
    /\bthr(?:o|e)w(?:n|s|ing)? (?:[\w’]+ ){0,3}(?:away|off)\b|\bdeclarer’s side\b|\bundecided\b|\bcounter-clockwise\b|\bcontent with 60\b/i,
  ],
  ['Doppelkopf as nobody plays it', /\bOld Ones?\b|\bhands? (?:is|are) sound\b|“[Ss]ound”|^Sound\.$/],
  ['an Ace in small letters', /\b(?:called|an) ace\b/],
  ['a reason that gives none', /so ruff: the trick holds no points/],
  [
    'a reason that weakens itself',
    /\bthough (?:only )?\d+ cards\b|\bonly \d+ cards go\b|\b(?:[4-9]|\d\d) cards could still\b/,
  ],
  ['two measures of one chance', /\bshould be won\b.* chance\b/],
  ['more without a figure', /\b(?:a little|slightly) (?:more|less)\b(?! than a)/],
  ['own without an owner', /\bthe own\b/],
  ['something of you', /\b(?:Acorns|Leaves|Hearts|Bells|Clubs|Spades|Diamonds) of you\b/],
  ['a calque', /\bit would be so\b|\bcomes? into question\b/i],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['a blank before an ellipsis', / …/],
  [
    'a suit made singular',
    /(?<!\b(?:of|in) )\b(?:Leaves|Acorns|Bells|Hearts|Spades|Clubs|Diamonds) (?:is|has|was|makes|lies) /,
  ],
];

/** Games that are called after cards of one deck, whichever lies on the table. */
const OWN_NAMES = /\b(?:Queens|Jacks) Solo\b/g;

const BETRAYS_DECK: Readonly<Record<Language, Readonly<Record<Deck, RegExp>>>> = {
  de: {
    bavarian: /\b(?:Kreuz|Pik|Karo)-(?!,)|\b(?:Ruf-)?(?:Asse?|Damen?|Buben?|Pik|Karo)\b/,
    french:
      /\b(?:Eichel|Gras|Schellen)\b|(?<!\p{L})(?:Sau|Säue|Rufsau|Ober|Obern|(?<!(?:^|[.:!?] ))Unter|Untern)(?![\p{L}])/u,
  },
  en: {
    bavarian: /\b(?:Queens?|Jacks?|Clubs?|Spades?|Diamonds?)\b/,
    french: /\b(?:Obers?|Unters?|Acorns?|Leaves|Leaf|Bells?)\b/,
  },
};

/** More things than this in quotation marks, one after the other, are not read any more. */
const MOST_QUOTED = 6;

/** Runs of card names, as "die Gras-Sau, Gras-Zehn und Gras-Sieben". */
const runs = (card: string, article: string, words: string): RegExp =>
  new RegExp(`(?:${article})?${card}(?:(?:, | (?:${words}) |, (?:${words}) )(?:${article})?${card})*`, 'gu');

const ARTICLE_DE =
  '\\b(?:[Dd](?:er|ie|as|en|em|es)|[Ee]ine?[rnms]?|[Jj]ede[rnms]?|[Dd]iese[rnms]?|[Ww]elche[rnms]?|(?:[DdMmSs]|[Kk])eine?[rnms]?|[Ii]hre?[rnms]?|[Bb]eide[nr]?|[Aa]lle[nr]?|[Zz]u[rm]|[Bb]eim|[Vv]om|[Aa]m|[Ii]m|[Ii]ns) (?:\\p{Ll}+(?:e|en|er|es|em) )?';
const ARTICLE_EN =
  '(?:\\b(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ww]hich|[Nn]o)|’s) (?:[a-z]+ )?';

const RUNS = { de: runs(CARD_DE, ARTICLE_DE, 'und|oder'), en: runs(CARD_EN, ARTICLE_EN, 'and|or') } as const;
const CARDS = { de: new RegExp(CARD_DE, 'gu'), en: new RegExp(CARD_EN, 'gu') } as const;
const BEGINS_WITH_ARTICLE = { de: new RegExp(`^${ARTICLE_DE}`, 'u'), en: new RegExp(`^${ARTICLE_EN}`, 'u') } as const;

/** Fewer cards than this in a row have their articles. */
const LONG_LIST = 3;

/** Whether what comes before and after makes a run of cards a label, as "Genauso gut: Gras-Sau." or "(Gras-Sau)". */
const isLabel = (before: string, after: string): boolean =>
  (before === '' || /(?:[:(„“–·×=+|]\s?|\d\. )$/.test(before)) &&
  (after === '' || /^(?:[.,;:!?)“”–·|]| [·–=+(])/.test(after));

/** "Eichel- und Gras-Ober". */
const CONTINUES = /-(?:,| und| oder) $/;

/** Cards that stand in a sentence without their article. */
function bareCards(text: string, language: Language): readonly string[] {
  return [...text.matchAll(RUNS[language])].flatMap(({ 0: run, index }) => {
    const count = [...run.matchAll(CARDS[language])].length;
    const [before, after] = [text.slice(0, index), text.slice(index + run.length)];
    const fine =
      count >= LONG_LIST || BEGINS_WITH_ARTICLE[language].test(run) || isLabel(before, after) || CONTINUES.test(before);
    return fine ? [] : [`${run} without an article`];
  });
}

/** Pronouns that stand for the only card of a sentence. */
const PRONOUN_OF = [
  [new RegExp(`-(?:Ober|Unter|König|Buben?)$`), 'er'],
  [new RegExp(`-(?:${WOMEN})$`), 'sie'],
  [/-Ass$/, 'es'],
] as const;
const REFERS =
  /(?:; hier geht|, denn|, dort ist|; jetzt ist) (er|sie|es) |\bzählt nicht als [^,]*, (er|sie|es) ist|kein Trumpf, (er|sie|es) gehört/;

/** "Der Gras-Ober ...; hier geht sie": a pronoun of another gender than the only card it can mean. */
function strayPronouns(text: string): readonly string[] {
  return text.split(/(?<=[.!?]) /).flatMap((sentence) => {
    const cards = [...new Set(sentence.match(CARDS.de) ?? [])];
    const [only] = cards;
    const pronoun = REFERS.exec(sentence)
      ?.slice(1)
      .find((each) => each !== undefined);
    if (only === undefined || cards.length > 1 || pronoun === undefined) return [];
    const right = PRONOUN_OF.find(([pattern]) => pattern.test(only))?.[1];
    return right === undefined || right === pronoun ? [] : [`"${pronoun}" for ${only}`];
  });
}

const ONE_OF = [
  [/\b[Ee]ine davon\b/, WOMEN],
  [/\b[Ee]iner davon\b/, MEN],
  [/\b[Ee]ine?s davon\b/, 'Ass'],
] as const;

/** "Du hast den Gras-Unter und den Herz-Unter: Eine davon": not every card that is meant has that gender. */
function wrongOneOf(text: string): readonly string[] {
  const ranks = (text.match(CARDS.de) ?? []).map((card) => card.slice(card.indexOf('-') + 1));
  return ONE_OF.flatMap(([says, gender]) =>
    says.test(text) && ranks.some((rank) => !new RegExp(`^(?:${gender})$`).test(rank)) ? ['one of another gender'] : [],
  );
}

/** How many things in quotation marks stand in a row. */
const quotedInARow = (text: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(/[„“][^“”]+[“”](?:(?:, | oder |,? or )[„“][^“”]+[“”])*/gu)].map(
      ([row]) => (row.match(/[„“][^“”]+[“”]/gu) ?? []).length,
    ),
  );

/** What is no fault where a text is no sentence. */
const PARDONED: Readonly<Record<Form, readonly string[]>> = {
  sentence: [],
  caption: ['who without a head'],
  phrase: ['zero', 'none that are'],
};

/** Everything that is wrong with a text as it is read, by name; empty if nothing is. */
export function lintOf(
  text: string,
  language: Language,
  deck: Deck | 'both',
  form: Form = 'sentence',
): readonly string[] {
  const patterns = [...LEFTOVERS, ...(language === 'de' ? FAULTS_DE : FAULTS_EN)].filter(
    ([fault]) => !PARDONED[form].includes(fault),
  );
  return [
    ...(text === '' ? ['nothing at all'] : []),
    ...patterns.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
    ...(form !== 'phrase' && SMALL_BEGINNING.test(text) ? ['a small letter first'] : []),
    ...(form !== 'phrase' && !/[.!?…][“”]?$/.test(text) ? ['no end'] : []),
    ...(deck !== 'both' && BETRAYS_DECK[language][deck].test(text.replace(OWN_NAMES, ''))
      ? ['a word of the other deck']
      : []),
    ...(quotedInARow(text) > MOST_QUOTED ? ['a list that nobody reads'] : []),
    ...bareCards(text, language),
    ...(language === 'de' ? [...strayPronouns(text), ...wrongOneOf(text)] : []),
  ];
}
