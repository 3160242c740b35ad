// Purpose: the scenes on the aces: Bacchus on his barrel, the eagle, Cupid, and the sow with the hound.
import { fist, HAIR, head, limb, openHand, placeHead } from './figure-kit.ts';
import { goblet } from './figure-props.ts';
import { type Palette, PRINT, type Tone } from './palette.ts';
import { at, disc, hatch, line, oval, shape, solid } from './svg.ts';

const { skin, brown, gold, green, red, white, steel, black } = PRINT;

/** Grassy ground on which the scenes stand. */
function ground(tone: Tone): string {
  const turf =
    'M30 452C60 440 90 448 120 442C160 434 200 446 240 440C290 432 330 446 370 440C420 434 470 446 530 438V500H30Z';
  const blades =
    'M56 446l-4 -16M62 445l4 -20M70 446l8 -12M486 440l-6 -16M494 440l2 -20M502 440l8 -14M146 440l-4 -12M152 440l4 -16M404 438l-2 -14M410 438l8 -14';
  return solid(turf, tone.fill, tone.dark, { dx: 0, dy: -14 }) + line(blades, 4) + line(blades, 2, tone.fill);
}

const BARREL =
  'M112 332C150 318 390 318 428 332C446 360 446 424 428 448C390 462 150 462 112 448C94 424 94 360 112 332Z';

function barrel(): string {
  const staves = line('M100 362C180 350 360 350 440 362M96 390H444M100 420C180 430 360 430 440 420', 3, brown.dark);
  const hoop = (x: number, bend: number): string =>
    shape(
      `M${x - 9} 322C${x - 9 + bend} 360 ${x - 9 + bend} 420 ${x - 9} 458H${x + 9}C${x + 9 + bend} 420 ${x + 9 + bend} 360 ${x + 9} 322Z`,
      steel.dark,
      3.4,
    );
  return (
    solid(BARREL, '#c4843f', brown.fill, { dx: -6, dy: -22, pattern: staves }) +
    hoop(150, -14) +
    hoop(390, 14) +
    hatch([200, 440], [340, 446], 8, [10, -14], 2) +
    disc(270, 398, 20, brown.dark, 4) +
    shape('M262 388H278V372H288V364H252V372H262Z', gold.fill, 3.4) +
    shape('M263 402H277L274 424H266Z', gold.fill, 3.4)
  );
}

function foot(x: number, y: number, facing: 1 | -1): string {
  return at(
    x,
    y,
    solid('M-16 -14C-8 -18 8 -18 14 -10C24 -4 40 -2 42 8C38 16 0 16 -16 12Z', skin.fill, skin.dark, {
      dx: 0,
      dy: -6,
      width: 4,
    }),
    0,
    facing,
    1,
  );
}

function wreath(leafTone: Tone): string {
  const leaf = 'M0 0C6 -16 20 -22 34 -18C30 -4 16 8 0 0Z';
  const turns = [-170, -140, -110, -80, -50, -20, 0];
  return (
    turns
      .map((turn, i) =>
        at(
          -44 + i * 14,
          -40 - 12 * Math.sin((Math.PI * i) / 6),
          shape(leaf, i % 2 === 0 ? leafTone.fill : leafTone.dark, 3),
          turn,
        ),
      )
      .join('') + [-34, -10, 18, 36].map((x, i) => disc(x, -50 - (i % 2) * 8, 8, '#6d2c6e', 3)).join('')
  );
}

const CHILD = { hair: 'curls', mouth: 'smile', brows: 'raised', child: true } as const;

/** Eichel: young Bacchus astride a barrel, raising his cup. */
export function acornVignette(palette: Palette): string {
  const belly = 'M204 252C178 286 182 334 214 352H326C358 334 362 286 336 252C310 234 230 234 204 252Z';
  const look = { ...CHILD, tone: HAIR.brown };
  return (
    ground(palette.E.accent) +
    barrel() +
    limb('M322 266C352 282 372 300 378 324', 44) +
    solid(belly, skin.fill, skin.dark, { dx: -10, dy: -6 }) +
    line('M236 288C244 296 256 296 262 288M280 288C288 296 298 296 304 288M270 326V336', 3) +
    limb('M236 358C200 350 166 358 164 420', 46) +
    foot(162, 434, -1) +
    limb('M304 358C340 350 374 358 376 420', 46) +
    foot(378, 434, 1) +
    solid(
      'M186 324C220 308 320 308 354 324C370 346 350 368 330 372C312 388 296 372 270 374C244 372 230 390 210 372C190 368 170 346 186 324Z',
      red.fill,
      red.dark,
    ) +
    line('M210 330C206 346 208 358 214 366M330 330C334 346 332 358 326 366M270 340V368', 2.6, red.dark) +
    at(376, 330, openHand(0, 0, 74)) +
    grapes(404, 372) +
    placeHead(268, 178, head(look) + wreath(green), 1, 0, 1.02) +
    limb('M216 266C186 284 160 292 152 282C148 270 152 252 156 238', 40) +
    at(158, 212, goblet(green), -4, 0.66) +
    fist(160, 218, -24)
  );
}

