// Lesson 18: leading.
import { factsOfCard } from '../../bots/play/play.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import type { Card } from '../../base/cards.ts';
import type { FactId } from '../../inference/facts.ts';
import type { Round } from '../../table/round.ts';
import { turnIn } from '../../round/step.ts';
import { viewFor } from '../../round/view.ts';
import { atRound, deal, lesson, nothing, play, read, stated } from './making.ts';
import { rufer } from './position.ts';
import { roundOf } from './lesson-rounds.ts';
import { groupOf } from './truths.ts';

/** Whether one of these facts is true of leading the card and speaks for it. */
function speaksFor(round: Round, card: Card, ids: readonly FactId[]): boolean {
  const seat = turnIn(round);
  if (seat === undefined) throw new Error('nobody leads');
  return factsOfCard(knowledgeOf(viewFor(round, seat)), card).some(({ id }) => ids.includes(id));
}

const RUFER = { contract: 'rufer', called: 'GA' } as const;
const DRAWING: readonly FactId[] = ['lead.topTrump', 'lead.drawTrumps', 'lead.trumpToDeclarer'];

const defender = (): Round =>
  roundOf({
    hands: ['G9 H8 SU ET EK S9 S8 HO', 'ST HK G7 GO G8 E8 HA HU', 'GA E9 GU H9 EA GT EU GK', ''],
    game: rufer(1, 'GA'),
    leader: 0,
  });

const declarer = (): Round =>
  roundOf({
    hands: ['EO GO HU HT H8 G9 ET SK', 'EA GU H7 GT SO S9 G8 GK', 'G7 EU E9 GA SU E8 ST HO', ''],
    game: rufer(0, 'GA'),
    leader: 0,
  });

const partner = (): Round =>
  roundOf({
    hands: ['EO HA H9 GA G8 ET E8 S7', 'GU GK HO EU EK GO HT SK', 'E7 EA SU HU ST H7 S8 HK', ''],
    game: rufer(1, 'GA'),
    leader: 0,
  });

export const LESSON_18 = lesson(
  18,
  read('spieler', atRound(declarer, 0)),
  play('18.2', declarer, 0, ['trumpf', 'ruffarbe', 'neben'], ['trumpf'], (round, card) =>
    speaksFor(round, card, DRAWING) ? 'trumpf' : groupOf(RUFER, card) === 'G' ? 'ruffarbe' : 'neben',
  ),
  deal('18.5', {
    you: 0,
    goal: 61,
    text: {
      hands: [
        'EO GO HO GU SU SA E9 GK',
        'S9 HK GT E8 GA S8 E7 G7',
        'H9 HU ET H7 SO G8 EU G9',
        'HA ST H8 SK EA HT S7 EK',
      ],
      game: rufer(0, 'GA'),
      leader: 0,
    },
  }),
  read('mitspieler', atRound(partner, 0)),
  play('18.3', partner, 0, ['trumpf', 'ruffarbe', 'neben'], ['trumpf'], (round, card) =>
    speaksFor(round, card, DRAWING) ? 'trumpf' : groupOf(RUFER, card) === 'G' ? 'ruffarbe' : 'neben',
  ),
  read('gegenspieler', atRound(defender, 0)),
  play('18.1', defender, 0, ['gesucht', 'trumpf', 'neben'], ['gesucht'], (round, card) =>
    speaksFor(round, card, ['lead.calledSuit']) ? 'gesucht' : groupOf(RUFER, card) === 'trump' ? 'trumpf' : 'neben',
  ),
  deal('18.6', {
    you: 0,
    goal: 60,
    text: {
      hands: [
        'SO HT SA S9 S8 S7 GT GK',
        'H8 H7 HO ST E8 GU ET EU',
        'EK G8 GO HA HU EO E7 HK',
        'G9 EA GA SK SU E9 G7 H9',
      ],
      game: rufer(2, 'GA'),
      leader: 0,
    },
  }),
  stated('18.4', nothing, ['nein', 'wissen', 'augen'], 'nein'),
);
