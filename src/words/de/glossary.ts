// German explanations of all terms of the glossary.
import { GLOSSARY_AUCTION_DE } from './glossary-auction.ts';
import { GLOSSARY_CARDS_DE } from './glossary-cards.ts';
import { GLOSSARY_CONTRACTS_DE } from './glossary-contracts.ts';
import { GLOSSARY_DEAL_DE } from './glossary-deal.ts';
import { GLOSSARY_FAMILY_DE } from './glossary-family.ts';
import { GLOSSARY_PLAY_DE } from './glossary-play.ts';
import { GLOSSARY_RESULT_DE } from './glossary-result.ts';
import type { GlossaryTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_DE: GlossaryTexts = {
  cards: GLOSSARY_CARDS_DE,
  deal: GLOSSARY_DEAL_DE,
  auction: GLOSSARY_AUCTION_DE,
  contracts: GLOSSARY_CONTRACTS_DE,
  play: GLOSSARY_PLAY_DE,
  result: GLOSSARY_RESULT_DE,
  family: GLOSSARY_FAMILY_DE,
};
