// Rounds of Doppelschafkopf with wanted cards.
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { gameRulesOf } from '../../../src/engine/table/table-rules.ts';
import { cards, dealt } from './rounds.ts';

export const DOPPELSCHAFKOPF_RULES = gameRulesOf('doppelschafkopf', PURE_2007);

/** Forehand and the player left of him hold an Ober of Acorns each. */
export const DOPPELSCHAFKOPF_HANDS = [
  cards('EO GO EU GU HU SA SO EA ET GA HA HO'),
  cards('EO GU HU SU SA SK ST EK E9 GT HK H9'),
  cards('GO EU SU SO S9 EA ET EK GA GK HA H9'),
  cards('SK ST S9 E9 GT GK G9 G9 HO HT HT HK'),
] as const;

export const doppelschafkopfDealt = (): Round => dealt(DOPPELSCHAFKOPF_RULES, DOPPELSCHAFKOPF_HANDS);
