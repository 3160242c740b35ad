// English wording of the slip that says whether the cards are dealt honestly.
import type { UiFairnessTexts } from '../types/ui-fairness-texts.ts';

export const UI_FAIRNESS_EN: UiFairnessTexts = {
  title: 'Fairly dealt?',
  open: 'Fairly dealt? Check it',
  description: 'How the cards are shuffled, who sees what, and how to check it yourself.',
  failed: 'This could not be looked up just now.',
  how: 'How the cards are dealt',
  points: [
    'At the start of a game the computer rolls a secret number. All shuffles follow from it; who sits at the table, the score and the level play no part.',
    'No card and no seat is favoured. Then the pack is cut, by you or by another player.',
    'The other players see what you would see in their place: their own cards, what lies open and what was said. They are given nothing else.',
    'Before the first move a fingerprint of the shuffled pack is fixed. After the round the pack is laid open; if it does not fit the fingerprint, cards have been swapped.',
  ],
  running: (round) => `Fingerprint of round ${round}`,
  runningHint: 'Write it down if you like. After the round it must still be the same.',
  noRunning: 'No round is going on. The fingerprint of the next one will stand here.',
  noCommitment: 'This round was dealt without a fingerprint; the next one will have it.',
  copy: 'Copy',
  copyCommitment: 'Copy the fingerprint',
  copyCommand: 'Copy the command',
  copied: 'Copied',
  finished: 'Finished rounds of this game',
  noFinished: 'None yet. After the round, its pack and salt lie open here.',
  round: (round) => `Round ${round}`,
  verdicts: { matches: 'correct', differs: 'not correct' },
  pack: 'Pack before the cut, from the top',
  salt: 'Salt (random, against guessing)',
  commitment: 'Fingerprint (SHA-256)',
  byHand: 'To check it by hand: this command must print the fingerprint.',
  hands: 'Your hands',
  handsOf: (rounds, written) =>
    rounds === 1 ? 'in the one round of the library' : `in ${written} rounds of the library`,
  noHands: 'As soon as there are rounds in the library, this tells how many good cards you were dealt.',
  columns: { kind: 'Cards per hand', average: 'Average', expected: 'expected', error: 'Chance', place: 'Deviation' },
  kinds: {
    obers: (name) => name.ranks('O'),
    unters: (name) => name.ranks('U'),
    trumps: () => 'Trumps (Rufspiel)',
    aces: (name) => name.ranks('A'),
  },
  chance:
    'Over so many rounds the average varies by itself: in two cases out of three by no more than the value under “Chance” (the standard error), in 19 of 20 by no more than twice that, the shaded field. One time in twenty it is further away although the deal is honest. More rounds make it more exact.',
};
