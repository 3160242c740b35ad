// What stands behind the window: rules, players, texts and the schemas of all calls. Loaded once the window is there, because that takes
// as long as opening a window does.
import '../../words/all-languages.ts';

export { CALLS, PUSHES } from '../../shared/calls/all-calls.ts';
export { handlersOf, openGame } from './game.ts';
