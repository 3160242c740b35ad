// English wording of the commentary on a round.
import type { UiReviewTexts } from './ui-review-de.ts';

export const UI_REVIEW_EN: UiReviewTexts = {
  title: 'Commentary',
};
