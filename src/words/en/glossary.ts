// English explanations of all terms of the glossary.
import { GLOSSARY_AUCTION_EN } from './glossary-auction.ts';
import { GLOSSARY_CARDS_EN } from './glossary-cards.ts';
import { GLOSSARY_CONTRACTS_EN } from './glossary-contracts.ts';
import { GLOSSARY_DEAL_EN } from './glossary-deal.ts';
import { GLOSSARY_FAMILY_EN } from './glossary-family.ts';
import { GLOSSARY_PLAY_EN } from './glossary-play.ts';
import { GLOSSARY_RESULT_EN } from './glossary-result.ts';
import type { GlossaryTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_EN: GlossaryTexts = {
  cards: GLOSSARY_CARDS_EN,
  deal: GLOSSARY_DEAL_EN,
  auction: GLOSSARY_AUCTION_EN,
  contracts: GLOSSARY_CONTRACTS_EN,
  play: GLOSSARY_PLAY_EN,
  result: GLOSSARY_RESULT_EN,
  family: GLOSSARY_FAMILY_EN,
};
