// The tags on the strip: what holds for the present deal first, then what waits, then the Stock.
import { rankOf } from '../../../engine/base/cards.ts';
import type { TableView } from '../../../shared/table/board.ts';
import type { Naming } from '../../../words/types/naming.ts';
import type { UiSpecialTexts } from '../../../words/types/ui-special-texts.ts';

export interface SpecialTag {
  readonly kind: 'now' | 'waits' | 'stock';
  readonly text: string;
}

export function specialTags({ special }: TableView, ui: UiSpecialTexts, name: Naming): readonly SpecialTag[] {
  if (!special) return [];
  const { round, doublings, carried, waiting, bocks, hausbocks, stock } = special;
  const draw = round?.kind === 'kreuz' ? round.draw : undefined;
  const aces = draw?.filter(({ card }) => rankOf(card) === 'A') ?? [];
  const drawn = aces.map(({ seat, card }) => `${name.card(card)} – ${name.player(seat)}`).join(', ');
  const now = [
    ...(round ? [ui.turn(round.kind, round.deal, round.of)] : []),
    ...(drawn ? [ui.drawn(drawn)] : []),
    ...(doublings?.bock ? [ui.bock(2 ** doublings.bock)] : []),
    ...(doublings?.hausbock ? [ui.hausbock] : []),
    ...(carried ? [ui.carried(carried)] : []),
  ];
  const waits = [
    ...(waiting.length > 0 ? [ui.waiting(waiting)] : []),
    ...(bocks.length > 0 ? [ui.bockLeft(bocks)] : []),
    ...(hausbocks > 0 ? [ui.hausbocks(hausbocks)] : []),
  ];
  return [
    ...now.map((text) => ({ kind: 'now', text }) as const),
    ...waits.map((text) => ({ kind: 'waits', text }) as const),
    ...(stock ? [{ kind: 'stock', text: ui.stock(name.money(stock.content)) } as const] : []),
  ];
}