function grapes(x: number, y: number): string {
  const spots = [-18, 0, 18].map((dx) => [dx, 0] as const);
  const rows = [...spots, [-9, 14], [9, 14], [-18, 14], [0, 28], [12, 26], [-2, 40]] as const;
  return (
    line(`M${x} ${y - 22}V${y - 6}`, 6) +
    at(x, y - 12, twigLeaf(green), -8, 0.6) +
    rows
      .map(([dx, dy]) => disc(x + dx, y + dy, 10, '#7a3a86', 3) + disc(x + dx - 3, y + dy - 3, 2.6, '#d9b5e0', 0))
      .join('')
  );
}

function wing(tone: Tone, tip: Tone): string {
  const outline =
    'M0 0C-30 -70 -90 -120 -170 -132C-182 -110 -190 -84 -186 -64C-196 -40 -190 -20 -178 -4C-182 18 -168 34 -150 44C-146 62 -128 74 -106 78C-90 92 -56 92 -30 84C-10 70 0 40 0 0Z';
  const quills =
    'M-186 -64C-150 -66 -110 -60 -70 -40M-178 -4C-146 -14 -110 -16 -66 -12M-150 44C-124 26 -98 14 -56 10M-106 78C-90 54 -74 38 -44 28M-168 -100C-130 -96 -90 -80 -50 -50';
  const cover =
    'M0 0C-26 -60 -70 -98 -126 -116C-112 -84 -96 -60 -92 -44C-80 -30 -74 -12 -62 2C-54 22 -40 36 -26 44C-8 36 0 20 0 0Z';
  return (
    solid(outline, tone.fill, tone.dark, { dx: 6, dy: -10 }) +
    line(quills, 3.4) +
    solid(cover, tip.fill, tip.dark, { dx: 4, dy: -6, width: 3.6 }) +
    line(
      'M-96 -78C-86 -74 -78 -66 -76 -58M-70 -58C-60 -54 -54 -46 -52 -38M-74 -28C-62 -28 -54 -22 -50 -14M-44 -32C-36 -28 -30 -20 -30 -12M-46 4C-38 2 -30 8 -28 16M-24 -8C-18 -4 -14 4 -16 12',
      2.8,
    )
  );
}

const EAGLE =
  'M232 220C210 270 220 340 256 388L270 446L286 420L300 452L314 420L332 444L340 388C372 338 374 268 348 216C320 190 256 192 232 220Z';
const BREAST = [
  [246, 262],
  [278, 258],
  [310, 262],
  [262, 290],
  [294, 290],
  [246, 316],
  [278, 318],
  [310, 316],
  [262, 344],
  [294, 344],
  [278, 370],
] as const;

function claw(x: number): string {
  const d = `M${x - 14} 372C${x - 22} 392 ${x - 24} 404 ${x - 18} 414L${x - 10} 396L${x} 418L${x + 8} 396L${x + 18} 412C${x + 22} 400 ${x + 20} 388 ${x + 12} 372Z`;
  return (
    solid(
      `M${x - 24} 340C${x - 26} 364 ${x - 18} 378 ${x - 12} 384H${x + 10}C${x + 18} 376 ${x + 24} 362 ${x + 22} 340Z`,
      brown.fill,
      brown.dark,
      { dx: -5, dy: -5, width: 4 },
    ) + shape(d, gold.fill, 3.6)
  );
}

/** Gras: an eagle with spread wings on a branch. */
export function leafVignette(palette: Palette): string {
  const breast = BREAST.map(([x, y]) => `M${x} ${y}c6 12 14 12 20 0`).join('');
  const bird =
    at(238, 282, wing(brown, PRINT.russet), -8) +
    at(344, 282, wing(brown, PRINT.russet), 8, -1, 1) +
    solid(EAGLE, brown.fill, brown.dark, { dx: -14, dy: -4, pattern: line(breast, 3.4, '#e6b878') }) +
    line('M270 444V404M300 450V408M332 442V400', 3) +
    line('M84 440C190 396 360 424 486 400M150 422C140 408 138 398 128 392M420 408C430 396 436 386 450 380', 18) +
    line(
      'M84 440C190 396 360 424 486 400M150 422C140 408 138 398 128 392M420 408C430 396 436 386 450 380',
      11,
      '#a8743a',
    ) +
    claw(262) +
    claw(328) +
    eagleHead();
  const leaf = twigLeaf(palette.G.main);
  const leaves =
    at(84, 440, leaf, 170) +
    at(128, 394, leaf, -130) +
    at(448, 382, leaf, -20) +
    at(484, 400, leaf, 26) +
    at(200, 414, leaf, 100, 0.8) +
    at(400, 412, leaf, 64, 0.8);
  return at(278, 448, at(-286, -452, bird + leaves), 0, 0.9);
}

