// Advice on what may be said besides a card: Stoss and its answers, doubling a Ramsch, a Durchbruch.
import { asideOf } from '../../bots/random-player.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { adviseBreakThrough } from './break-through-advice.ts';
import { adviseAnsage } from './double-pack-advice.ts';
import { adviseDoubling } from './doubling-advice.ts';
import { told } from './told-advice.ts';

/** Whether to say it or to say nothing; undefined if the seat may say nothing now. */
export const adviseAside = (view: SeatView, think: AdviceThink): Advice | undefined =>
  view.ansagen
    ? toldIfAny(view, adviseAnsage(view, think))
    : asideOf(view)?.type === 'durchbruch'
      ? adviseBreakThrough(view, think)
      : adviseDoubling(view, think);

const toldIfAny = (view: SeatView, advice: Advice | undefined): Advice | undefined => advice && told(view, advice);
