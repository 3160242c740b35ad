// What texts a lesson needs: derived from its steps, so that a missing one does not compile.
import type { Card } from '../../../engine/base/cards.ts';
import type {
  BidStep,
  CallableStep,
  ChoiceStep,
  DealStep,
  FindStep,
  LegalStep,
  Lesson,
  MatchStep,
  NumberStep,
  OrderStep,
  PickStep,
  PlayStep,
  ReadStep,
  SayStep,
  Step,
  WinnerStep,
} from '../../../engine/teaching/lessons/steps.ts';

/**
 * A text with places for names, so that it follows the deck and the table. A place written with a capital begins a sentence.
 * - cards: German `{nom:GO}`, `{acc:GO}`, `{dat:GO}` with the article, `{er:GO}`, `{ihn:GO}` for one just named; English `{the:GO}`;
 *   lists with "and" and "or" `{GO,GA}` and `{GO|GA}`;
 * - suits: `{G}`, German `{kein:G}` "kein Gras", `{karte:G}`, `{karten:G}` "Graskarten"; all of a rank: `{rs:O}`;
 * - people, always by the role that they have in the position (engine/lessons/roles.ts), never by a name: `{who:leader}`,
 *   `{whose:leader}` ("Resis", "Resi’s"), and pronouns (person-words.ts).
 *
 * Terms of the glossary stand as `[[id]]` or `[[id|other words]]`.
 */
export type LessonText = string;

/** Options that show themselves: a card, or a hand of cards. */
type Shown = Card | `${Card} ${string}`;

/** Labels for the options that need one. */
type Labels<O extends string> = [Exclude<O, Shown>] extends [never]
  ? { readonly labels?: never }
  : { readonly labels: Readonly<Record<Exclude<O, Shown>, LessonText>> };

interface Asked {
  readonly ask: LessonText;
}

/** The words for one step. `feedback` speaks to each option, the right one included. */
export type TextsOfStep<S extends Step> = S extends ReadStep
  ? LessonText
  : S extends ChoiceStep<string, infer O>
    ? Asked & { readonly feedback: Readonly<Record<O, LessonText>> } & Labels<O>
    : S extends BidStep<string, infer O>
      ? Asked & { readonly feedback: Readonly<Record<O, LessonText>> }
      : S extends SayStep<string, infer O>
        ? Asked & { readonly feedback: Readonly<Record<O, LessonText>> }
        : S extends NumberStep<string, infer N>
          ? Asked & {
              readonly right: LessonText;
              readonly wrong: Readonly<Record<N, LessonText>>;
              /** For any other number. */
              readonly other: LessonText;
            }
          : S extends LegalStep | CallableStep
            ? Asked & { readonly right: LessonText; readonly missing: LessonText }
            : S extends PickStep
              ? Asked & { readonly right: LessonText; readonly missing: LessonText; readonly extra: LessonText }
              : S extends OrderStep | MatchStep | FindStep
                ? Asked & { readonly right: LessonText }
                : S extends WinnerStep
                  ? Asked & { readonly feedback: Readonly<Record<'0' | '1' | '2' | '3', LessonText>> }
                  : S extends PlayStep<string, infer O>
                    ? Asked & { readonly outcomes: Readonly<Record<O, LessonText>> }
                    : S extends DealStep
                      ? Asked & {
                          readonly won: LessonText;
                          readonly lost: LessonText;
                          /** Said when "show me" is asked for: the line that wins. */
                          readonly plan: LessonText;
                        }
                      : never;

/** All words of a lesson. */
export type TextsOf<L extends Lesson> = {
  readonly title: LessonText;
  readonly goal: LessonText;
  readonly steps: { readonly [S in L['steps'][number] as S['id']]: TextsOfStep<S> };
};
