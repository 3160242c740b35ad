// What a decision plays, says or announces, and how far a round is, for whoever shows it.
export {
  announcementIn,
  decisionsOf,
  isLast,
  isPlaying,
  isScored,
  ofDecision,
  playedCard,
  saidCall,
} from '../../engine/table/readers.ts';
