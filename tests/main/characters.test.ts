// Who sits at the table: three of the four characters, by the seed; asked with their temper, shown with their names, kept in the save.
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/engine/bots/characters.ts';
import { checkSession, type SessionFile } from '../../src/main/table/session-file.ts';
import { newSession } from '../../src/main/table/new-session.ts';
import type { PlayerQuestion } from '../../src/main/thinking/thinking-protocol.ts';
import { CHARACTER_NAMES } from '../../src/shared/table/characters.ts';
import { playRound, scene, start, thinkHere } from '../../lab/support/main/fake-table.ts';

const DATE = '2026-11-21T10:00:00.000Z';

const botsOf = ({ sitters }: Pick<SessionFile, 'sitters'>) =>
  sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter] : []));

const seatedBy = (seed: string) => botsOf(newSession({ house: {}, seed }, DATE));

describe('a new session', () => {
  test('seats three different characters under their names; the same ones from the same seed', () => {
    const bots = seatedBy('evening');
    expect(new Set(bots.map(({ character }) => character)).size).toBe(3);
    for (const { name, character } of bots) expect(name).toBe(character && CHARACTER_NAMES[character]);
    expect(seatedBy('evening')).toEqual(bots);
  });

  test('lets everybody sit everywhere', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++)
      seatedBy(`seed ${n}`).forEach(({ character }, seat) => seen.add(`${character} ${seat}`));
    expect(seen.size).toBe(3 * CHARACTERS.length);
  });
});

/** A round at a table whose questions are written down. */
async function asked(saved?: SessionFile) {
  const questions: PlayerQuestion[] = [];
  const thinking = {
    ask: (question: PlayerQuestion) => {
      questions.push(question);
      return thinkHere.ask(question);
    },
  };
  const stage = scene({ deps: { thinking }, ...(saved && { saved }) });
  if (!saved) await start(stage, 'characters');
  await playRound(stage);
  return { stage, questions };
}

test('each bot is asked as its character, the screen is told who it is, and a round file keeps names only', async () => {
  const { stage, questions } = await asked();
  const file = stage.saves.at(-1) as SessionFile;
  for (const { character, view } of questions) {
    const sitter = file.sitters[view.seat];
    // A rest that is laid down is played for the person by a bot.
    if (sitter.kind === 'bot') expect(sitter.character).toBe(character);
  }
  const { players } = stage.table.view()?.board ?? { players: [] };
  expect(players.slice(1).map(({ character }) => character)).toEqual(botsOf(file).map(({ character }) => character));
  expect(stage.archived[0]?.players.map((player) => Object.keys(player).sort())).toEqual(
    players.map(() => ['kind', 'name']),
  );
});

test('a save from before there were characters goes on with the players it names', async () => {
  const fresh = newSession({ house: {}, seed: 'old' }, DATE);
  const old = {
    ...fresh,
    sitters: fresh.sitters.map((sitter) =>
      sitter.kind === 'bot' ? { kind: 'bot', name: 'Zenzi', player: 'verein' } : sitter,
    ),
  };
  const checked = checkSession(JSON.stringify(old));
  if (!checked.ok) throw new Error(checked.problem.id);
  const { questions } = await asked(checked.value.file);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.every(({ player, character }) => player === 'verein' && character === undefined)).toBe(true);
});

test('a save that names nobody’s character is refused with the place', () => {
  const fresh = newSession({ house: {}, seed: 'bad' }, DATE);
  const bad = JSON.stringify(fresh).replaceAll(/"character":"\w+"/g, '"character":"niemand"');
  expect(checkSession(bad)).toMatchObject({ ok: false, problem: { id: 'F.BAD_FIELD' } });
});
