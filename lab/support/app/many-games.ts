// A table with many games for tests in the real program: those of the preset "pub" and an open Bettel, with or without a Hochzeit.
import { withOption } from '../../../src/engine/options/changing.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';

type Games = Pick<HouseRules, 'contracts.enabled' | 'tout.contracts' | 'contracts.ranking' | 'hochzeit.form'>;

/** Only what says which games there are: in all else the table plays as in the pure game. */
function gamesOf(hochzeit: HouseRules['hochzeit.form']): Games {
  const pub = withOption(presetRules('pub'), { option: 'hochzeit.form', value: hochzeit });
  const value = [...pub['contracts.enabled'], 'open-bettel'] as const;
  const rules = withOption(pub, { option: 'contracts.enabled', value });
  return {
    'contracts.enabled': rules['contracts.enabled'],
    'tout.contracts': rules['tout.contracts'],
    'contracts.ranking': rules['contracts.ranking'],
    'hochzeit.form': hochzeit,
  };
}

export const MANY_GAMES = gamesOf('off');
export const WITH_HOCHZEIT = gamesOf('anytime-offer');
