// German wording of the commentary on a round.
export const UI_REVIEW_DE = {
  title: 'Besprechung',
};

export type UiReviewTexts = typeof UI_REVIEW_DE;
