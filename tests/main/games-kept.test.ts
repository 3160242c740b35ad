// A session of every game can be written down and read again, before its first card and with played rounds on its sheet.
import { expect, test } from 'vitest';
import { randomDeal, randomDecision } from '../../lab/prove/selftest/random-round.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { nextTerms, withRound } from '../../src/engine/round/session.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { isOver, type Round, startRound } from '../../src/engine/table/round.ts';
import { newSession } from '../../src/main/table/new-session.ts';
import { SESSION_KIND, type SessionFile } from '../../src/main/table/session-file.ts';
import { after } from '../../lab/support/rounds/rounds.ts';

const DEALS = 12;

/** The file with another round on its sheet, decided at random. */
function withPlayed(file: SessionFile, deal: number): SessionFile {
  const { session } = file;
  const random = randomOf('kept', session.seed, deal);
  const terms = nextTerms(session);
  let round: Round = after(startRound(session.rules, terms), ...randomDeal(session.rules, terms, random));
  while (!isOver(round)) round = after(round, randomDecision(round, legalDecisions(round, turnIn(round) ?? 0), random));
  return { ...file, session: withRound(session, round) };
}

const reread = (file: SessionFile): unknown => SESSION_KIND.schema.parse(JSON.parse(JSON.stringify(file)));

test.each(GAMES)('%s', (game) => {
  let file = newSession({ game, house: {}, seed: `kept ${game}` }, '2026-11-23T10:00:00.000Z');
  expect(reread(file)).toEqual(file);
  expect(SESSION_KIND.objection?.(file)).toBeUndefined();
  for (let deal = 0; deal < DEALS; deal++) file = withPlayed(file, deal);
  expect(reread(file)).toEqual(file);
});
