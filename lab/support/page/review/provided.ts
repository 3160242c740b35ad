// A part of the replay for a test by itself: the voice of its screen is provided, as the screen does.
import { RUFER } from '../library/library-rounds.ts';
import { useApp } from '../../../../src/renderer/state/app-context.ts';
import { provideVoice, Voice } from '../../../../src/renderer/state/voice.svelte.ts';

type Make = (...args: readonly unknown[]) => unknown;

/** The component below a voice for the table of a made-up round, whose players are those of `archivedRound`. */
export const provided = (component: unknown): Make => {
  return (...args) => {
    provideVoice(
      new Voice(useApp(), () => ({
        ...RUFER,
        players: [
          { name: '', kind: 'human' },
          { name: 'Resi', kind: 'bot' },
          { name: 'Sepp', kind: 'bot' },
          { name: 'Vroni', kind: 'bot' },
        ],
      })),
    );
    return (component as Make)(...args);
  };
};
