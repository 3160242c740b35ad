// The room that a command line asks for: entries of desktops, jump lists and docks start the program with `--room=NAME`.
import { isRoom, type Room } from '../../shared/border/menu-items.ts';

const SWITCH = '--room=';

/** The argument with which the program opens a room. */
export const roomArgument = (room: Room): string => SWITCH + room;

/** The room named on a command line; undefined if there is none of that name. */
export function roomFromArgv(argv: readonly string[]): Room | undefined {
  const name = argv.findLast((argument) => argument.startsWith(SWITCH))?.slice(SWITCH.length) ?? '';
  return isRoom(name) ? name : undefined;
}
