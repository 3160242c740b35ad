// What every component may ask for: the way to the main process, settings, speech, sounds, notices, screens, the live table, what is saved.
import { createContext } from 'svelte';
import type { AppClient } from './bridge.ts';
import { RulesDesk } from './rules-desk.svelte.ts';
import { Recall } from './recall.svelte.ts';
import { Rest } from './rest.svelte.ts';
import { Router } from './router.svelte.ts';
import { Reading, systemReader } from './reading.svelte.ts';
import { Preferences } from './preferences.svelte.ts';
import { type Loudspeaker, Sounding } from './sounding.svelte.ts';
import { Speech } from './speech.svelte.ts';
import { Coach } from './coach.svelte.ts';
import { NextTable } from './next-table.svelte.ts';
import { InAdvance } from './in-advance.svelte.ts';
import { OwnOrder } from './own-order.svelte.ts';
import { LiveTable } from './live-table.svelte.ts';
import { Notices } from './notices.svelte.ts';
import { SavingWatch } from './saving-watch.svelte.ts';

export interface AppContext {
  readonly client: AppClient;
  readonly preferences: Preferences;
  readonly speech: Speech;
  readonly notices: Notices;
  readonly router: Router;
  readonly table: LiveTable;
  readonly coach: Coach;
  readonly rules: RulesDesk;
  readonly nextTable: NextTable;
  readonly saving: SavingWatch;
  readonly sounding: Sounding;
  readonly reading: Reading;
  readonly rest: Rest;
  readonly recall: Recall;
  readonly inAdvance: InAdvance;
  readonly ownOrder: OwnOrder;
}

export const [useApp, provideApp] = createContext<AppContext>();

/** Sounds are made by a script that is read once there is something to be heard. */
function lateSpeaker(): Loudspeaker {
  const read = async (): Promise<Loudspeaker> => new (await import('../sound/speaker.ts')).Speaker();
  let speaker: Promise<Loudspeaker> | undefined;
  return {
    play(cues, volume) {
      if (cues.length === 0) return;
      speaker ??= read();
      speaker.then(
        (there) => there.play(cues, volume),
        () => undefined, // without its script it stays quiet
      );
    },
  };
}

/** The parts of the app on a client; tests pass a client of their own. */
export function createApp(client: AppClient): AppContext {
  const preferences = new Preferences(client);
  const speech = new Speech(preferences);
  const notices = new Notices();
  const router = new Router();
  const table = new LiveTable(client, notices, speech);
  const coach = new Coach({ client, table, preferences, notices, speech });
  const rules = new RulesDesk(client, notices, speech);
  const nextTable = new NextTable({ rules, table, router });
  const saving = new SavingWatch({ client, notices, speech });
  const sounding = new Sounding({ table, preferences, speaker: lateSpeaker() });
  const reading = new Reading({ table, preferences, speech, reader: systemReader() });
  const rest = new Rest({ client, table });
  const recall = new Recall({ client, table });
  const inAdvance = new InAdvance({ table, coach, preferences, notices, speech });
  const ownOrder = new OwnOrder({ table, notices, speech });
  return {
    client,
    preferences,
    speech,
    notices,
    router,
    table,
    coach,
    rules,
    nextTable,
    saving,
    sounding,
    reading,
    rest,
    recall,
    inAdvance,
    ownOrder,
  };
}