function twigLeaf(tone: Tone): string {
  return (
    solid('M0 0C8 -22 34 -32 62 -24C54 -2 28 12 0 0Z', tone.fill, tone.dark, { dx: -2, dy: -6, width: 3.6 }) +
    line('M4 -2C20 -10 38 -18 52 -21', 2.4, tone.dark)
  );
}

function eagleHead(): string {
  const crest = { fill: '#cf9a4c', dark: '#99632a' };
  const outline =
    'M232 236C216 206 214 188 226 176C218 168 222 152 234 150C232 136 246 126 256 126C268 112 300 108 318 118C336 126 342 142 342 160C338 176 348 200 350 226C340 218 334 226 326 236C318 224 308 226 300 238C292 226 282 226 272 238C262 228 248 226 232 236Z';
  return (
    solid(outline, crest.fill, crest.dark, { dx: -12, dy: -2 }) +
    line(
      'M252 202l6 12M276 206l6 12M302 206l6 12M240 176l12 6M262 176l8 10M288 184l6 10M250 150l12 4M270 136l10 4',
      2.8,
    ) +
    solid('M330 138C360 130 384 150 378 194C368 180 352 176 338 178C330 166 326 148 330 138Z', gold.fill, gold.dark, {
      dx: -4,
      dy: -6,
    }) +
    line('M334 164C346 166 358 168 368 168M350 150l6 2', 3) +
    oval(310, 150, 10, 9, '#fbe27a', 3) +
    disc(312, 150, 5, '#23150e', 0) +
    line('M290 138C302 130 318 132 328 142', 6)
  );
}

/** Herz: Cupid aiming his arrow. */
export function heartVignette(palette: Palette): string {
  const trunk =
    'M168 248C150 286 160 322 170 344C184 362 244 362 258 344C268 318 276 284 256 248C236 234 188 234 168 248Z';
  const look = { ...CHILD, tone: HAIR.blond };
  return (
    ground(palette.G.main) +
    at(184, 266, featherWing(), 6) +
    limb('M192 350C176 376 168 396 170 428', 48) +
    foot(168, 442, 1) +
    limb('M232 350C262 370 276 388 262 426', 48) +
    foot(262, 440, 1) +
    solid(trunk, skin.fill, skin.dark, { dx: -8, dy: -4 }) +
    line('M212 322V331M178 282C186 290 196 290 202 282', 3) +
    solid(
      'M160 326C196 346 236 346 268 320C278 344 266 366 246 370C232 384 214 370 200 374C184 378 170 372 164 356C158 346 158 336 160 326Z',
      red.fill,
      red.dark,
    ) +
    line('M172 254C194 296 226 314 262 322', 12) +
    line('M172 254C194 296 226 314 262 322', 5.5, gold.fill) +
    placeHead(212, 178, head(look), 1, -4, 1.02) +
    bow() +
    limb('M244 268C280 282 320 278 360 274', 36) +
    fist(384, 272, 0) +
    limb('M180 266C140 284 130 300 150 300C180 298 200 286 216 278', 36) +
    fist(238, 273, -12)
  );
}

function bow(): string {
  return (
    line('M396 152L250 272L396 396', 2.4) +
    line('M250 272H446', 8) +
    line('M250 272H446', 4, '#d9a866') +
    shape('M440 258L478 272L440 286L448 272Z', red.fill, 3.6) +
    line('M396 150C440 190 352 236 386 272C352 310 440 352 396 398', 14) +
    line('M396 150C440 190 352 236 386 272C352 310 440 352 396 398', 7.5, gold.fill)
  );
}

function featherWing(): string {
  const d =
    'M0 0C-40 -20 -70 -60 -132 -50C-142 -34 -138 -20 -130 -10C-138 4 -132 18 -120 24C-124 40 -112 52 -98 54C-96 68 -80 76 -66 72C-40 76 -10 50 0 0Z';
  return (
    solid(d, white.fill, white.dark, { dx: 4, dy: -8 }) +
    line(
      'M-130 -10C-104 -14 -80 -8 -56 -2M-120 24C-96 14 -76 12 -48 14M-98 54C-80 40 -64 34 -40 30M-66 72C-58 58 -48 50 -32 44M-104 -36C-84 -34 -60 -24 -40 -14',
      3,
    )
  );
}

