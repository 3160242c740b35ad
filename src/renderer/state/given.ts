// What main has given along with the page: how the first screen stands, until main has been asked.
import { FIRST_PAGE, type FirstAnswers, type FirstCall, type FirstPage } from '../../shared/calls/first-answers.ts';

const block = document.getElementById(FIRST_PAGE)?.textContent;
let given: Partial<FirstPage> = block ? (JSON.parse(block) as FirstPage) : {};

/** Settings, language of the system, version; undefined where the page is served by another program. */
export const givenState = (): FirstPage['state'] | undefined => given.state;

/** What a call would have answered when the program was closed; undefined where that is not known, or no longer true. */
export const givenAnswer = <K extends FirstCall>(name: K): FirstAnswers[K] | undefined => given.answers?.[name];

/** The name of the next lesson. */
export const givenLesson = (): string | undefined => given.lesson;

/** Main has answered everything by itself. */
export const forgetGiven = (): void => void (given = {});
