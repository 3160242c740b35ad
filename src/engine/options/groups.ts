// In which group the rules screen shows each house rule; a rule without a group does not compile.
import type { OptionGroup, OptionId } from './options.ts';
import { OPTION_IDS } from './options.ts';

export const GROUPED = {
  cards: ['deck.size', 'rank.ten', 'table.direction', 'deal.packets', 'deal.cutMax', 'deal.cutMinPacket', 'lead.first'],
  auction: ['auction.form', 'contracts.ranking'],
  contracts: ['contracts.enabled', 'tout.contracts', 'solo.requireTrumpSuitCard', 'play.decided'],
  allPass: ['passout.rule', 'stock.ante', 'stock.cap', 'stock.countsHochzeit', 'muss.maxTrumps'],
  calledCard: ['called.runAway.min', 'called.runAway.when', 'called.runAway.following', 'called.discard'],
  doubling: [
    'stoss.enabled',
    'stoss.window',
    'stoss.levels',
    'stoss.replyBy',
    'stoss.replyWindow',
    'stoss.takesOver',
    'legen.form',
    'legen.dealerSecondPacket',
    'legen.hausbock',
    'lay.afterFirstTrick',
    'klopfen.enabled',
  ],
  prices: [
    'tariff',
    'sheet.P',
    'sheet.S',
    'score.cap',
    'score.winAt',
    'score.schneiderAt',
    'score.safeAt',
    'score.tie60',
    'tout.bonuses',
    'tout.doublesRunners',
    'sie.value',
  ],
  runners: ['runners.enabled', 'runners.minOU', 'runners.minSingle', 'runners.mode', 'runners.claim', 'sie.runners'],
  bettel: ['bettel.ranking', 'bettel.overtake', 'bettel.firstLead', 'bettel.value'],
  hochzeit: ['hochzeit.form', 'hochzeit.returnCard', 'hochzeit.value', 'hochzeit.noTaker'],
  ramsch: [
    'ramsch.mode',
    'ramsch.stake',
    'ramsch.tiebreak',
    'ramsch.jungfrau',
    'ramsch.durchmarsch',
    'ramsch.durchmarschValue',
    'ramsch.doppler',
    'ramsch.bonuses',
  ],
  special: [
    'round.length',
    'round.solo',
    'bock.mode',
    'bock.triggers',
    'kreuz.form',
    'kreuz.trigger',
    'kreuz.draw',
    'kreuz.declaringSide',
    'kreuz.leader',
    'schieber.trigger',
    'schieber.offer',
    'teufel.trigger',
  ],
  oneGame: [
    'bierkopf.units',
    'vicar.units',
    'officers.choice',
    'officers.spritz',
    'officers.secondHalf',
    'denexa.discardsCount',
    'denexa.schwarzBy',
    'denexa.leastWidow',
    'deutscher.target',
  ],
  session: ['deal.firstDealer', 'session.length'],
} as const satisfies Readonly<Record<OptionGroup, readonly OptionId[]>>;

/** The rules of some groups. */
export type OptionIn<G extends OptionGroup> = (typeof GROUPED)[G][number];

/** The rules that every table of Bavarian Schafkopf has; a game with rules of its own names them in its row (games/). */
export const COMMON_OPTIONS: readonly OptionId[] = OPTION_IDS.filter(
  (id) => !(GROUPED.oneGame as readonly OptionId[]).includes(id),
);

type Homeless = Exclude<OptionId, OptionIn<OptionGroup>>;
const everyRuleHasAGroup: [Homeless] extends [never] ? true : Homeless = true;
void everyRuleHasAGroup;