const SOW =
  'M96 372C82 322 116 286 176 280C240 268 320 270 366 292C392 298 410 306 424 322C440 328 458 342 470 352C478 362 476 378 466 382C448 388 432 390 418 392C404 410 384 416 364 414L356 452H330L326 418C280 426 240 424 206 416L196 454H170L164 414L146 452H122L124 408C110 400 100 388 96 372Z';

/** Schellen: the wild sow, chased by a hound. */
export function bellVignette(palette: Palette): string {
  const fur = { fill: '#6d5443', dark: '#43302a' };
  const bristles =
    'M110 330l-6 -18M124 308l-6 -18M146 292l-4 -20M172 282l-2 -20M200 276l0 -20M228 272l4 -20M256 271l6 -18M284 272l8 -18M312 275l10 -16M338 281l10 -14';
  return (
    ground(palette.G.main) +
    at(
      26,
      8,
      line(bristles, 5) +
        line('M98 366C78 360 72 340 84 330C94 326 98 338 90 342', 7) +
        solid(SOW, fur.fill, fur.dark, { dx: -6, dy: -16 }) +
        hatch([150, 390], [300, 408], 12, [10, -16], 2.4) +
        line(
          'M150 320l-8 14M180 312l-8 14M210 320l-8 14M240 310l-8 14M150 350l-8 14M186 346l-8 14M222 350l-8 14M258 342l-8 14M270 316l-8 14M300 326l-8 14M294 356l-8 14',
          2.6,
          '#a88b70',
        ) +
        solid('M340 292C352 268 378 262 392 268C390 292 380 308 362 314Z', fur.fill, fur.dark, { dx: -4, dy: -4 }) +
        oval(398, 326, 8, 6.5, '#fff6e0', 2.6) +
        disc(400, 326, 3.6, '#23150e', 0) +
        line('M384 314C392 308 402 310 408 316', 4.5) +
        solid(
          'M452 340C470 338 484 352 482 368C478 384 462 386 454 380C446 368 446 350 452 340Z',
          '#d79a8c',
          '#b0705f',
          {
            dx: -3,
            dy: -4,
          },
        ) +
        oval(466, 356, 3, 5, '#3a1c14', 0) +
        oval(476, 366, 2.6, 4.6, '#3a1c14', 0) +
        line('M410 384C424 374 438 376 452 378', 3.4) +
        shape('M428 380C424 364 428 352 436 348C438 360 438 370 440 378Z', '#fffaf0', 3) +
        line('M206 416C204 408 206 400 210 394M326 418C324 408 328 398 332 392M164 414C160 402 162 394 166 388', 3),
    ) +
    at(95, 440, at(-95, -440, hound()), 6)
  );
}

const DOG = { fill: '#f6e6c6', dark: '#d3b88a' };
const DOG_BODY =
  'M92 340C96 312 130 292 170 272C204 254 228 236 256 224C268 212 284 202 302 200C318 199 328 206 334 214C350 217 364 221 368 230C369 240 356 246 342 245C326 252 312 254 302 253C298 272 290 294 274 308C250 324 214 332 190 346C176 368 156 386 130 386C104 382 90 366 92 340Z';

/** The hound leaping at the sow from behind. */
function hound(): string {
  return (
    limb('M98 338C70 322 58 292 70 262', 10, DOG) +
    limb('M272 270C304 270 326 272 352 286', 16, DOG) +
    limb('M132 360C160 384 158 398 136 414L142 440', 18, DOG) +
    solid(DOG_BODY, DOG.fill, DOG.dark, { dx: -5, dy: -12 }) +
    shape('M150 283C170 270 192 260 208 252C216 274 192 298 168 300C150 300 144 292 150 283Z', brown.fill, 3) +
    shape('M98 344C104 330 116 322 126 322C134 340 122 362 106 366C98 360 96 352 98 344Z', brown.fill, 3) +
    limb('M124 358C142 388 118 400 98 412L88 442', 22, DOG) +
    limb('M258 292C290 302 312 310 334 330', 18, DOG) +
    line('M178 330C186 320 190 314 190 304M236 300C244 292 248 284 248 274', 2.6) +
    line('M262 222C268 246 276 268 292 282', 12) +
    line('M262 222C268 246 276 268 292 282', 6, red.fill) +
    disc(296, 288, 8, gold.fill, 3) +
    shape('M298 204C280 212 274 238 284 254C300 248 310 230 312 210Z', brown.fill, 3.6) +
    oval(326, 219, 5, 4.4, '#23150e', 0) +
    oval(366, 229, 7.5, 6, black.dark, 0) +
    line('M350 243C338 240 328 240 320 238', 3)
  );
}
