// Bavarian colour for speech bubbles; buttons and explanations stay in standard German.
import type { Call } from '../../../engine/auction/auction.ts';
import type { Card, Suit } from '../../../engine/base/cards.ts';
import type { Announcement, ContractId } from '../../../engine/base/contract.ts';
import { type CallTexts, claimed, type PlainCall } from '../../base/call-words.ts';
import type { Phrase } from '../../types/phrase.ts';
import { CALLS_DE } from '../acts.ts';
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

const callBairisch = (call: Call): string => {
  const claim = claimed(call);
  return claim ? claimBairisch(claim) : PLAIN[call as PlainCall];
};

/** Nothing where the standard words are to stand. */
function announceBairisch({ contract, trump, called }: Announcement): string | undefined {
  if (called) return CALLED_BY_NAME[called];
  // A name of several words would have to be declined.
  if (contractDe(contract).includes(' ')) return undefined;
  const words = trump
    ? `${contract === 'solo' ? 'A' : 'An'} ${SUITS_BAIRISCH[trump]}-${contractDe(contract)}`
    : `An ${contractDe(contract)}`;
  return `${words}!`;
}

/** The standard words of an act, but for what is heard of it. */
const heard = (standard: Phrase, bubble = standard.bubble): Phrase => ({ ...standard, bubble });

export const CALLS_BAIRISCH: CallTexts = {
  ...CALLS_DE,
  call: (said, name) => heard(CALLS_DE.call(said, name), callBairisch(said.call)),
  announce: (said, name) => heard(CALLS_DE.announce(said, name), announceBairisch(said.announcement)),
  knock: (said, name) => heard(CALLS_DE.knock(said, name), 'I klopf!'),
  legen: (said, name) => heard(CALLS_DE.legen(said, name), said.says === 'lay' ? 'I leg!' : 'I leg ned.'),
  lay: (said, name) => heard(CALLS_DE.lay(said, name), said.says === 'lay' ? 'I leg nach!' : 'I leg ned nach.'),
  spritz: (said, name) => heard(CALLS_DE.spritz(said, name), said.says === 'double' ? 'I spritz!' : 'I spritz ned.'),
  claim: (said, name) => heard(CALLS_DE.claim(said, name), said.says === 'claim' ? 'Laffade!' : 'Koane Laffadn.'),
  reserve: (said, name) => heard(CALLS_DE.reserve(said, name), said.says === 'gesund' ? 'Gsund.' : 'Vorbehalt!'),
  reservation: (said, name) =>
    heard(CALLS_DE.reservation(said, name), said.names === 'none' ? 'Nix weida.' : announceBairisch(said.names)),
  obers: (said, name) => heard(CALLS_DE.obers(said, name), said.answer === 'take' ? 'De nimm i!' : 'De lass i liegn.'),
  passOn: (said, name) => heard(CALLS_DE.passOn(said, name), 'Zwoa Kartn, bittschee.'),
  widow: (said, name) => heard(CALLS_DE.widow(said, name), said.answer === 'take' ? 'De nimm i!' : 'Weida.'),
  tie: (said, name) => heard(CALLS_DE.tie(said, name), said.answer === 'yield' ? 'Mach du!' : 'I mach’s!'),
  discard: (said, name) => heard(CALLS_DE.discard(said, name), 'Zwoa lieng weg.'),
  stoss: (said, name) => heard(CALLS_DE.stoss(said, name), said.step === undefined ? 'Spritzn!' : undefined),
};
