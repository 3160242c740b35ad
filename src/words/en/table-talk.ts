// English remarks of the people at the table.
import type { TableTalk } from '../../shared/table/talk-occasions.ts';

export const TABLE_TALK_EN: TableTalk = {
  fatTaken: ['That was worth it.', 'I’ll gladly take that.', 'That one counts.'],
  fatLost: ['That one hurts.', 'That one, of all tricks!', 'What a pity.'],
  trumped: ['That’s what trumps are for.', 'I needed that one.', 'A trump is a trump.'],
  stossGiven: ['I’d like to see that.', 'Now it counts.', 'Here we go!'],
  restTaken: ['The rest is mine.', 'Those are all mine.', 'No more for you.'],
  won: ['That was a pleasure.', 'That’s how it’s done.', 'I could get used to that.'],
  lost: ['Next time.', 'Nothing to be done there.', 'Shuffle, please.'],
};
