// What has become of the card that was offered for a Hochzeit, call by call.
import { namedIn } from '../auction/auction.ts';
import type { Seat } from '../base/seats.ts';
import { playersAt } from '../table/table-rules.ts';
import type { PublicView, Told } from '../round/view.ts';
import { type Note, note } from './notes.ts';
import { announcementIn, saidCall } from '../table/readers.ts';

/** A card on offer: whose it is, and how many have said no. */
interface OnOffer {
  readonly suitor: Seat;
  readonly refusals: number;
}

function offeredIn(told: Told): OnOffer | undefined {
  const offers = saidCall(told) === 'hochzeit' || announcementIn(told)?.contract === 'hochzeit';
  return offers && 'seat' in told ? { suitor: told.seat, refusals: 0 } : undefined;
}

/** Why the card goes back with this entry; undefined if it stays where it is. */
function backBy(told: Told, { refusals }: OnOffer, players: number): 'refused' | 'outbid' | undefined {
  if (told.type !== 'call') return undefined;
  if (told.call === 'ohne-mich') return refusals + 1 === players - 1 ? 'refused' : undefined;
  return told.call === 'sie' || namedIn(told.call) !== undefined ? 'outbid' : undefined;
}

/** That an entry of the log gives the offered card back to its owner. */
export function cardBack({ history, rules }: PublicView, entry: number): readonly Note[] {
  let open: OnOffer | undefined;
  for (const [at, told] of history.slice(0, entry + 1).entries()) {
    const why = open && backBy(told, open, playersAt(rules));
    if (open && why && at === entry) return [note('L.CARD_BACK', { suitor: open.suitor, why })];
    const refused = saidCall(told) === 'ohne-mich';
    open = offeredIn(told) ?? (why || !open ? undefined : { ...open, refusals: open.refusals + (refused ? 1 : 0) });
  }
  return [];
}
