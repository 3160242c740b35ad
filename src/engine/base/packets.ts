// In which packets the hands are dealt (SPEC 2.2, 3.15).

/** In halves, all at once, by two, one by one. */
export const PACKET_FORMS = ['halves', 'whole', 'pairs', 'single'] as const;
export type PacketForm = (typeof PACKET_FORMS)[number];

const SIZES: Readonly<Record<PacketForm, (hand: number) => number>> = {
  halves: (hand) => Math.ceil(hand / 2),
  pairs: () => 2,
  single: () => 1,
  whole: (hand) => hand,
};

/** Sizes of the packets of a hand of so many cards, in order; the last one is smaller if it does not come out even. */
export function packetsIn(form: PacketForm, hand: number): readonly number[] {
  const size = SIZES[form](hand);
  const whole = Array.from({ length: Math.floor(hand / size) }, () => size);
  return hand % size === 0 ? whole : [...whole, hand % size];
}
