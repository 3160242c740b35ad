// German remarks of the people at the table.
import type { TableTalk } from '../../shared/table/talk-occasions.ts';

export const TABLE_TALK_DE: TableTalk = {
  fatTaken: ['Der hat sich gelohnt.', 'So einen nehme ich gern.', 'Das zählt.'],
  fatLost: ['Der tut weh.', 'Ausgerechnet der!', 'Schade drum.'],
  trumped: ['Da sticht man halt.', 'Den habe ich gebraucht.', 'Trumpf ist Trumpf.'],
  stossGiven: ['Das will ich sehen.', 'Jetzt gilt’s.', 'Auf geht’s!'],
  restTaken: ['Der Rest g’hört mir.', 'Das sind alles meine.', 'Mehr kriegt ihr nicht.'],
  won: ['Schön war’s.', 'So geht das.', 'Das lasse ich mir gefallen.'],
  lost: ['Beim nächsten Mal.', 'Da war nichts zu machen.', 'Mischen, bitte.'],
};
