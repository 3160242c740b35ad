// Weights of the model that reads hands from cards: a multinomial logit fitted to the choices of people in 2,751 recorded
// rounds, so that it expects people and not only bots. The order is that of play-features.ts: a row for each situation.

export const PLAY_WEIGHTS: readonly number[] = [
  // follow: a friend wins, settled
  ...[-1.63, 3.13, -1.68, -0.82, 0.16, 2.93, -3.85, 0.79],
  // follow: a friend wins, open
  ...[0.16, 0.03, -0.13, 0.7, -0.4, -0.38, -1.65, 0.72],
  // follow: an opponent wins, settled
  ...[-1.29, 3.35, -3.18, -1.23, 2.82, -2.49, -5.96, 1.24],
  // follow: an opponent wins, open
  ...[0.09, 0.81, -1.16, -0.18, 1.88, -1.14, -2.21, 0.83],
  // follow: a stranger wins, settled
  ...[-0.67, 1.46, -2.12, -0.95, 1.32, 0.03, -3.99, 0.33],
  // follow: a stranger wins, open
  ...[-0.27, 0.39, -0.94, 0.44, 1.18, -0.74, -2.39, 0.13],
  // lead: declarer of a Rufer
  ...[-0.16, 0.79, -2.59, 1.32, 0.3, 0.9, -0.12, -1.51, 0],
  // lead: partner
  ...[0.92, 1.75, -0.45, 0.74, 1.58, 0.73, 0.24, -1.67, -1.03],
  // lead: defender of a Rufer
  ...[-2.89, -0.8, -1.11, 2.45, 3.05, 0.65, 0.4, -1.27, 0],
  // lead: declarer alone
  ...[-0.36, 2.43, -1.61, 0.68, 0, 0.78, -0.09, -0.51, 0],
  // lead: defender against one
  ...[-2.56, -0.51, -0.95, 1.78, 0, 1.21, 0.42, -1.01, 0],
];
