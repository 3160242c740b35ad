// Bavarian colour for speech bubbles; buttons and explanations stay in standard German.
import type { DoppelkopfTexts } from '../../base/doppelkopf-words.ts';
import type { Call } from '../../../engine/auction/auction.ts';
import type { Card, Suit } from '../../../engine/base/cards.ts';
import type { Announcement, ContractId } from '../../../engine/base/contract.ts';
import { type CallTexts, claimed, type PlainCall } from '../../base/call-words.ts';
import type { Phrase } from '../../types/phrase.ts';
import { CALLS_DE } from '../calls.ts';
import type { Naming } from '../../types/naming.ts';
import { contractDe } from '../naming.ts';
import { capitalised } from '../../base/words.ts';

const PLAIN: Readonly<Record<PlainCall, string>> = {
  weiter: 'Weida.',
  spiele: 'I spui!',
  gut: 'Guad, spui zua.',
  'spiele-auch': 'I dad aa.',
  selbst: 'I spui selber.',
  sie: 'Sie!',
  hochzeit: 'Wer spuit mit mir Hochzeit?',
  'mit-mir': 'Mit mir!',
  'ohne-mich': 'Ohne mi.',
};

const SUITS_BAIRISCH: Readonly<Record<Suit, string>> = { E: 'Oachl', G: 'Gras', H: 'Herz', S: 'Schelln' };

/** Aces have names of their own when they are called. */
const CALLED_BY_NAME: Readonly<Partial<Record<Card, string>>> = {
  EA: 'Auf de Oide!',
  GA: 'Auf de Blaue!',
  SA: 'Auf d’Bumbs!',
};

/** "a Solo", "an Wenz". */
const some = (contract: ContractId): string =>
  `${contract === 'solo' || contract === 'rufer' || contract === 'hochzeit' ? 'a' : 'an'} ${contractDe(contract)}`;

const claimBairisch = ({ contract, how }: NonNullable<ReturnType<typeof claimed>>): string =>
  how === 'name' ? `${capitalised(some(contract))}!` : `I hätt ${some(contract)}.`;

function callBairisch(call: Call, name: Naming): Phrase {
  const claim = claimed(call);
  return { ...CALLS_DE.call(call, name), bubble: claim ? claimBairisch(claim) : PLAIN[call as PlainCall] };
}

function announceBairisch(announcement: Announcement, name: Naming): Phrase {
  const { contract, trump, called } = announcement;
  const standard = CALLS_DE.announce(announcement, name);
  if (called) return { ...standard, bubble: CALLED_BY_NAME[called] ?? standard.bubble };
  // A name of several words would have to be declined.
  if (contractDe(contract).includes(' ')) return standard;
  const words = trump
    ? `${contract === 'solo' ? 'A' : 'An'} ${SUITS_BAIRISCH[trump]}-${contractDe(contract)}`
    : `An ${contractDe(contract)}`;
  return { ...standard, bubble: `${words}!` };
}

const { doublings } = CALLS_DE;

/** Bubbles of laying and claiming as they are spoken. */
const DOUBLINGS_BAIRISCH: CallTexts['doublings'] = {
  ...doublings,
  sayings: {
    ...doublings.sayings,
    knock: { ...doublings.sayings.knock, bubble: 'I klopf!' },
    legen: { ...doublings.sayings.legen, bubble: 'I leg!' },
    noLegen: { ...doublings.sayings.noLegen, bubble: 'I leg ned.' },
    lay: { ...doublings.sayings.lay, bubble: 'I leg nach!' },
    noLay: { ...doublings.sayings.noLay, bubble: 'I leg ned nach.' },
    spritz: { ...doublings.sayings.spritz, bubble: 'I spritz!' },
    noSpritz: { ...doublings.sayings.noSpritz, bubble: 'I spritz ned.' },
    claim: { ...doublings.sayings.claim, bubble: 'Laffade!' },
    noClaim: { ...doublings.sayings.noClaim, bubble: 'Koane Laffadn.' },
  },
};

const DOPPELKOPF: DoppelkopfTexts = {
  ...CALLS_DE.doppelkopf,
  reserve: {
    gesund: { ...CALLS_DE.doppelkopf.reserve.gesund, bubble: 'Gsund.' },
    vorbehalt: { ...CALLS_DE.doppelkopf.reserve.vorbehalt, bubble: 'Vorbehalt!' },
  },
  withdraw: { ...CALLS_DE.doppelkopf.withdraw, bubble: 'Nix weida.' },
};

export const CALLS_BAIRISCH: CallTexts = {
  doppelkopf: DOPPELKOPF,
  call: callBairisch,
  announce: announceBairisch,
  obers: (answer, name) => ({
    ...CALLS_DE.obers(answer, name),
    bubble: answer === 'take' ? 'De nimm i!' : 'De lass i liegn.',
  }),
  passOn: { ...CALLS_DE.passOn, bubble: 'Zwoa Kartn, bittschee.' },
  widow: (answer) => ({
    ...CALLS_DE.widow(answer),
    bubble: answer === 'take' ? 'De nimm i!' : 'Weida.',
  }),
  number: (bid, name) => CALLS_DE.number(bid, name),
  tie: (answer) => ({ ...CALLS_DE.tie(answer), bubble: answer === 'yield' ? 'Mach du!' : 'I mach’s!' }),
  passed: CALLS_DE.passed,
  discard: { ...CALLS_DE.discard, bubble: 'Zwoa lieng weg.' },
  stoss: { ...CALLS_DE.stoss, bubble: 'Spritzn!' },
  retour: { ...CALLS_DE.retour, bubble: 'Retour!' },
  doublings: DOUBLINGS_BAIRISCH,
};
