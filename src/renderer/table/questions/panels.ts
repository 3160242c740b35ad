// Which panel puts each question in the middle of the table. A card answers some, and offers stand beside the own place.
import type { Component } from 'svelte';
import type { Card } from '../../../engine/base/cards.ts';
import type { TableView } from '../../../shared/table/board.ts';
import type { Offer, Question } from '../../../shared/table/questions.ts';
import AnnouncePanel from './AnnouncePanel.svelte';
import AuctionPanel from './AuctionPanel.svelte';
import CutPanel from './CutPanel.svelte';
import DiscardPanel from './DiscardPanel.svelte';
import DrawPanel from './DrawPanel.svelte';
import EndPanel from './EndPanel.svelte';
import GivePanel from './GivePanel.svelte';
import NumberPanel from './NumberPanel.svelte';
import ObersPanel from './ObersPanel.svelte';
import PartnersPanel from './PartnersPanel.svelte';
import PassPanel from './PassPanel.svelte';
import ReturnPanel from './ReturnPanel.svelte';
import SayingPanel from './SayingPanel.svelte';
import WidowPanel from './WidowPanel.svelte';

export type Panel = Component<{
  readonly view: TableView;
  /** Cards of the hand that are chosen to be passed on or laid away. */
  readonly picked: readonly Card[];
}>;

export const PANELS: Readonly<
  Record<Exclude<Question, Offer | 'play'>, Panel> & Partial<Record<Offer | 'play', never>>
> = {
  partners: PartnersPanel,
  draw: DrawPanel,
  cut: CutPanel,
  legen: SayingPanel,
  call: AuctionPanel,
  obers: ObersPanel,
  passOn: PassPanel,
  widow: WidowPanel,
  discard: DiscardPanel,
  number: NumberPanel,
  tie: NumberPanel,
  give: GivePanel,
  reserve: NumberPanel,
  reservation: NumberPanel,
  return: ReturnPanel,
  announce: AnnouncePanel,
  spritz: SayingPanel,
  claim: SayingPanel,
  lay: SayingPanel,
  next: EndPanel,
};
