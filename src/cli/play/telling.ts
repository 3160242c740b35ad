// A round in lines of text: what was said and played, what the person may choose, and how it ended.
import { asideOf } from '../../engine/bots/random-player.ts';
import { type Decision, isAside } from '../../engine/table/log.ts';
import { decisionsOf, isScored, playedCard } from '../../engine/table/readers.ts';
import type { Round } from '../../engine/table/round.ts';
import { announcementOf } from '../../engine/base/contract.ts';
import type { Consequence, Option } from '../../engine/round/step.ts';
import type { SeatView } from '../../engine/round/view.ts';
import { phraseOf } from '../../words/base/call-words.ts';
import { textsOf } from '../../words/base/catalogue.ts';
import { tellBubble } from '../../words/speak/explanations.ts';
import { tellResult } from '../../words/speak/tell-result.ts';
import type { Naming } from '../../words/types/naming.ts';
import { capitalised, tellWith } from '../../words/base/words.ts';
import { PLAY_WORDS } from './play-words.ts';

/** "Sepp: Ich spiele.", "Sepp: Gras-Ober"; nothing for the cut. */
export function tellDecision(decision: Decision, name: Naming): readonly string[] {
  const who = capitalised(name.player(decision.seat));
  switch (decision.type) {
    case 'cut':
      return [];
    case 'play':
      return [`  ${who}: ${name.card(decision.card)}`];
    case 'give':
      return [`${who}: ${PLAY_WORDS[name.language].given}`];
    case 'return':
      return [`${who}: ${PLAY_WORDS[name.language].returned}`];
    case 'discard':
    case 'passOn':
      return [`${who}: ${phraseOf(decision, textsOf(name.language).calls, name).button}`];
    default:
      return [`${who}: ${tellBubble(decision, name)}`];
  }
}

export function tellConsequence(then: Consequence, name: Naming): readonly string[] {
  const words = PLAY_WORDS[name.language];
  if (then.type === 'thrownIn') return [words.thrownIn];
  if (then.type !== 'trickTaken') return [];
  return [words.trick(capitalised(name.player(then.trick.winner)), name.number(then.trick.points)), ''];
}

/** What the person chooses from by number: all cards in the order of the hand, or the calls that are allowed. */
export function choicesOf({ options, hand }: SeatView): readonly Option[] {
  const placeOf = ({ decision }: Option): number => hand.findIndex((card) => card === playedCard(decision));
  return options
    .filter((option) => !isAside(option.decision) && (option.decision.type === 'play' || option.verdict.legal))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

function labelOf(decision: Decision, name: Naming): string {
  const { calls } = textsOf(name.language);
  switch (decision.type) {
    case 'play':
      return name.card(decision.card);
    case 'discard':
      return name.cards(decision.cards);
    case 'call':
    case 'announce':
    case 'widow':
    case 'number':
    case 'tie':
      return phraseOf(decision, calls, name).button;
    default:
      return decision.type;
  }
}

/** The numbered choices; a forbidden card says in brackets why, and in full when it is chosen. */
export function tellChoices(view: SeatView, name: Naming): readonly string[] {
  const words = PLAY_WORDS[name.language];
  const choices = choicesOf(view);
  const isPlay = decisionsOf(choices, 'play').length > 0;
  const numbered = choices.map(({ decision, verdict }, index) => {
    const label = `${String(index + 1).padStart(3)}  ${labelOf(decision, name)}`;
    return verdict.legal
      ? label
      : `${label}  (${tellWith(textsOf(name.language).shortReasons, verdict.because, name)})`;
  });
  const hand = `${words.yourHand}: ${name.cards(view.hand)}`;
  const aside = asideOf(view);
  const said = aside ? [words.aside[aside.type]] : [];
  return [...(isPlay ? [`${words.yourHand}:`] : [hand]), ...numbered, [words.choose, ...said].join(', ')];
}

/** Result, bill and balance of a round that is over. */
export function tellEnd(round: Round, view: SeatView, name: Naming): readonly string[] {
  if (!isScored(round)) return [];
  const { settlement } = textsOf(name.language);
  return [
    tellResult(announcementOf(round.play.contract), round.result, name),
    settlement.calculation(round.settlement, name),
    settlement.balance(round.settlement, view.seat, name),
  ];
}
