// How speech bubbles sound: as written, or as spoken in Bavaria.
export const BUBBLE_STYLES = ['standard', 'bairisch'] as const;
export type BubbleStyle = (typeof BUBBLE_STYLES)[number];
