// Every call of the page is answered: whatever game lies on the table, and whatever fitting or unfitting things are asked.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sample } from '../../lab/base/thorough.ts';
import { wholeGame } from '../../lab/support/main/whole-game.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { TRAINER_IDS } from '../../src/engine/teaching/trainers/trainer.ts';
import { CALLS } from '../../src/shared/calls/all-calls.ts';
import type { NameOf } from '../../src/shared/border/ipc.ts';

type Name = NameOf<typeof CALLS>;
const NAMES = Object.keys(CALLS) as readonly Name[];

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'stube-calls-'))));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

const quiet = { push: () => undefined };

/** Ends or begins things; everything else may be asked at any time without changing the table. */
const CHANGES_THE_TABLE: readonly Name[] = ['session.goOn', 'session.again', 'session.nextRound', 'session.callRound'];

/** What rooms ask as they are opened: every call that needs no input. */
const OPENING = NAMES.filter((name) => CALLS[name].input.safeParse({}).success && !CHANGES_THE_TABLE.includes(name));

const TABLES = [undefined, ...GAMES];

/** No trainer asks what lies on the table: at the first each begins, at the others one in so many, everywhere another. */
const TRAINERS_BESIDE = sample(13, 1);

/** Its leads are thought ahead, for up to ten seconds. */
const AT_ONE_TABLE = sample<string | undefined>('bestLead', undefined);

describe.each(TABLES.map((game, table) => ({ game, table })))('with $game on the table', ({ game, table }) => {
  test('every room opens, and every trainer begins', async () => {
    expect(OPENING.length).toBeGreaterThan(12);
    const { game: opened, call } = await wholeGame(folder, quiet);
    await call('settings.change', { speed: 'instant' });
    await call('session.start', { house: {}, ...(game && { game }) });
    for (const name of OPENING) await call(name, {});
    for (const [at, practice] of TRAINER_IDS.entries()) {
      if (table > 0 && ((at + table) % TRAINERS_BESIDE > 0 || practice === AT_ONE_TABLE)) continue;
      const view = await call('training.start', { practice });
      expect(view?.question, practice).toBeDefined();
    }
    await opened.close();
  });
});

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random.below(list.length)];

/** A schema as JSON Schema tells it, as far as calls use it. */
interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** House rules go together or not; chance would hardly find such that do. */
const HOUSES = [{}, PURE_2007];

/** Two cards beside a position that passes its checks are rarer than chance can bring. */
const PLAYED = ['better', 'worse'];

/** What is taken for a field of this name, if chance is of no use. */
function ofName(name: string, random: Random): unknown {
  if (name === 'house') return pick(HOUSES, random);
  return PLAYED.includes(name) ? 'EO' : undefined;
}

/** Something of the form that fits nothing in particular. */
function made(shape: Shape, random: Random): unknown {
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return made(pick(options, random) ?? {}, random);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(shape.enum, random);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => shape.required?.includes(name) === true || random.below(2) === 0)
          .map(([name, field]) => [name, ofName(name, random) ?? made(field, random)]),
      );
    case 'array': {
      const fixed = (shape.prefixItems ?? []).map((each) => made(each, random));
      const more = shape.items === undefined || shape.items === false ? undefined : shape.items;
      const most = Math.min(shape.maxItems ?? 3, 3);
      const count = Math.max(shape.minItems ?? 0, random.below(most + 1));
      return more ? [...fixed, ...Array.from({ length: count }, () => made(more, random))] : fixed;
    }
    case 'integer':
    case 'number':
      return Math.min(shape.maximum ?? 9, Math.max(shape.minimum ?? 0, random.below(10)));
    case 'boolean':
      return random.below(2) === 0;
    case 'null':
      return null;
    default:
      return pick(['x', 'a-1', 'EO', ''], random);
  }
}

const shapeOf = (name: Name): Shape =>
  z.toJSONSchema(CALLS[name].input, { io: 'input', unrepresentable: 'any' }) as Shape;

/** An option with a value of its own, which chance would not find either. */
const CHANGE = { house: PURE_2007, option: 'deck.size', value: 24 };

/** So many inputs that pass the schema of a call. */
function inputsOf(name: Name, count: number, random: Random): readonly unknown[] {
  const shape = shapeOf(name);
  const found: unknown[] = name === 'rules.change' ? [CHANGE] : [];
  for (let tries = 0; tries < 3000 && found.length < count; tries++) {
    const input = made(shape, random);
    if (CALLS[name].input.safeParse(input).success) found.push(input);
  }
  return found;
}

test('what fits no table, no round, no lesson and no item is answered like anything else', async () => {
  const { game, call } = await wholeGame(folder, quiet);
  const random = randomOf('unfitting');
  const asked = new Set<Name>();
  await call('settings.change', { speed: 'instant' });
  for (const state of ['nothing', 'a session']) {
    if (state === 'a session') await call('session.start', { house: {} });
    for (const name of NAMES)
      for (const input of inputsOf(name, sample(1, 40), random)) {
        asked.add(name);
        await expect(call(name, input as never), `${name} ${JSON.stringify(input)}`).resolves.toBeDefined();
      }
  }
  await game.close();
  expect(NAMES.filter((name) => !asked.has(name))).toEqual([]);
});
