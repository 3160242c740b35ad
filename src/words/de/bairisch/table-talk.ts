// Bavarian remarks of the people at the table.
import type { TableTalk } from '../../../shared/table/talk-occasions.ts';

export const TABLE_TALK_BAIRISCH: TableTalk = {
  fatTaken: ['Der hod si rentiert.', 'So oan nimm i gern.', 'Des zählt.'],
  fatLost: ['Der duad weh.', 'Ausgrechnt der!', 'Schod drum.'],
  trumped: ['Do sticht ma hoid.', 'Den hob i braucht.', 'Trumpf is Trumpf.'],
  stossGiven: ['Des mog i sehng.', 'Iatz guit’s.', 'Auf geht’s!'],
  restTaken: ['Da Rest g’heat mia.', 'De g’hean olle mia.', 'Mehra kriagts ned.'],
  won: ['Schee war’s.', 'So geht des.', 'Des lass i ma gfoin.'],
  lost: ['’s nächste Moi.', 'Do war nix zum macha.', 'Mischn, bittschee.'],
};
