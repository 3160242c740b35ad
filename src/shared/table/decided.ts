// What a decision plays, says or announces, and whether a phase is the last one, for whoever shows it.
export { announcementIn, decisionsOf, isLast, ofDecision, playedCard, saidCall } from '../../engine/table/readers.ts';
