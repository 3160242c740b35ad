// Everything the page says, in the language of the moment: labels, names of things, sentences for messages.
import type { Seat } from '../../engine/base/seats.ts';
import type { Board } from '../../shared/table/board.ts';
import type { CallTexts } from '../../words/base/call-words.ts';
import { textsOf } from '../../words/base/catalogue.ts';
import { tellProblem, tellTogether } from '../../words/speak/explanations.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import { namesOf } from '../../words/speak/player-names.ts';
import { type Language, LANGUAGES } from '../../shared/border/language.ts';
import type { LabelTexts } from '../../words/types/label-texts.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { RuleTexts } from '../../words/types/rules/rule-texts.ts';
import type { SettlementTexts } from '../../words/base/settlement.ts';
import type { Reckoning } from '../../shared/table/shelf.ts';
import type { Preferences } from './preferences.svelte.ts';
import { isKnown, isWhole, loadTongue, sentencesOf, tongueOf } from './tongues.ts';
import type { UiTexts } from '../../words/types/ui-texts.ts';

/** Whose names and whose "you" the sentences use. */
export type Company = Pick<Board, 'players' | 'you'> & { readonly unit?: Reckoning };

/** Sentences for messages come from words/speak/explanations.ts; they take the `Naming` of a table made here. */
export class Speech {
  readonly #preferences: Preferences;

  /** Counts the languages that have been loaded for this page. */
  #arrived = $state.raw(0);

  /** The language that is spoken: the one that is wanted, once it has been loaded, and until then another one. */
  readonly language: Language = $derived.by(() => {
    void this.#arrived;
    const wanted = this.#preferences.language;
    return isKnown(wanted) ? wanted : (LANGUAGES.find(isKnown) ?? wanted);
  });
  /** Whether sentences can be told already, and not only what the first screen says. */
  readonly whole: boolean = $derived.by(() => {
    void this.#arrived;
    return isWhole(this.language);
  });
  /** What the first screen and the head say; the rest waits for the sentences. */
  readonly labels: LabelTexts = $derived(tongueOf(this.language).labels);
  readonly ui: UiTexts = $derived(sentencesOf(this.language).ui);
  readonly presets: RuleTexts['presets'] = $derived(tongueOf(this.language).presets);
  readonly calls: CallTexts = $derived(textsOf(this.language).calls);
  readonly bill: SettlementTexts = $derived(textsOf(this.language).settlement);
  readonly rules: RuleTexts = $derived(textsOf(this.language).rules);
  /** Names where no table is meant. */
  readonly plain: Naming = $derived.by(() =>
    namingOf(this.language, this.#preferences.deck, ['', '', '', ''], undefined),
  );

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** Loads a language that is wanted. Rejects if its script cannot be read; what was spoken before goes on. */
  async load(language: Language): Promise<void> {
    await loadTongue(language);
    this.#arrived++;
  }

  /** Names at one table, live or replayed. */
  nameAt({ players, you, unit }: Company): Naming {
    return namingOf(this.language, this.#preferences.deck, namesOf(this.language, players), you, unit);
  }

  /** What stands on a player's place: the name, or "Du" for a reader without one. */
  labelOf({ players, you }: Company, seat: Seat): string {
    const { name } = players[seat];
    return name || (seat === you ? this.labels.table.you : this.nameAt({ players, you }).player(seat));
  }

  problem(problem: Parameters<typeof tellProblem>[0]): string {
    return tellProblem(problem, this.plain);
  }

  /** The same trouble with several files in one message. */
  problems(problems: Parameters<typeof tellTogether>[0]): string {
    return tellTogether(problems, this.plain);
  }
}
