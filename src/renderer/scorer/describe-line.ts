// A line of the sheet in words: who played what and how it ended, or what happened between two deals.
import type { ScorerLine } from '../../shared/calls/scorer.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { UiScorerTexts } from '../../words/types/ui-scorer-texts.ts';

const ENDED = { declarer: 'won', defenders: 'lost', draw: 'drawn' } as const;

export function describeLine({ line, bill }: ScorerLine, { sheet, rounds }: UiScorerTexts, name: Naming): string {
  switch (line.kind) {
    case 'redeal':
      return line.why === 'hausbock' ? sheet.hausbock : sheet.redeal;
    case 'comes':
      return sheet.comes(line.person);
    case 'goes':
      return sheet.goes(line.person);
    case 'break':
      return sheet.break;
    case 'bock':
    case 'round':
      return sheet.agreed(rounds[line.kind === 'bock' ? 'bock' : line.round]);
    case 'deal': {
      const { entry } = line;
      const announcement = bill?.announcement ?? { contract: '' };
      const named = announcement.trump || announcement.called;
      const game = named ? name.announcement(announcement) : name.contract(announcement.contract);
      const guilty = 'result' in entry ? entry.result.by === 'revoke' && entry.result.person : entry.revoke;
      const revoked = guilty ? `, ${sheet.revoked(guilty)}` : '';
      if (!('declarer' in entry)) return `${game}${revoked}`;
      const ended = bill?.winner ? `, ${sheet[ENDED[bill.winner]]}` : '';
      return `${game}: ${sheet.by(entry.declarer, entry.partner ?? '')}${ended}${revoked}`;
    }
  }
}
