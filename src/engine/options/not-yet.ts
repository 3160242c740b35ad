// House rules whose game is not built yet: the rules screen leaves them out. The list ends empty, and then this file goes.
import type { OptionId } from './options.ts';

/** `all` of an option, or some of its values. */
export type NotYet = Readonly<Partial<Record<OptionId, 'all' | readonly (string | number)[]>>>;

export const NOT_YET: NotYet = {
  'table.direction': 'all',
  'deal.cutMax': 'all',
  'passout.rule': ['muss'],
  'muss.maxTrumps': 'all',
  'called.runAway.min': 'all',
  'called.runAway.when': 'all',
  'called.runAway.following': 'all',
  'called.discard': 'all',
  'stoss.window': 'all',
  'stoss.levels': 'all',
  'stoss.replyBy': 'all',
  'stoss.replyWindow': 'all',
  'stoss.takesOver': 'all',
  'legen.form': 'all',
  'legen.dealerSecondPacket': 'all',
  'legen.hausbock': 'all',
  'lay.afterFirstTrick': 'all',
  'klopfen.enabled': 'all',
  'runners.claim': 'all',
  'ramsch.doppler': 'all',
  'kreuz.declaringSide': ['last-doubler'],
};
