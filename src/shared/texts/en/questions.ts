// What the table asks of the person, in English: headings of the panels, and spoken when the question is put.
import type { QUESTIONS_DE } from '../de/questions.ts';

export const QUESTIONS_EN: typeof QUESTIONS_DE = {
  titles: {
    partners: 'Who plays with whom?',
    draw: 'Who deals first?',
    cut: 'Cut the cards!',
    legen: 'Do you lay?',
    call: 'What do you say?',
    hochzeit: 'Do you offer a Hochzeit?',
    obers: (name) => `Will you take the two ${name.ranks('O')} and play a Solo?`,
    passOn: 'Pass two cards on',
    widow: 'Do you take the widow and play alone?',
    number: 'How many trumps do you bid?',
    tie: 'Which of you makes trumps?',
    discard: 'Which two cards do you lay away?',
    give: 'Which card do you give your partner?',
    return: 'Which card do you give back?',
    announce: 'What do you play?',
    spritz: 'Do you give a Spritz?',
    claim: 'Do you claim runners?',
    lay: 'Do you lay now?',
    play: 'Your turn.',
    stoss: 'Do you give a Stoss?',
    retour: 'Do you answer it?',
    doppler: 'Do you double the Ramsch?',
    durchbruch: 'Do you announce a Durchbruch?',
    next: 'The round is over.',
  },
  keys: 'Y means yes, N means no.',
  asked: 'You are asked',
};
