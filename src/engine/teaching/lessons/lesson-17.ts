// Lesson 17: smearing, and giving nothing away.
import { knowledgeOf, threatsTo } from '../../inference/knowledge.ts';
import { type Card, pointsOf } from '../../base/cards.ts';
import type { Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import { isPlaying } from '../../table/readers.ts';
import { viewFor } from '../../round/view.ts';
import { isDeclaring } from './best-play.ts';
import { atRound, choice, claimed, deal, lesson, play, read, rows } from './making.ts';
import { rufer } from './position.ts';
import { roundOf, type RoundText, withCard } from './lesson-rounds.ts';

/** The last player of a trick: what a card does to the points of the own side. */
function lastCard(round: Round, you: Seat, card: Card): { readonly ours: boolean; readonly took: boolean } {
  const next = withCard(round, card);
  const taken = 'play' in next ? next.play.done.at(-1) : undefined;
  if (!isPlaying(round) || !taken) throw new Error('the trick is not complete');
  return { ours: isDeclaring(round, taken.winner) === isDeclaring(round, you), took: taken.winner === you };
}

const OBER_LED: RoundText = {
  hands: ['GO GT HO S8 EK GU E9 SU', 'H7 EO HA SO ST G7 ET S7', 'H8 HU GK S9 HK G9 SK EA', 'HT H9 EU GA G8 E7 SA E8'],
  game: rufer(0, 'GA'),
  leader: 0,
  played: 'GO H7 H8',
};

const partnersOber = (): Round => roundOf(OBER_LED);

const enemyAce = (): Round =>
  roundOf({
    hands: ['SA HU S7 EU EK SU GU GA', 'S9 ST HA S8 GO EA HT H9', 'SK HK H7 HO SO H8 G9 EO', 'GT GK G8 G7 ET E9 E8 E7'],
    game: rufer(0, 'EA'),
    leader: 0,
    played: 'SA S9 SK',
  });

const noTrump = (): Round =>
  roundOf({
    hands: ['EO E8 G7 SO SA HT EA HA', 'H9 HO H7 S7 HU GK GO GT', 'H8 SU EK EU GU HK ST G9', 'GA ET E9 E7 SK S9 S8 G8'],
    game: rufer(0, 'GA'),
    leader: 0,
    played: 'EO H9 H8',
  });

const second = (): Round =>
  roundOf({
    hands: ['HT EU H7 GK G8 EA E9 S9', 'EO HO SO HA GT SK ET E8', 'GO H8 GA G9 SA EK E7 S8', ''],
    game: rufer(1, 'GA'),
    leader: 3,
    played: 'H9',
  });

/** Whether somebody who still plays could take the trick after the ten has been added. */
const stillInDanger = (): boolean => {
  const view = viewFor(second(), 0);
  return threatsTo(knowledgeOf(view), 'HT', 'trump').length > 0;
};

/** Whether a trump with points may be a good smear at all: in a trick that the own side has for sure. */
const trumpSmears = (): boolean => lastCard(partnersOber(), 3, 'HT').ours && pointsOf('HT') >= 10;

export const LESSON_17 = lesson(
  17,
  read('schmieren', atRound(partnersOber, 3, 'GO')),
  play('17.1', partnersOber, 3, ['geschmiert', 'gespart', 'herr'], ['geschmiert'], (round, card) => {
    const { ours } = lastCard(round, 3, card);
    return ours && pointsOf(card) >= 10 ? 'geschmiert' : ['O', 'U'].includes(card[1] ?? '') ? 'herr' : 'gespart';
  }),
  read('abspatzen', atRound(enemyAce, 3, 'SA')),
  play('17.2', enemyAce, 3, ['abgespatzt', 'verschenkt', 'wenig'], ['abgespatzt'], (_, card) =>
    pointsOf(card) === 0 ? 'abgespatzt' : pointsOf(card) >= 10 ? 'verschenkt' : 'wenig',
  ),
  play('17.3', noTrump, 3, ['geschmiert', 'gespart'], ['geschmiert'], (round, card) =>
    lastCard(round, 3, card).ours && pointsOf(card) >= 10 ? 'geschmiert' : 'gespart',
  ),
  read('sicher', rows('EO GO HO SO')),
  choice('17.4', atRound(second, 0), ['lieber-nicht', 'partner', 'trumpf'], () =>
    claimed([stillInDanger(), trumpSmears()], {
      'lieber-nicht': [true, true],
      partner: [false, true],
      trumpf: [true, false],
    }),
  ),
  deal('17.5', { you: 3, goal: 61, text: OBER_LED }),
);
