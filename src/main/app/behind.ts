// What stands behind the window: rules, players, texts and the schemas of all calls. Loaded once the window is there, because that takes
// as long as opening a window does.
import '../../shared/texts/all-languages.ts';

export { CALLS, PUSHES } from '../../shared/contract.ts';
export { handlersOf, openGame } from './game.ts';
