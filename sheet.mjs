import { writeFileSync } from "node:fs";
// src/renderer/cards/palette.ts
const tone = (fill, dark) => ({
	fill,
	dark
});
/** The printing inks used for figures. */
const PRINT = {
	red: tone("#c8282d", "#8d141f"),
	green: tone("#2f8040", "#1b5529"),
	teal: tone("#12899c", "#075a6a"),
	blue: tone("#2f66a8", "#1b4173"),
	gold: tone("#eab22f", "#bb7d12"),
	brown: tone("#98602b", "#663a15"),
	russet: tone("#b4562a", "#7c3315"),
	cream: tone("#f8e9c6", "#dcc190"),
	white: tone("#fffaec", "#d8cfba"),
	skin: tone("#f6cfa6", "#e0a373"),
	steel: tone("#d3dade", "#8e9ba4"),
	grey: tone("#b9b3a8", "#857e74"),
	black: tone("#433733", "#241a18"),
	orange: tone("#ee8a1d", "#b95c08")
};
PRINT.green;
PRINT.teal;
// src/renderer/cards/svg.ts
/** Outline colour of every drawing; warmer than black so that it looks printed. */
const INK = "#2a1710";
/** Round to one decimal so that the markup stays small. */
const n1 = (value) => String(Math.round(value * 10) / 10);
/** A filled and outlined path; width 0 draws the fill only. */
function shape(d, fill, width = 4) {
	return `<path d="${d}" fill="${fill}"${width === 0 ? " stroke=\"none\"" : ` stroke-width="${width}"`}/>`;
}
/** An open line in ink or in a colour of its own. */
function line(d, width = 3, color) {
	return `<path d="${d}" fill="none" stroke-width="${width}"${color === void 0 ? "" : ` stroke="${color}"`}/>`;
}
function disc(x, y, radius, fill, width = 3) {
	const stroke = width === 0 ? " stroke=\"none\"" : ` stroke-width="${width}"`;
	return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${fill}"${stroke}/>`;
}
function oval(x, y, rx, ry, fill, width = 3) {
	const stroke = width === 0 ? " stroke=\"none\"" : ` stroke-width="${width}"`;
	return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${stroke}/>`;
}
/** Move, turn and scale a drawing. */
function at(x, y, inner, turn = 0, sx = 1, sy = Math.abs(sx)) {
	const rotate = turn === 0 ? "" : ` rotate(${n1(turn)})`;
	const scale = sx === 1 && sy === 1 ? "" : ` scale(${Math.round(sx * 1e3) / 1e3} ${Math.round(sy * 1e3) / 1e3})`;
	return `<g transform="translate(${n1(x)} ${n1(y)})${rotate}${scale}">${inner}</g>`;
}
/** Short stable id derived from the text, so that drawing needs no counter. */
function idOf(text) {
	let hash = 5381;
	for (let i = 0; i < text.length; i += 1) hash = (hash * 33 ^ text.charCodeAt(i)) >>> 0;
	return `c${hash.toString(36)}`;
}
/** A reusable outline: its definition is gathered at the top of the document (see collectDefs). */
function outline(d) {
	const id = idOf(d);
	return {
		id,
		defs: `<defs><path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath></defs>`
	};
}
/** A body with a darker rim on one side (the light comes from the upper left) and optional pattern inside. */
function solid(d, fill, dark, options = {}) {
	const { dx = -12, dy = -5, width = 4.5, pattern = "" } = options;
	const { id, defs } = outline(d);
	const use = `<use href="#${id}"`;
	return `${defs}${use} fill="${dark}" stroke="none"/><g clip-path="url(#${id}c)">${`${use} fill="${fill}" stroke="none" transform="translate(${dx} ${dy})"/>`}${pattern}</g>${use} fill="none" stroke-width="${width}"/>`;
}
const DEFS = /<defs>(.*?)<\/defs>/g;
/** Move all definitions to the front, each only once. */
function collectDefs(markup) {
	return `<defs>${[...new Set([...markup.matchAll(DEFS)].map((match) => match[1] ?? ""))].join("")}</defs>${markup.replace(DEFS, "")}`;
}
/** Woodcut hatching: short parallel strokes set along the way from one point to another. */
function hatch(from, to, count, stroke, width = 2) {
	let d = "";
	for (let i = 0; i < count; i += 1) {
		const t = count === 1 ? 0 : i / (count - 1);
		const x = from[0] + (to[0] - from[0]) * t;
		const y = from[1] + (to[1] - from[1]) * t;
		const shrink = 1 - .5 * t;
		d += `M${n1(x)} ${n1(y)}l${n1(stroke[0] * shrink)} ${n1(stroke[1] * shrink)}`;
	}
	return line(d, width);
}
// src/renderer/cards/figure-body.ts
/** Cartwheel ruff around the neck. */
function ruff(x, y, rx, ry) {
	const { white } = PRINT;
	const lobes = 14;
	let d = "";
	let pleats = "";
	for (let i = 0; i <= lobes; i += 1) {
		const angle = 2 * Math.PI * i / lobes;
		const px = x + rx * Math.cos(angle);
		const py = y + ry * Math.sin(angle);
		const mid = angle - Math.PI / lobes;
		d += i === 0 ? `M${n1(px)} ${n1(py)}` : `Q${n1(x + rx * 1.2 * Math.cos(mid))} ${n1(y + ry * 1.26 * Math.sin(mid))} ${n1(px)} ${n1(py)}`;
		pleats += `M${n1(x + rx * .45 * Math.cos(angle))} ${n1(y + ry * .4 * Math.sin(angle))}L${n1(px)} ${n1(py)}`;
	}
	return solid(`${d}Z`, white.fill, white.dark, {
		dx: -4,
		dy: -7,
		width: 4
	}) + line(pleats, 2.4, "#7d7263");
}
/** Falling collar with two pointed lappets. */
function lappets(x, y, tone = PRINT.white) {
	const left = "M4 -16C-20 -22 -46 -14 -58 4L-40 44C-24 34 -8 24 2 10Z";
	const right = "M-4 -16C20 -22 46 -14 58 4L42 44C26 34 10 24 -2 10Z";
	const trim = line("M-52 6L-37 36M52 6L39 36", 2.4, tone.dark);
	return at(x, y, solid(right, tone.fill, tone.dark, {
		dx: -5,
		dy: -6,
		width: 4
	}) + solid(left, tone.fill, tone.dark, {
		dx: 5,
		dy: -6,
		width: 4
	}) + trim);
}
// src/renderer/cards/figure-head.ts
const HAIR = {
	brown: {
		fill: "#7a4a22",
		dark: "#4f2c10"
	},
	dark: {
		fill: "#4a3226",
		dark: "#2d1c14"
	},
	blond: {
		fill: "#e3b34a",
		dark: "#b07f22"
	},
	red: {
		fill: "#b5582a",
		dark: "#7d3714"
	},
	grey: {
		fill: "#d9d5cb",
		dark: "#a39d90"
	},
	white: {
		fill: "#f3efe4",
		dark: "#c3bcab"
	}
};
const FACE = "M-43 -28C-47 6 -42 34 -23 53C-14 63 10 66 22 58C33 48 39 32 40 14C42 4 38 -4 38 -18C40 -36 38 -52 26 -62C0 -75 -38 -62 -43 -28Z";
const FACE_SHADE = "M-43 -28C-47 6 -42 34 -23 53C-14 63 2 65 14 62C-4 56 -20 40 -26 16C-29 0 -33 -14 -43 -28Z";
const LADY_FACE = "M-42 -28C-47 4 -40 30 -21 49C-10 61 8 67 18 58C30 47 37 32 39 14C41 4 38 -4 38 -18C40 -36 38 -52 26 -62C0 -75 -38 -62 -42 -28Z";
const LADY_SHADE = "M-42 -28C-47 4 -40 30 -21 49C-14 56 -4 62 6 62C-8 54 -24 38 -29 16C-32 0 -36 -14 -42 -28Z";
const EAR = "M-41 -10C-54 -17 -58 3 -50 13C-46 19 -41 17 -38 13Z";
const HAIR_BACK = {
	bob: "M-30 -60C-68 -50 -68 10 -66 36C-66 54 -52 60 -30 54L20 52C40 60 54 54 54 36C58 0 58 -44 28 -62Z",
	curls: "M-28 -62C-56 -64 -66 -40 -60 -28C-76 -22 -76 -4 -64 2C-80 10 -78 30 -64 34C-72 50 -54 64 -40 56L28 54C42 64 58 52 52 38C64 34 66 16 54 8C64 -2 62 -20 50 -26C56 -44 44 -62 24 -64Z",
	long: "M-30 -62C-66 -54 -64 0 -68 34C-70 60 -84 72 -74 92C-60 104 -40 96 -30 84L30 82C44 98 62 98 68 84C72 66 58 56 56 30C58 -6 58 -48 26 -62Z",
	short: "M-30 -62C-58 -54 -60 -10 -52 14L-30 22L30 -20C46 -24 46 -50 26 -62Z",
	none: "M-10 -60H10V-50H-10Z"
};
const HAIR_LINES = {
	bob: "M-58 -20C-60 4 -60 24 -58 44M-50 10C-52 28 -50 40 -48 50M48 -10C50 14 48 30 46 48",
	curls: "M-54 -22C-62 -18 -64 -8 -56 -4M-58 8C-66 14 -66 24 -56 28M-54 38C-60 46 -50 52 -44 46M48 10C54 16 52 26 44 28M46 40C50 46 44 50 40 48",
	long: "M-58 -10C-60 30 -64 60 -66 84M-50 20C-50 50 -54 70 -52 88M48 -6C50 30 56 60 60 80M44 30C46 54 48 66 50 82",
	short: "M-50 -20C-52 -8 -50 4 -48 10",
	none: ""
};
function eye(x, y, half, look) {
	const white = `M${x - half} ${y}Q${x - 1} ${y - half * .95} ${x + half} ${y - 1}Q${x} ${y + half * .75} ${x - half} ${y}Z`;
	const drop = look.eyes === "down" ? 2 : look.eyes === "up" ? -2 : 0;
	const lash = look.lady ? `l-5 -3` : "";
	return shape(white, "#fffdf4", 0) + oval(x + 2.5, y - .5 + drop, 4.6, 5, "#23150e", 0) + oval(x + 1, y - 2.5 + drop, 1.4, 1.4, "#fff", 0) + line(`M${x + half} ${y - 1}Q${x - 1} ${y - half * .95} ${x - half} ${y}${lash}`, 4) + line(`M${x - half + 3} ${y + half * .35}Q${x} ${y + half * .6} ${x + half - 2} ${y + 1}`, 1.8);
}
const BROWS = {
	calm: "M-23 -22C-15 -30 -1 -29 5 -23M16 -23C22 -30 32 -28 37 -21",
	fierce: "M-24 -28C-14 -30 -2 -26 6 -18M15 -18C22 -27 32 -29 38 -26",
	raised: "M-23 -27C-15 -36 -1 -36 6 -29M16 -29C22 -36 32 -35 37 -28"
};
const LADY_BROWS = {
	calm: "M-24 -22C-16 -31 -4 -31 4 -25M17 -25C23 -31 32 -30 37 -23",
	fierce: "M-25 -28C-15 -31 -4 -28 5 -20M16 -20C22 -28 32 -31 38 -27",
	raised: "M-24 -27C-16 -37 -4 -37 4 -31M17 -31C23 -37 32 -36 37 -29"
};
function mouth(look) {
	if (look.mouth === "blow") return shape("M6 36C12 33 22 33 24 38C24 44 12 46 6 42Z", "#a83a34", 3);
	const lip = look.lady ? "#c8303a" : "#bf5346";
	if (look.mouth === "sour") return shape("M-4 44C2 36 18 35 25 43C18 41 4 41 -4 44Z", lip, 0) + line("M-7 46C1 36 19 35 27 45", 3.2);
	if (look.lady && look.mouth !== "smile") return shape("M0 38C5 33 9 36 12 36C15 35 18 34 22 38C18 46 6 47 0 38Z", "#c8303a", 0) + line("M-1 38C5 38 9 40 12 39C16 40 19 38 23 38", 2.2);
	if (look.mouth === "smile") return shape("M-8 35C2 40 20 40 27 33C24 46 14 50 8 49C0 48 -5 43 -8 35Z", lip, 0) + line("M-9 35C2 41 20 41 28 33", 3);
	return shape("M-4 39C4 35 10 38 12 37C15 36 19 36 23 39C19 47 4 48 -4 39Z", lip, 0) + line("M-6 39C2 38 8 41 12 40C16 41 20 39 25 39", 2.6);
}
function childFeatures(look) {
	return `<g fill="#e2694f" stroke="none" opacity="0.45"><ellipse cx="-20" cy="24" rx="15" ry="12"/><ellipse cx="32" cy="24" rx="8" ry="11"/></g>` + eye(-10, -2, 13, look) + eye(25, -2, 11, look) + line("M-24 -20C-16 -27 -4 -27 2 -22M17 -22C23 -27 31 -27 36 -20", 3, look.tone.dark) + line("M8 20C10 26 18 27 22 21", 3.2);
}
function ladyFeatures(look) {
	return `<g fill="#e2694f" stroke="none" opacity="0.4"><ellipse cx="-18" cy="21" rx="13" ry="10"/><ellipse cx="33" cy="21" rx="6" ry="9"/></g>` + eye(-8, -7, 13.5, look) + eye(26, -7, 11, look) + line(LADY_BROWS[look.brows ?? "calm"], 3.2, look.tone.dark) + line("M13 -10C13 -2 18 6 21 12C24 18 19 22 13 20", 2.8);
}
function features(look) {
	if (look.child) return childFeatures(look);
	if (look.lady) return ladyFeatures(look);
	const cheeks = `<g fill="#e2694f" stroke="none" opacity="0.36"><ellipse cx="-17" cy="19" rx="13" ry="10"/><ellipse cx="33" cy="19" rx="6" ry="9"/></g>`;
	const browInk = look.tone.dark === HAIR.white.dark ? "#8d8778" : look.tone.dark;
	return cheeks + eye(-8, -8, 12, look) + eye(26, -8, 10, look) + line(BROWS[look.brows ?? "calm"], 5.5, browInk) + shape("M12 2C16 10 24 14 23 21C20 27 12 26 6 23Z", PRINT.skin.dark, 0) + line("M12 -14C11 -4 20 6 24 14C27 22 21 27 14 25C10 23 7 25 5 21", 3.2) + hatch([-30, 26], [-20, 44], 4, [9, 5], 1.8);
}
const BEARDS = {
	full: {
		outline: "M-44 -2C-52 42 -42 84 -12 98C6 106 34 96 42 74C48 54 44 24 40 6C38 22 36 28 30 31C20 26 10 26 0 31C-14 38 -32 30 -44 -2Z",
		strands: "M-38 30C-36 56 -26 74 -12 86M-24 44C-20 64 -8 80 4 90M34 42C34 60 28 76 18 88M-4 56C0 68 4 76 12 84M22 56C22 66 20 72 18 78"
	},
	long: {
		outline: "M-44 -2C-54 40 -52 88 -34 112C-26 124 -22 132 -20 142C-8 136 -4 140 4 148C10 138 18 138 26 140C28 126 38 116 44 96C50 64 46 26 40 6C38 22 36 28 30 31C20 26 10 26 0 31C-14 38 -32 30 -44 -2Z",
		strands: "M-38 30C-40 60 -34 92 -22 112M-26 46C-26 74 -16 104 -10 124M34 42C36 70 32 94 24 116M-6 58C-6 80 0 104 4 126M20 58C22 80 18 100 14 122"
	},
	forked: {
		outline: "M-44 -2C-54 40 -50 78 -36 100C-30 110 -26 118 -30 130C-10 124 0 110 4 98C10 112 20 122 38 126C34 112 40 100 44 86C50 58 46 26 40 6C38 22 36 28 30 31C20 26 10 26 0 31C-14 38 -32 30 -44 -2Z",
		strands: "M-38 30C-40 60 -32 86 -22 106M-24 46C-22 68 -16 84 -12 102M34 42C38 66 36 84 32 108M-4 58C-2 72 0 80 4 94M20 58C22 74 22 86 24 100"
	},
	pointed: {
		outline: "M-42 4C-44 34 -26 60 6 98C30 70 44 38 40 10C36 24 36 28 30 31C20 26 10 26 0 31C-12 36 -28 26 -42 4Z",
		strands: "M-30 34C-20 52 -8 66 2 80M34 36C28 54 18 70 10 82M4 56V74"
	},
	goatee: {
		outline: "M-6 50C-4 66 4 82 12 92C20 80 26 64 26 50C18 46 4 46 -6 50Z",
		strands: "M4 56C6 66 8 72 11 80M18 56C17 64 15 72 13 78"
	}
};
const MOUSTACHES = {
	handlebar: "M14 28C4 25 -10 28 -17 35C-24 41 -33 38 -36 27C-40 40 -28 54 -10 47C2 43 9 38 14 37C18 40 24 43 32 45C44 50 52 40 50 28C46 37 38 36 33 32C27 27 20 26 14 28Z",
	droop: "M14 28C4 26 -10 30 -17 38C-24 48 -26 58 -24 70C-14 58 -4 46 14 37C26 44 34 54 40 66C44 52 40 40 32 33C26 27 20 26 14 28Z",
	small: "M14 28C4 27 -8 31 -14 38C-4 40 8 38 14 36C20 38 28 40 36 37C32 30 22 26 14 28Z"
};
function growth(look) {
	const tone = look.tone;
	let out = "";
	if (look.beard && look.beard !== "none") {
		const beard = BEARDS[look.beard];
		out += solid(beard.outline, tone.fill, tone.dark, {
			dx: -8,
			dy: -4,
			width: 4,
			pattern: line(beard.strands, 2.4, tone.dark)
		});
	}
	out += mouth(look);
	if (look.moustache && look.moustache !== "none") out += shape(MOUSTACHES[look.moustache], tone.fill, 3);
	return out;
}
const FRINGE = "M-44 -26C-50 -44 -40 -66 0 -70C30 -68 42 -50 39 -24C34 -36 28 -44 20 -48C4 -40 -24 -44 -34 -22C-36 -10 -38 0 -42 8C-48 0 -46 -14 -44 -26Z";
/** A head around the origin, chin at y = 62, looking to the right; the hat is drawn by the caller. */
function head(look) {
	const { tone } = look;
	const skin = PRINT.skin;
	const face = look.lady ? LADY_FACE : FACE;
	const hairLines = line(HAIR_LINES[look.hair], 2.4, tone.dark);
	return (look.hair === "none" ? "" : solid(HAIR_BACK[look.hair], tone.fill, tone.dark, { pattern: hairLines })) + shape(EAR, skin.fill, 3.5) + line("M-50 -4C-46 -4 -46 4 -48 8", 2) + shape(face, skin.fill, 0) + shape(look.lady ? LADY_SHADE : FACE_SHADE, skin.dark, 0) + line(face, 4.5) + features(look) + growth(look) + (look.hair === "none" ? "" : shape(FRINGE, tone.fill, 3.2) + line("M-36 -30C-30 -48 -10 -58 6 -60M30 -40C26 -50 18 -56 8 -58", 2.2, tone.dark));
}
/** Neck below the chin, drawn before the head. */
function neck() {
	return solid("M-28 30V92H30V40Z", PRINT.skin.fill, PRINT.skin.dark, {
		dx: 14,
		dy: 8
	});
}
/** Neck, collar and head in the right order. */
function bust({ x, y, facing, turn = 0, collar, head: inner }) {
	return placeHead(x, y, neck(), facing) + collar + placeHead(x, y, inner, facing, turn);
}
/** Place a head; facing -1 mirrors it. */
function placeHead(x, y, inner, facing, turn = 0, scale = 1.12) {
	return at(x, y, inner, turn, facing * scale, scale);
}
// src/renderer/cards/figure-hats.ts
const PLUME = "M-4 0C-26 -22 -34 -64 -8 -92C14 -116 58 -118 72 -92C80 -74 66 -58 52 -64C60 -70 58 -80 48 -80C50 -70 40 -60 30 -64C34 -54 24 -44 14 -48C18 -36 14 -14 6 0Z";
const PLUME_BARBS = "M2 -4C-10 -34 -6 -72 24 -90C36 -98 52 -98 60 -88M-6 -28L-20 -40M-7 -48L-22 -64M0 -66L-12 -86M12 -82L8 -102M30 -92L32 -108M-2 -26L10 -34M0 -46L14 -52M10 -62L26 -66M26 -76L40 -74";
/** An ostrich plume growing from the origin and curling to the right. */
function plume(tone) {
	return solid(PLUME, tone.fill, tone.dark, {
		dx: -6,
		dy: -6,
		width: 3.5
	}) + line(PLUME_BARBS, 2.2, tone.dark);
}
/** A long straight quill, for hunters. */
function quill(tone) {
	return solid("M0 0C-16 -24 -20 -76 4 -118C18 -84 18 -30 4 0Z", tone.fill, tone.dark, {
		dx: -6,
		dy: 0,
		width: 3.5
	}) + line("M2 0C-2 -40 0 -80 4 -112M-1 -30L-12 -40M0 -52L-12 -64M1 -74L-8 -86M0 -26L12 -38M1 -50L13 -62M2 -72L11 -84", 2.2, tone.dark);
}
/** Broad slashed beret of a Landsknecht officer. */
function beret(cloth, slit) {
	return solid("M-58 -58C-62 -92 -28 -104 4 -102C38 -100 60 -86 54 -60Z", cloth.fill, cloth.dark) + shape("M-40 -62C-42 -78 -34 -90 -24 -94C-30 -84 -30 -72 -28 -62ZM-12 -64C-12 -80 -8 -92 0 -98C2 -86 2 -74 2 -64ZM18 -64C20 -76 24 -86 32 -92C36 -82 34 -72 32 -62Z", slit.fill, 2.5) + solid("M-70 -36C-84 -58 -62 -74 -34 -74C4 -80 52 -76 66 -58C76 -44 66 -34 52 -36C20 -48 -40 -46 -70 -36Z", cloth.fill, cloth.dark, {
		dx: -8,
		dy: -8
	}) + shape("M-56 -44C-54 -54 -46 -64 -38 -68C-38 -60 -38 -54 -36 -48ZM-14 -50C-14 -58 -10 -66 -4 -72C0 -64 2 -58 4 -50ZM28 -48C30 -56 34 -64 42 -68C46 -60 48 -54 50 -46Z", slit.fill, 2.5);
}
/** Wide brimmed cavalier hat, one side turned up. */
function cavalier(cloth, band) {
	return solid("M-42 -44C-44 -80 -36 -104 -22 -108C-8 -100 10 -100 24 -110C38 -100 42 -76 42 -44Z", cloth.fill, cloth.dark) + shape("M-44 -64C-20 -54 18 -54 43 -64V-48C18 -38 -20 -38 -44 -48Z", band.fill, 3.2) + solid("M-96 -62C-92 -36 -52 -28 -4 -30C42 -28 74 -42 84 -76C66 -60 40 -52 0 -52C-40 -52 -74 -52 -96 -62Z", cloth.fill, cloth.dark, {
		dx: -4,
		dy: -9
	}) + hatch([-74, -50], [-20, -44], 6, [8, 9], 2);
}
/** Flat soft cap of a squire with a turned-up, notched brim. */
function squireCap(cloth, lining) {
	return solid("M-56 -48C-70 -78 -40 -100 -4 -98C36 -98 60 -78 48 -46Z", cloth.fill, cloth.dark) + line("M-34 -56C-32 -74 -20 -86 -6 -90M4 -58C8 -74 16 -82 26 -86", 2.6) + solid("M-60 -34C-66 -46 -64 -56 -58 -62L-34 -50L-24 -64L-2 -52L14 -66L28 -52L50 -62C56 -54 56 -44 50 -36C20 -46 -28 -46 -60 -34Z", lining.fill, lining.dark, {
		dx: -4,
		dy: -6
	});
}
/** Hood with a long tail hanging to the back. */
function tailCap(cloth, lining) {
	return solid("M-30 -84C-70 -110 -104 -78 -98 -36C-96 -6 -110 18 -98 44C-82 20 -76 0 -78 -30C-76 -58 -60 -62 -44 -52Z", cloth.fill, cloth.dark, {
		dx: -8,
		dy: -4
	}) + line("M-86 -58C-90 -34 -90 -8 -96 18", 2.6) + solid("M-50 -44C-60 -84 -24 -106 6 -102C36 -98 52 -72 46 -42Z", cloth.fill, cloth.dark) + solid("M-58 -34C-64 -52 -52 -60 -30 -62C4 -66 36 -64 50 -58C58 -48 56 -38 48 -34C16 -48 -26 -48 -58 -34Z", lining.fill, lining.dark, {
		dx: -4,
		dy: -6
	});
}
/** Bavarian-looking hunter hat with cord. */
function hunterHat(cloth, cord) {
	return solid("M-46 -46C-42 -84 -30 -112 -6 -120C6 -112 18 -112 26 -114C40 -96 44 -70 44 -44Z", cloth.fill, cloth.dark) + line("M-6 -118C-8 -104 0 -96 8 -92", 2.6) + shape("M-46 -68C-20 -60 18 -60 44 -68V-54C18 -46 -20 -46 -47 -54Z", cord.fill, 3) + line("M-36 -52L-28 -64M-18 -49L-10 -62M0 -48L8 -61M18 -49L26 -62", 2.2, cord.dark) + solid("M-82 -40C-70 -54 -40 -58 0 -56C40 -58 66 -60 80 -50C66 -32 30 -28 -4 -30C-40 -28 -66 -30 -82 -40Z", cloth.fill, cloth.dark, {
		dx: -4,
		dy: -8
	});
}
/** Round cap with a fur rim. */
function furCap(cloth, fur) {
	return solid("M-50 -50C-54 -90 -24 -108 2 -106C34 -106 50 -84 46 -50Z", cloth.fill, cloth.dark) + line("M-20 -62C-24 -84 -12 -98 0 -104M18 -62C24 -80 16 -96 4 -104", 2.6) + disc(1, -108, 9, fur.fill, 3.2) + solid("M-60 -36C-70 -44 -66 -54 -60 -56C-58 -66 -46 -68 -42 -64C-36 -72 -24 -72 -20 -66C-12 -74 0 -72 4 -66C12 -74 24 -70 26 -64C36 -70 46 -64 46 -58C56 -58 60 -46 54 -40C50 -32 42 -34 38 -38C28 -34 18 -38 14 -42C4 -38 -6 -40 -12 -43C-20 -36 -30 -36 -36 -40C-42 -32 -54 -30 -60 -36Z", fur.fill, fur.dark, {
		dx: -4,
		dy: -6
	}) + line("M-46 -52L-42 -44M-26 -54L-22 -46M-4 -55L0 -47M20 -54L22 -47M40 -50L42 -44", 2.4, fur.dark);
}
// src/renderer/cards/portrait-people.ts
/** A plait laid round the head, with a few flowers. */
const plait = (tone, flower) => line("M-44 -48C-30 -76 22 -80 38 -46", 17) + line("M-44 -48C-30 -76 22 -80 38 -46", 11, tone.fill) + line("M-38 -62L-28 -58M-24 -72L-16 -64M-6 -77L0 -68M12 -75L16 -65M26 -66L26 -56", 3, tone.dark) + [
	-30,
	-16,
	-2
].map((x, index) => disc(x, -64 - index * 4, 6.5, flower.fill, 2.5)).join("");
/** A knot of hair on top of the head. */
const bun = (tone) => solid("M-26 -64C-30 -98 30 -100 24 -64C10 -74 -12 -74 -26 -64Z", tone.fill, tone.dark, { width: 4 }) + line("M-14 -70C-12 -84 8 -86 12 -72", 2.4, tone.dark);
/** Two round glasses on the nose. */
const spectacles = () => disc(-9, -10, 15, "none") + disc(27, -10, 13, "none") + line("M6 -12Q10 -15 14 -12M-24 -12L-44 -16", 3);
const PEOPLE = {
	resi: {
		look: {
			hair: "short",
			tone: HAIR.grey,
			lady: true
		},
		facing: 1,
		ground: "#cfe0c4",
		coat: PRINT.green,
		collar: ruff(2, 84, 62, 24),
		hat: bun(HAIR.grey)
	},
	sepp: {
		look: {
			hair: "short",
			tone: HAIR.brown,
			beard: "full",
			moustache: "handlebar"
		},
		facing: 1,
		ground: "#e8d5ac",
		coat: PRINT.russet,
		collar: lappets(2, 84),
		hat: hunterHat(PRINT.green, PRINT.gold) + at(-34, -62, quill(PRINT.white), -30, .5)
	},
	vroni: {
		look: {
			hair: "long",
			tone: HAIR.blond,
			lady: true
		},
		facing: -1,
		ground: "#f0cfc4",
		coat: PRINT.red,
		collar: lappets(-2, 84),
		hat: plait(HAIR.blond, PRINT.red)
	},
	xaver: {
		look: {
			hair: "short",
			tone: HAIR.dark,
			moustache: "droop",
			beard: "goatee"
		},
		facing: -1,
		ground: "#c9d8e6",
		coat: PRINT.blue,
		collar: lappets(-2, 84, PRINT.cream),
		hat: furCap(PRINT.brown, PRINT.grey)
	},
	neuling: {
		look: {
			hair: "bob",
			tone: HAIR.blond,
			child: true
		},
		facing: 1,
		ground: "#f6e7b4",
		coat: PRINT.teal,
		collar: lappets(2, 84),
		hat: squireCap(PRINT.orange, PRINT.cream)
	},
	anfaenger: {
		look: {
			hair: "curls",
			tone: HAIR.red,
			lady: true
		},
		facing: -1,
		ground: "#d5e3ea",
		coat: PRINT.gold,
		collar: lappets(-2, 84),
		hat: beret(PRINT.teal, PRINT.cream)
	},
	hobby: {
		look: {
			hair: "short",
			tone: HAIR.brown,
			moustache: "small"
		},
		facing: 1,
		ground: "#e2d9c9",
		coat: PRINT.blue,
		collar: lappets(2, 84, PRINT.red),
		hat: tailCap(PRINT.grey, PRINT.red)
	},
	stammtisch: {
		look: {
			hair: "short",
			tone: HAIR.dark,
			moustache: "handlebar"
		},
		facing: -1,
		ground: "#dfe5c4",
		coat: PRINT.green,
		collar: lappets(-2, 84),
		hat: hunterHat(PRINT.brown, PRINT.green) + at(-36, -70, plume(PRINT.white), -16, .42)
	},
	kenner: {
		look: {
			hair: "bob",
			tone: HAIR.grey,
			moustache: "droop"
		},
		facing: 1,
		ground: "#d9d2e4",
		coat: PRINT.black,
		collar: ruff(2, 84, 62, 24),
		hat: spectacles()
	},
	meister: {
		look: {
			hair: "long",
			tone: HAIR.white,
			beard: "long",
			moustache: "handlebar"
		},
		facing: -1,
		ground: "#ecd3a6",
		coat: PRINT.red,
		collar: lappets(-2, 84, PRINT.gold),
		hat: cavalier(PRINT.black, PRINT.gold) + at(-30, -66, plume(PRINT.red), -38, .5)
	}
};
// src/renderer/cards/portraits.ts
const MOODS = [
	"calm",
	"glad",
	"cross",
	"keen"
];
/** What a mood does to a face. */
const FACES = {
	calm: {
		mouth: "firm",
		brows: "calm",
		eyes: "ahead"
	},
	glad: {
		mouth: "smile",
		brows: "raised",
		eyes: "ahead"
	},
	cross: {
		mouth: "sour",
		brows: "fierce",
		eyes: "down"
	},
	keen: {
		mouth: "smile",
		brows: "fierce",
		eyes: "ahead"
	}
};
const SHOULDERS = "M-34 78C-70 86 -112 96 -122 160H122C112 96 70 86 34 78C14 96 -14 96 -34 78Z";
/** A standalone round portrait, 240 x 240. */
function portraitSvg(sitter, mood = "calm") {
	const { look, facing, ground, coat, collar, hat } = PEOPLE[sitter];
	const figure = solid(SHOULDERS, coat.fill, coat.dark) + bust({
		x: 0,
		y: 0,
		facing,
		collar,
		head: head({
			...look,
			...FACES[mood]
		}) + hat
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -126 240 240" width="240" height="240"><clipPath id="r"><circle cx="0" cy="-6" r="118"/></clipPath><g clip-path="url(#r)" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"><rect x="-120" y="-126" width="240" height="240" fill="${ground}" stroke="none"/>${collectDefs(at(0, 6, figure, 0, .98))}</g></svg>`;
}
// ../sheet.ts
let out = "";
Object.keys(PEOPLE).forEach((who, row) => MOODS.forEach((mood, col) => {
	const svg = portraitSvg(who, mood);
	const uri = `data:image/svg+xml,${encodeURIComponent(svg)}`;
	out += `<img src="${uri}" style="width:150px;height:150px;border:2px solid #333;border-radius:50%">`;
}));
writeFileSync("/tmp/w/sheet.html", `<body style="margin:8px;width:1264px;background:linear-gradient(90deg,#eee 50%,#333 50%)">${out}</body>`);
export {};

//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJmaWxlIjoic2hlZXQuanMiLCJuYW1lcyI6W10sInNvdXJjZXMiOlsiLi4vc3JjL3JlbmRlcmVyL2NhcmRzL3BhbGV0dGUudHMiLCIuLi9zcmMvcmVuZGVyZXIvY2FyZHMvc3ZnLnRzIiwiLi4vc3JjL3JlbmRlcmVyL2NhcmRzL2ZpZ3VyZS1ib2R5LnRzIiwiLi4vc3JjL3JlbmRlcmVyL2NhcmRzL2ZpZ3VyZS1oZWFkLnRzIiwiLi4vc3JjL3JlbmRlcmVyL2NhcmRzL2ZpZ3VyZS1oYXRzLnRzIiwiLi4vc3JjL3JlbmRlcmVyL2NhcmRzL3BvcnRyYWl0LXBlb3BsZS50cyIsIi4uL3NyYy9yZW5kZXJlci9jYXJkcy9wb3J0cmFpdHMudHMiLCIuLi8uLi9zaGVldC50cyJdLCJzb3VyY2VzQ29udGVudCI6WyIvLyBQdXJwb3NlOiB0aGUgY29sb3VycyBvZiBib3RoIGRlY2tzLCBhbmQgdGhlIGNvbG91ci1ibGluZC1mcmllbmRseSB2YXJpYW50IG9mIHRoZSBCYXZhcmlhbiBkZWNrLlxuXG5leHBvcnQgdHlwZSBQYWxldHRlSWQgPSAnY2xhc3NpYycgfCAnY29sb3JibGluZCc7XG5cbi8qKiBBIGZsYXQgcHJpbnQgY29sb3VyIHRvZ2V0aGVyIHdpdGggaXRzIHNoYWRvdyB0b25lLiAqL1xuZXhwb3J0IGludGVyZmFjZSBUb25lIHtcbiAgcmVhZG9ubHkgZmlsbDogc3RyaW5nO1xuICByZWFkb25seSBkYXJrOiBzdHJpbmc7XG59XG5cbmV4cG9ydCBjb25zdCBQQVBFUiA9ICcjZmZmZGY2JztcblxuY29uc3QgdG9uZSA9IChmaWxsOiBzdHJpbmcsIGRhcms6IHN0cmluZyk6IFRvbmUgPT4gKHsgZmlsbCwgZGFyayB9KTtcblxuLyoqIFRoZSBwcmludGluZyBpbmtzIHVzZWQgZm9yIGZpZ3VyZXMuICovXG5leHBvcnQgY29uc3QgUFJJTlQgPSB7XG4gIHJlZDogdG9uZSgnI2M4MjgyZCcsICcjOGQxNDFmJyksXG4gIGdyZWVuOiB0b25lKCcjMmY4MDQwJywgJyMxYjU1MjknKSxcbiAgdGVhbDogdG9uZSgnIzEyODk5YycsICcjMDc1YTZhJyksXG4gIGJsdWU6IHRvbmUoJyMyZjY2YTgnLCAnIzFiNDE3MycpLFxuICBnb2xkOiB0b25lKCcjZWFiMjJmJywgJyNiYjdkMTInKSxcbiAgYnJvd246IHRvbmUoJyM5ODYwMmInLCAnIzY2M2ExNScpLFxuICBydXNzZXQ6IHRvbmUoJyNiNDU2MmEnLCAnIzdjMzMxNScpLFxuICBjcmVhbTogdG9uZSgnI2Y4ZTljNicsICcjZGNjMTkwJyksXG4gIHdoaXRlOiB0b25lKCcjZmZmYWVjJywgJyNkOGNmYmEnKSxcbiAgc2tpbjogdG9uZSgnI2Y2Y2ZhNicsICcjZTBhMzczJyksXG4gIHN0ZWVsOiB0b25lKCcjZDNkYWRlJywgJyM4ZTliYTQnKSxcbiAgZ3JleTogdG9uZSgnI2I5YjNhOCcsICcjODU3ZTc0JyksXG4gIGJsYWNrOiB0b25lKCcjNDMzNzMzJywgJyMyNDFhMTgnKSxcbiAgb3JhbmdlOiB0b25lKCcjZWU4YTFkJywgJyNiOTVjMDgnKSxcbn0gYXMgY29uc3Q7XG5cbi8qKiBDb2xvdXJzIG9mIG9uZSBzdWl0IHNpZ24uICovXG5leHBvcnQgaW50ZXJmYWNlIFN1aXRJbmsge1xuICByZWFkb25seSBtYWluOiBUb25lO1xuICByZWFkb25seSBsaWdodDogc3RyaW5nO1xuICByZWFkb25seSBhY2NlbnQ6IFRvbmU7XG4gIC8qKiBJbmsgb2YgdGhlIGNvcm5lciBsZXR0ZXI6IG5lYXIgYmxhY2ssIHRpbnRlZCBieSBzdWl0LiAqL1xuICByZWFkb25seSBpbmRleDogc3RyaW5nO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFBhbGV0dGUge1xuICByZWFkb25seSBFOiBTdWl0SW5rO1xuICByZWFkb25seSBHOiBTdWl0SW5rO1xuICByZWFkb25seSBIOiBTdWl0SW5rO1xuICByZWFkb25seSBTOiBTdWl0SW5rO1xuICAvKiogVGhlIGRyZXNzIGNvbG91ciBvZiB0aGUgR3JhcyBmaWd1cmVzLiAqL1xuICByZWFkb25seSBsZWFmQ2xvdGg6IFRvbmU7XG59XG5cbmNvbnN0IENMQVNTSUM6IFBhbGV0dGUgPSB7XG4gIEU6IHsgbWFpbjogdG9uZSgnI2E5NjQyYScsICcjNzU0MDFhJyksIGxpZ2h0OiAnI2RiYTI1YycsIGFjY2VudDogdG9uZSgnIzRmN2QzMycsICcjMmY1NjIwJyksIGluZGV4OiAnIzRhMjMwOCcgfSxcbiAgRzogeyBtYWluOiB0b25lKCcjMmI4YTNlJywgJyMxNzYwMmEnKSwgbGlnaHQ6ICcjYTVkNjZiJywgYWNjZW50OiB0b25lKCcjNmI4ZjJhJywgJyM0ODY4MWEnKSwgaW5kZXg6ICcjMGQ0YTIwJyB9LFxuICBIOiB7IG1haW46IHRvbmUoJyNkNDIwMmMnLCAnIzk4MTAxZicpLCBsaWdodDogJyNmN2EwOTQnLCBhY2NlbnQ6IHRvbmUoJyNkNDIwMmMnLCAnIzk4MTAxZicpLCBpbmRleDogJyNhMzBmMWUnIH0sXG4gIFM6IHsgbWFpbjogdG9uZSgnI2YwYjYyYycsICcjYmQ4MDEwJyksIGxpZ2h0OiAnI2ZmZjBiNCcsIGFjY2VudDogdG9uZSgnI2M4MjgyZCcsICcjOGQxNDFmJyksIGluZGV4OiAnIzZiNDMwMCcgfSxcbiAgbGVhZkNsb3RoOiBQUklOVC5ncmVlbixcbn07XG5cbi8qKiBHcmFzIGJlY29tZXMgYSBsaWdodCBibHVlLWdyZWVuLCBIZXJ6IGEgYmx1aXNoIHJvc2UgYW5kIEVpY2hlbCBhIGRhcmsgYnJvd24sIHNvIHRoYXQgaHVlIGlzIG5ldmVyIHRoZSBvbmx5IGRpZmZlcmVuY2UuICovXG5jb25zdCBDT0xPUkJMSU5EOiBQYWxldHRlID0ge1xuICBFOiB7IG1haW46IHRvbmUoJyM3NDQ1MWInLCAnIzQ1MjYwYycpLCBsaWdodDogJyNjNThmNTUnLCBhY2NlbnQ6IHRvbmUoJyM0YTNhMjInLCAnIzJjMjExMicpLCBpbmRleDogJyMyZTFhMDgnIH0sXG4gIEc6IHsgbWFpbjogdG9uZSgnIzEyYTBiNCcsICcjMGE3MDgyJyksIGxpZ2h0OiAnI2M0ZjJmNCcsIGFjY2VudDogdG9uZSgnIzBmODI5NCcsICcjMDc1YTZhJyksIGluZGV4OiAnIzA2NGE1NycgfSxcbiAgSDogeyBtYWluOiB0b25lKCcjZDAyYTYwJywgJyM4ZjEyM2UnKSwgbGlnaHQ6ICcjZjdhOGMwJywgYWNjZW50OiB0b25lKCcjZDAyYTYwJywgJyM4ZjEyM2UnKSwgaW5kZXg6ICcjOGYwZjNjJyB9LFxuICBTOiB7IG1haW46IHRvbmUoJyNmN2M5M2YnLCAnI2M1OGYxNCcpLCBsaWdodDogJyNmZmY2Y2YnLCBhY2NlbnQ6IHRvbmUoJyMyNzQ2NmYnLCAnIzE2Mjk0YScpLCBpbmRleDogJyM1YzQyMDAnIH0sXG4gIGxlYWZDbG90aDogUFJJTlQudGVhbCxcbn07XG5cbmV4cG9ydCBmdW5jdGlvbiBwYWxldHRlT2YoaWQ6IFBhbGV0dGVJZCk6IFBhbGV0dGUge1xuICByZXR1cm4gaWQgPT09ICdjb2xvcmJsaW5kJyA/IENPTE9SQkxJTkQgOiBDTEFTU0lDO1xufVxuXG4vKiogRm91ci1jb2xvdXIgRnJlbmNoIGRlY2s6IGNsdWJzIGJsYWNrLCBzcGFkZXMgZ3JlZW4sIGhlYXJ0cyByZWQsIGRpYW1vbmRzIG9yYW5nZS4gKi9cbmV4cG9ydCBjb25zdCBGUkVOQ0hfSU5LID0ge1xuICBFOiB0b25lKCcjMjYyNjJiJywgJyMwZjBmMTMnKSxcbiAgRzogdG9uZSgnIzFjN2EzYycsICcjMGY1MjI3JyksXG4gIEg6IHRvbmUoJyNjZjFmMmUnLCAnIzkzMTAxZCcpLFxuICBTOiB0b25lKCcjZWM3YTEyJywgJyNiMjU1MDYnKSxcbn0gYXMgY29uc3Q7XG4iLCIvLyBQdXJwb3NlOiB0aW55IFNWRyBzdHJpbmcgaGVscGVycyBzaGFyZWQgYnkgYWxsIGNhcmQgZHJhd2luZ3MgKG5vIERPTSwgbm8gc3RhdGUpLlxuXG5leHBvcnQgdHlwZSBWZWMgPSByZWFkb25seSBbbnVtYmVyLCBudW1iZXJdO1xuXG4vKiogT3V0bGluZSBjb2xvdXIgb2YgZXZlcnkgZHJhd2luZzsgd2FybWVyIHRoYW4gYmxhY2sgc28gdGhhdCBpdCBsb29rcyBwcmludGVkLiAqL1xuZXhwb3J0IGNvbnN0IElOSyA9ICcjMmExNzEwJztcblxuLyoqIFJvdW5kIHRvIG9uZSBkZWNpbWFsIHNvIHRoYXQgdGhlIG1hcmt1cCBzdGF5cyBzbWFsbC4gKi9cbmV4cG9ydCBjb25zdCBuMSA9ICh2YWx1ZTogbnVtYmVyKTogc3RyaW5nID0+IFN0cmluZyhNYXRoLnJvdW5kKHZhbHVlICogMTApIC8gMTApO1xuXG4vKiogQSBmaWxsZWQgYW5kIG91dGxpbmVkIHBhdGg7IHdpZHRoIDAgZHJhd3MgdGhlIGZpbGwgb25seS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaGFwZShkOiBzdHJpbmcsIGZpbGw6IHN0cmluZywgd2lkdGggPSA0KTogc3RyaW5nIHtcbiAgY29uc3Qgc3Ryb2tlID0gd2lkdGggPT09IDAgPyAnIHN0cm9rZT1cIm5vbmVcIicgOiBgIHN0cm9rZS13aWR0aD1cIiR7d2lkdGh9XCJgO1xuICByZXR1cm4gYDxwYXRoIGQ9XCIke2R9XCIgZmlsbD1cIiR7ZmlsbH1cIiR7c3Ryb2tlfS8+YDtcbn1cblxuLyoqIEFuIG9wZW4gbGluZSBpbiBpbmsgb3IgaW4gYSBjb2xvdXIgb2YgaXRzIG93bi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsaW5lKGQ6IHN0cmluZywgd2lkdGggPSAzLCBjb2xvcj86IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IHN0cm9rZSA9IGNvbG9yID09PSB1bmRlZmluZWQgPyAnJyA6IGAgc3Ryb2tlPVwiJHtjb2xvcn1cImA7XG4gIHJldHVybiBgPHBhdGggZD1cIiR7ZH1cIiBmaWxsPVwibm9uZVwiIHN0cm9rZS13aWR0aD1cIiR7d2lkdGh9XCIke3N0cm9rZX0vPmA7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBkaXNjKHg6IG51bWJlciwgeTogbnVtYmVyLCByYWRpdXM6IG51bWJlciwgZmlsbDogc3RyaW5nLCB3aWR0aCA9IDMpOiBzdHJpbmcge1xuICBjb25zdCBzdHJva2UgPSB3aWR0aCA9PT0gMCA/ICcgc3Ryb2tlPVwibm9uZVwiJyA6IGAgc3Ryb2tlLXdpZHRoPVwiJHt3aWR0aH1cImA7XG4gIHJldHVybiBgPGNpcmNsZSBjeD1cIiR7bjEoeCl9XCIgY3k9XCIke24xKHkpfVwiIHI9XCIke24xKHJhZGl1cyl9XCIgZmlsbD1cIiR7ZmlsbH1cIiR7c3Ryb2tlfS8+YDtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIG92YWwoeDogbnVtYmVyLCB5OiBudW1iZXIsIHJ4OiBudW1iZXIsIHJ5OiBudW1iZXIsIGZpbGw6IHN0cmluZywgd2lkdGggPSAzKTogc3RyaW5nIHtcbiAgY29uc3Qgc3Ryb2tlID0gd2lkdGggPT09IDAgPyAnIHN0cm9rZT1cIm5vbmVcIicgOiBgIHN0cm9rZS13aWR0aD1cIiR7d2lkdGh9XCJgO1xuICByZXR1cm4gYDxlbGxpcHNlIGN4PVwiJHtuMSh4KX1cIiBjeT1cIiR7bjEoeSl9XCIgcng9XCIke24xKHJ4KX1cIiByeT1cIiR7bjEocnkpfVwiIGZpbGw9XCIke2ZpbGx9XCIke3N0cm9rZX0vPmA7XG59XG5cbi8qKiBNb3ZlLCB0dXJuIGFuZCBzY2FsZSBhIGRyYXdpbmcuICovXG5leHBvcnQgZnVuY3Rpb24gYXQoeDogbnVtYmVyLCB5OiBudW1iZXIsIGlubmVyOiBzdHJpbmcsIHR1cm4gPSAwLCBzeCA9IDEsIHN5ID0gTWF0aC5hYnMoc3gpKTogc3RyaW5nIHtcbiAgY29uc3Qgcm90YXRlID0gdHVybiA9PT0gMCA/ICcnIDogYCByb3RhdGUoJHtuMSh0dXJuKX0pYDtcbiAgY29uc3Qgc2NhbGUgPSBzeCA9PT0gMSAmJiBzeSA9PT0gMSA/ICcnIDogYCBzY2FsZSgke01hdGgucm91bmQoc3ggKiAxMDAwKSAvIDEwMDB9ICR7TWF0aC5yb3VuZChzeSAqIDEwMDApIC8gMTAwMH0pYDtcbiAgcmV0dXJuIGA8ZyB0cmFuc2Zvcm09XCJ0cmFuc2xhdGUoJHtuMSh4KX0gJHtuMSh5KX0pJHtyb3RhdGV9JHtzY2FsZX1cIj4ke2lubmVyfTwvZz5gO1xufVxuXG4vKiogU2hvcnQgc3RhYmxlIGlkIGRlcml2ZWQgZnJvbSB0aGUgdGV4dCwgc28gdGhhdCBkcmF3aW5nIG5lZWRzIG5vIGNvdW50ZXIuICovXG5leHBvcnQgZnVuY3Rpb24gaWRPZih0ZXh0OiBzdHJpbmcpOiBzdHJpbmcge1xuICBsZXQgaGFzaCA9IDUzODE7XG4gIGZvciAobGV0IGkgPSAwOyBpIDwgdGV4dC5sZW5ndGg7IGkgKz0gMSkgaGFzaCA9ICgoaGFzaCAqIDMzKSBeIHRleHQuY2hhckNvZGVBdChpKSkgPj4+IDA7XG4gIHJldHVybiBgYyR7aGFzaC50b1N0cmluZygzNil9YDtcbn1cblxuLyoqIEEgcmV1c2FibGUgb3V0bGluZTogaXRzIGRlZmluaXRpb24gaXMgZ2F0aGVyZWQgYXQgdGhlIHRvcCBvZiB0aGUgZG9jdW1lbnQgKHNlZSBjb2xsZWN0RGVmcykuICovXG5mdW5jdGlvbiBvdXRsaW5lKGQ6IHN0cmluZyk6IHsgcmVhZG9ubHkgaWQ6IHN0cmluZzsgcmVhZG9ubHkgZGVmczogc3RyaW5nIH0ge1xuICBjb25zdCBpZCA9IGlkT2YoZCk7XG4gIHJldHVybiB7IGlkLCBkZWZzOiBgPGRlZnM+PHBhdGggaWQ9XCIke2lkfVwiIGQ9XCIke2R9XCIvPjxjbGlwUGF0aCBpZD1cIiR7aWR9Y1wiPjx1c2UgaHJlZj1cIiMke2lkfVwiLz48L2NsaXBQYXRoPjwvZGVmcz5gIH07XG59XG5cbi8qKiBEcmF3IHNvbWV0aGluZyBvbmx5IGluc2lkZSB0aGUgZ2l2ZW4gb3V0bGluZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbnNpZGUoZDogc3RyaW5nLCBpbm5lcjogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3QgeyBpZCwgZGVmcyB9ID0gb3V0bGluZShkKTtcbiAgcmV0dXJuIGAke2RlZnN9PGcgY2xpcC1wYXRoPVwidXJsKCMke2lkfWMpXCI+JHtpbm5lcn08L2c+YDtcbn1cblxuLyoqIEEgYm9keSB3aXRoIGEgZGFya2VyIHJpbSBvbiBvbmUgc2lkZSAodGhlIGxpZ2h0IGNvbWVzIGZyb20gdGhlIHVwcGVyIGxlZnQpIGFuZCBvcHRpb25hbCBwYXR0ZXJuIGluc2lkZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzb2xpZChkOiBzdHJpbmcsIGZpbGw6IHN0cmluZywgZGFyazogc3RyaW5nLCBvcHRpb25zOiBTb2xpZE9wdGlvbnMgPSB7fSk6IHN0cmluZyB7XG4gIGNvbnN0IHsgZHggPSAtMTIsIGR5ID0gLTUsIHdpZHRoID0gNC41LCBwYXR0ZXJuID0gJycgfSA9IG9wdGlvbnM7XG4gIGNvbnN0IHsgaWQsIGRlZnMgfSA9IG91dGxpbmUoZCk7XG4gIGNvbnN0IHVzZSA9IGA8dXNlIGhyZWY9XCIjJHtpZH1cImA7XG4gIGNvbnN0IGxpdCA9IGAke3VzZX0gZmlsbD1cIiR7ZmlsbH1cIiBzdHJva2U9XCJub25lXCIgdHJhbnNmb3JtPVwidHJhbnNsYXRlKCR7ZHh9ICR7ZHl9KVwiLz5gO1xuICByZXR1cm4gKFxuICAgIGAke2RlZnN9JHt1c2V9IGZpbGw9XCIke2Rhcmt9XCIgc3Ryb2tlPVwibm9uZVwiLz48ZyBjbGlwLXBhdGg9XCJ1cmwoIyR7aWR9YylcIj4ke2xpdH0ke3BhdHRlcm59PC9nPmAgK1xuICAgIGAke3VzZX0gZmlsbD1cIm5vbmVcIiBzdHJva2Utd2lkdGg9XCIke3dpZHRofVwiLz5gXG4gICk7XG59XG5cbmNvbnN0IERFRlMgPSAvPGRlZnM+KC4qPyk8XFwvZGVmcz4vZztcblxuLyoqIE1vdmUgYWxsIGRlZmluaXRpb25zIHRvIHRoZSBmcm9udCwgZWFjaCBvbmx5IG9uY2UuICovXG5leHBvcnQgZnVuY3Rpb24gY29sbGVjdERlZnMobWFya3VwOiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCBmb3VuZCA9IG5ldyBTZXQoWy4uLm1hcmt1cC5tYXRjaEFsbChERUZTKV0ubWFwKChtYXRjaCkgPT4gbWF0Y2hbMV0gPz8gJycpKTtcbiAgcmV0dXJuIGA8ZGVmcz4ke1suLi5mb3VuZF0uam9pbignJyl9PC9kZWZzPiR7bWFya3VwLnJlcGxhY2UoREVGUywgJycpfWA7XG59XG5cbi8qKiBEZWZpbmUgYSBkcmF3aW5nIG9uY2Ugc28gdGhhdCBpdCBjYW4gYmUgdXNlZCBtYW55IHRpbWVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRlZmluZUdyb3VwKGlkOiBzdHJpbmcsIG1hcmt1cDogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3Qgb3V0bGluZXMgPSBbLi4ubWFya3VwLm1hdGNoQWxsKERFRlMpXS5tYXAoKG1hdGNoKSA9PiBtYXRjaFswXSkuam9pbignJyk7XG4gIHJldHVybiBgJHtvdXRsaW5lc308ZGVmcz48ZyBpZD1cIiR7aWR9XCI+JHttYXJrdXAucmVwbGFjZShERUZTLCAnJyl9PC9nPjwvZGVmcz5gO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFNvbGlkT3B0aW9ucyB7XG4gIGR4PzogbnVtYmVyO1xuICBkeT86IG51bWJlcjtcbiAgd2lkdGg/OiBudW1iZXI7XG4gIHBhdHRlcm4/OiBzdHJpbmc7XG59XG5cbi8qKiBXb29kY3V0IGhhdGNoaW5nOiBzaG9ydCBwYXJhbGxlbCBzdHJva2VzIHNldCBhbG9uZyB0aGUgd2F5IGZyb20gb25lIHBvaW50IHRvIGFub3RoZXIuICovXG5leHBvcnQgZnVuY3Rpb24gaGF0Y2goZnJvbTogVmVjLCB0bzogVmVjLCBjb3VudDogbnVtYmVyLCBzdHJva2U6IFZlYywgd2lkdGggPSAyKTogc3RyaW5nIHtcbiAgbGV0IGQgPSAnJztcbiAgZm9yIChsZXQgaSA9IDA7IGkgPCBjb3VudDsgaSArPSAxKSB7XG4gICAgY29uc3QgdCA9IGNvdW50ID09PSAxID8gMCA6IGkgLyAoY291bnQgLSAxKTtcbiAgICBjb25zdCB4ID0gZnJvbVswXSArICh0b1swXSAtIGZyb21bMF0pICogdDtcbiAgICBjb25zdCB5ID0gZnJvbVsxXSArICh0b1sxXSAtIGZyb21bMV0pICogdDtcbiAgICBjb25zdCBzaHJpbmsgPSAxIC0gMC41ICogdDtcbiAgICBkICs9IGBNJHtuMSh4KX0gJHtuMSh5KX1sJHtuMShzdHJva2VbMF0gKiBzaHJpbmspfSAke24xKHN0cm9rZVsxXSAqIHNocmluayl9YDtcbiAgfVxuICByZXR1cm4gbGluZShkLCB3aWR0aCk7XG59XG5cbi8qKiBCdXR0b25zIChvciBwZWFybHMpIGFsb25nIGEgc3RyYWlnaHQgbGluZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBidXR0b25zKGZyb206IFZlYywgdG86IFZlYywgY291bnQ6IG51bWJlciwgcmFkaXVzOiBudW1iZXIsIGZpbGw6IHN0cmluZyk6IHN0cmluZyB7XG4gIGxldCBvdXQgPSAnJztcbiAgZm9yIChsZXQgaSA9IDA7IGkgPCBjb3VudDsgaSArPSAxKSB7XG4gICAgY29uc3QgdCA9IGNvdW50ID09PSAxID8gMCA6IGkgLyAoY291bnQgLSAxKTtcbiAgICBvdXQgKz0gZGlzYyhmcm9tWzBdICsgKHRvWzBdIC0gZnJvbVswXSkgKiB0LCBmcm9tWzFdICsgKHRvWzFdIC0gZnJvbVsxXSkgKiB0LCByYWRpdXMsIGZpbGwsIDIuNSk7XG4gIH1cbiAgcmV0dXJuIG91dDtcbn1cbiIsIi8vIFB1cnBvc2U6IGJvZGllcyBvZiB0aGUgY291cnQgY2FyZHM6IHNsZWV2ZXMsIGhhbmRzLCBjb2xsYXJzLCBjb2F0cyBhbmQgYmVsdHMuXG5pbXBvcnQgeyBQUklOVCwgdHlwZSBUb25lIH0gZnJvbSAnLi9wYWxldHRlLnRzJztcbmltcG9ydCB7IGF0LCBkaXNjLCBoYXRjaCwgbGluZSwgbjEsIHNoYXBlLCBzb2xpZCwgdHlwZSBWZWMgfSBmcm9tICcuL3N2Zy50cyc7XG5cbmNvbnN0IGRlZ3JlZXMgPSAoZnJvbTogVmVjLCB0bzogVmVjKTogbnVtYmVyID0+IChNYXRoLmF0YW4yKHRvWzFdIC0gZnJvbVsxXSwgdG9bMF0gLSBmcm9tWzBdKSAqIDE4MCkgLyBNYXRoLlBJO1xuY29uc3QgZGlzdGFuY2UgPSAoZnJvbTogVmVjLCB0bzogVmVjKTogbnVtYmVyID0+IE1hdGguaHlwb3QodG9bMF0gLSBmcm9tWzBdLCB0b1sxXSAtIGZyb21bMV0pO1xuXG4vKiogT25lIGxlbmd0aHdpc2Ugc3RyaXAgb2YgYSBidWxnaW5nIHNsZWV2ZSBiZXR3ZWVuIHRoZSByZWxhdGl2ZSBoZWlnaHRzIHQwIGFuZCB0MSAoLTEgLi4gMSkuICovXG5mdW5jdGlvbiBzdHJpcChsZW5ndGg6IG51bWJlciwgd2lkdGhzOiByZWFkb25seSBbbnVtYmVyLCBudW1iZXIsIG51bWJlcl0sIHQwOiBudW1iZXIsIHQxOiBudW1iZXIpOiBzdHJpbmcge1xuICBjb25zdCBbdzAsIHdtLCB3MV0gPSB3aWR0aHM7XG4gIGNvbnN0IGEgPSBuMShsZW5ndGggKiAwLjI1KTtcbiAgY29uc3QgYiA9IG4xKGxlbmd0aCAqIDAuNzUpO1xuICBjb25zdCBtID0gd20gKiAxLjI7XG4gIHJldHVybiBgTTAgJHtuMSh0MCAqIHcwKX1DJHthfSAke24xKHQwICogbSl9ICR7Yn0gJHtuMSh0MCAqIG0pfSAke24xKGxlbmd0aCl9ICR7bjEodDAgKiB3MSl9ViR7bjEodDEgKiB3MSl9QyR7Yn0gJHtuMSh0MSAqIG0pfSAke2F9ICR7bjEodDEgKiBtKX0gMCAke24xKHQxICogdzApfVpgO1xufVxuXG4vKiogUHVmZmVkIHNsZWV2ZSBpbiBhbHRlcm5hdGluZyBzdHJpcHMgb2YgdHdvIGNvbG91cnMsIGZyb20gb25lIGpvaW50IHRvIHRoZSBuZXh0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHB1ZmYoXG4gIGZyb206IFZlYyxcbiAgdG86IFZlYyxcbiAgd2lkdGhzOiByZWFkb25seSBbbnVtYmVyLCBudW1iZXIsIG51bWJlcl0sXG4gIGNsb3RoOiBUb25lLFxuICBzbGl0OiBUb25lLFxuICBzdHJpcHMgPSA1LFxuKTogc3RyaW5nIHtcbiAgY29uc3QgbGVuZ3RoID0gZGlzdGFuY2UoZnJvbSwgdG8pO1xuICBsZXQgb3V0ID0gJyc7XG4gIGZvciAobGV0IGkgPSAwOyBpIDwgc3RyaXBzOyBpICs9IDEpIHtcbiAgICBjb25zdCB0MCA9IC0xICsgKDIgKiBpKSAvIHN0cmlwcztcbiAgICBjb25zdCB0b25lID0gaSAlIDIgPT09IDAgPyBjbG90aCA6IHNsaXQ7XG4gICAgb3V0ICs9IHNoYXBlKHN0cmlwKGxlbmd0aCwgd2lkdGhzLCB0MCwgdDAgKyAyIC8gc3RyaXBzKSwgaSA+PSBzdHJpcHMgLSAyID8gdG9uZS5kYXJrIDogdG9uZS5maWxsLCAyLjUpO1xuICB9XG4gIG91dCArPSBsaW5lKHN0cmlwKGxlbmd0aCwgd2lkdGhzLCAtMSwgMSksIDQuNSk7XG4gIHJldHVybiBhdChmcm9tWzBdLCBmcm9tWzFdLCBvdXQsIGRlZ3JlZXMoZnJvbSwgdG8pKTtcbn1cblxuLyoqIEdvbGQgYmFuZHMgYW5kIGEgcm93IG9mIGJ1dHRvbnMgb24gYSBjbG9zZSBzbGVldmUuICovXG5mdW5jdGlvbiBzbGVldmVUcmltKGxlbmd0aDogbnVtYmVyLCB3aWR0aDogbnVtYmVyLCB0cmltOiBUb25lKTogc3RyaW5nIHtcbiAgY29uc3QgYmFuZCA9ICh4OiBudW1iZXIpOiBzdHJpbmcgPT5cbiAgICBzaGFwZShcbiAgICAgIGBNJHtuMSh4KX0gLTUwQyR7bjEoeCArIDUpfSAtMTAgJHtuMSh4ICsgNSl9IDEwICR7bjEoeCl9IDUwSCR7bjEoeCArIDgpfUMke24xKHggKyAxMyl9IDEwICR7bjEoeCArIDEzKX0gLTEwICR7bjEoeCArIDgpfSAtNTBaYCxcbiAgICAgIHRyaW0uZmlsbCxcbiAgICAgIDIuMixcbiAgICApO1xuICBjb25zdCBzdHVkcyA9IFswLjI0LCAwLjQyLCAwLjZdLm1hcCgodCkgPT4gZGlzYyhsZW5ndGggKiB0LCB3aWR0aCAqIDAuMywgNCwgdHJpbS5maWxsLCAyKSkuam9pbignJyk7XG4gIHJldHVybiBiYW5kKGxlbmd0aCAqIDAuMDYpICsgc3R1ZHM7XG59XG5cbi8qKiBDbG9zZS1maXR0aW5nIHNsZWV2ZSB3aXRoIGEgcm91bmRlZCBlbGJvdyBhbmQgZm9sZHMgYXQgdGhlIGJlbmQuICovXG5leHBvcnQgZnVuY3Rpb24gdHViZShmcm9tOiBWZWMsIHRvOiBWZWMsIHdpZHRoczogcmVhZG9ubHkgW251bWJlciwgbnVtYmVyLCBudW1iZXJdLCBjbG90aDogVG9uZSwgdHJpbT86IFRvbmUpOiBzdHJpbmcge1xuICBjb25zdCBsZW5ndGggPSBkaXN0YW5jZShmcm9tLCB0byk7XG4gIGNvbnN0IFt3MCwgd21dID0gd2lkdGhzO1xuICBjb25zdCBkID0gc3RyaXAobGVuZ3RoLCB3aWR0aHMsIC0xLCAxKS5yZXBsYWNlKCdaJywgYEMke24xKC13MCl9ICR7bjEodzApfSAke24xKC13MCl9ICR7bjEoLXcwKX0gMCAke24xKC13MCl9WmApO1xuICBjb25zdCBmb2xkcyA9IGBNJHtuMShsZW5ndGggKiAwLjEpfSAke24xKHcwICogMC43KX1DJHtuMShsZW5ndGggKiAwLjIpfSA0ICR7bjEobGVuZ3RoICogMC4yNCl9IC00ICR7bjEobGVuZ3RoICogMC4yMil9ICR7bjEoLXcwICogMC41KX1NJHtuMShsZW5ndGggKiAwLjMpfSAke24xKHdtICogMC44KX1DJHtuMShsZW5ndGggKiAwLjQpfSA2ICR7bjEobGVuZ3RoICogMC40Mil9IDIgJHtuMShsZW5ndGggKiAwLjQyKX0gLTRgO1xuICBjb25zdCBwYXR0ZXJuID0gbGluZShmb2xkcywgMi42LCBjbG90aC5kYXJrKSArICh0cmltID09PSB1bmRlZmluZWQgPyAnJyA6IHNsZWV2ZVRyaW0obGVuZ3RoLCB3bSwgdHJpbSkpO1xuICByZXR1cm4gYXQoZnJvbVswXSwgZnJvbVsxXSwgc29saWQoZCwgY2xvdGguZmlsbCwgY2xvdGguZGFyaywgeyBkeDogLTMsIGR5OiAtOSwgcGF0dGVybiB9KSwgZGVncmVlcyhmcm9tLCB0bykpO1xufVxuXG4vKiogQmFyZSBhcm0gb3IgbGVnIChvciB0aGUgbGVnIG9mIGFuIGFuaW1hbCk6IG9uZSBzbW9vdGggcm91bmRlZCBzdHJva2UgYWxvbmcgYSBsaW5lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxpbWIoZDogc3RyaW5nLCB3aWR0aDogbnVtYmVyLCB0b25lOiBUb25lID0gUFJJTlQuc2tpbik6IHN0cmluZyB7XG4gIGNvbnN0IGxpdCA9IGA8ZyB0cmFuc2Zvcm09XCJ0cmFuc2xhdGUoLTIgLTMpXCI+JHtsaW5lKGQsIHdpZHRoID4gMzAgPyB3aWR0aCAtIDcgOiB3aWR0aCAtIDUsIHRvbmUuZmlsbCl9PC9nPmA7XG4gIHJldHVybiBsaW5lKGQsIHdpZHRoICsgOSkgKyBsaW5lKGQsIHdpZHRoLCB0b25lLmRhcmspICsgbGl0O1xufVxuXG4vKiogVHVybmVkLWJhY2sgY3VmZiBhdCB0aGUgd3Jpc3QsIGx5aW5nIGFjcm9zcyB0aGUgYXJtIGRpcmVjdGlvbi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjdWZmKGZyb206IFZlYywgd3Jpc3Q6IFZlYywgaGFsZjogbnVtYmVyLCB0b25lOiBUb25lKTogc3RyaW5nIHtcbiAgY29uc3QgZCA9IGBNLTE4ICR7LWhhbGYgKiAwLjh9TDYgJHstaGFsZiAtIDN9QzExICR7LWhhbGYgKiAwLjN9IDExICR7aGFsZiAqIDAuM30gNiAke2hhbGYgKyAzfUwtMTggJHtoYWxmICogMC44fUMtMTMgJHtoYWxmICogMC4zfSAtMTMgJHstaGFsZiAqIDAuM30gLTE4ICR7LWhhbGYgKiAwLjh9WmA7XG4gIHJldHVybiBhdCh3cmlzdFswXSwgd3Jpc3RbMV0sIHNvbGlkKGQsIHRvbmUuZmlsbCwgdG9uZS5kYXJrLCB7IGR4OiAtNCwgZHk6IC00LCB3aWR0aDogNCB9KSwgZGVncmVlcyhmcm9tLCB3cmlzdCkpO1xufVxuXG5jb25zdCBGSU5HRVJTID0gWy0yNCwgLTEyLjUsIC0xLCAxMC41XTtcblxuLyoqIENsb3NlZCBoYW5kIGFyb3VuZCBhIHNoYWZ0IHJ1bm5pbmcgYWxvbmcgaXRzIG93biB5IGF4aXM7IHRoZSB3cmlzdCBpcyBvbiB0aGUgbGVmdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBmaXN0KHg6IG51bWJlciwgeTogbnVtYmVyLCB0dXJuOiBudW1iZXIsIGZsaXA6IDEgfCAtMSA9IDEpOiBzdHJpbmcge1xuICBjb25zdCB7IHNraW4gfSA9IFBSSU5UO1xuICBjb25zdCBiYWNrID0gJ00tMzQgLTE1Qy0yMiAtMjIgLTYgLTI3IDggLTI1TDEyIDI0Qy00IDI3IC0yMiAyMiAtMzQgMTVaJztcbiAgY29uc3QgZmluZ2VycyA9IEZJTkdFUlMubWFwKCh0b3ApID0+XG4gICAgc2hhcGUoYE0yICR7dG9wfUgxNUMyNSAke3RvcH0gMjUgJHt0b3AgKyAxMn0gMTUgJHt0b3AgKyAxMn1IMlpgLCBza2luLmZpbGwsIDMpLFxuICApLmpvaW4oJycpO1xuICBjb25zdCB0aHVtYiA9IHNoYXBlKCdNLTE2IC0xOUMtOCAtMzMgNCAtMzkgMTkgLTM1QzI2IC0zMiAyMyAtMjQgMTUgLTI0QzggLTI1IDIgLTIxIC0zIC0xM1onLCBza2luLmZpbGwsIDMuMik7XG4gIHJldHVybiBhdChcbiAgICB4LFxuICAgIHksXG4gICAgc29saWQoYmFjaywgc2tpbi5maWxsLCBza2luLmRhcmssIHsgZHg6IDIsIGR5OiAtNywgd2lkdGg6IDQgfSkgKyBmaW5nZXJzICsgdGh1bWIsXG4gICAgdHVybixcbiAgICAxLjA2LFxuICAgIGZsaXAgKiAxLjA2LFxuICApO1xufVxuXG4vKiogT3BlbiBoYW5kLCBwYWxtIGRvd24sIGZpbmdlcnMgdG8gdGhlIHJpZ2h0OyB0aGUgd3Jpc3QgaXMgb24gdGhlIGxlZnQuICovXG5leHBvcnQgZnVuY3Rpb24gb3BlbkhhbmQoeDogbnVtYmVyLCB5OiBudW1iZXIsIHR1cm46IG51bWJlciwgZmxpcDogMSB8IC0xID0gMSk6IHN0cmluZyB7XG4gIGNvbnN0IHsgc2tpbiB9ID0gUFJJTlQ7XG4gIGNvbnN0IHBhbG0gPVxuICAgICdNLTMyIC0xNEMtMTggLTE5IDAgLTIyIDEyIC0xOEw0MiAtMTdDNDkgLTE2IDQ5IC04IDQyIC03TDI0IC02TDUwIC01QzU3IC00IDU3IDQgNTAgNUwyNCA1TDQ2IDhDNTIgOSA1MSAxNyA0NCAxNkwyMCAxNUwzNCAxOUMzOSAyMiAzNSAyOCAyOSAyNkMxMCAyNCAtMTYgMjIgLTMyIDE0Wic7XG4gIGNvbnN0IHRodW1iID0gJ00tOCAtMTRDLTIgLTI2IDEwIC0zNCAyMiAtMzRDMjggLTMyIDI2IC0yNSAyMCAtMjRDMTQgLTIyIDEwIC0xNiA4IC0xMFonO1xuICByZXR1cm4gYXQoXG4gICAgeCxcbiAgICB5LFxuICAgIHNoYXBlKHRodW1iLCBza2luLmZpbGwsIDMuNCkgK1xuICAgICAgc29saWQocGFsbSwgc2tpbi5maWxsLCBza2luLmRhcmssIHsgZHg6IDAsIGR5OiAtNywgd2lkdGg6IDMuNiB9KSArXG4gICAgICBsaW5lKCdNMTAgLTdIMjRNOCA0SDI0TTYgMTRIMjAnLCAyKSxcbiAgICB0dXJuLFxuICAgIDEuMDYsXG4gICAgZmxpcCAqIDEuMDYsXG4gICk7XG59XG5cbi8qKiBDYXJ0d2hlZWwgcnVmZiBhcm91bmQgdGhlIG5lY2suICovXG5leHBvcnQgZnVuY3Rpb24gcnVmZih4OiBudW1iZXIsIHk6IG51bWJlciwgcng6IG51bWJlciwgcnk6IG51bWJlcik6IHN0cmluZyB7XG4gIGNvbnN0IHsgd2hpdGUgfSA9IFBSSU5UO1xuICBjb25zdCBsb2JlcyA9IDE0O1xuICBsZXQgZCA9ICcnO1xuICBsZXQgcGxlYXRzID0gJyc7XG4gIGZvciAobGV0IGkgPSAwOyBpIDw9IGxvYmVzOyBpICs9IDEpIHtcbiAgICBjb25zdCBhbmdsZSA9ICgyICogTWF0aC5QSSAqIGkpIC8gbG9iZXM7XG4gICAgY29uc3QgcHggPSB4ICsgcnggKiBNYXRoLmNvcyhhbmdsZSk7XG4gICAgY29uc3QgcHkgPSB5ICsgcnkgKiBNYXRoLnNpbihhbmdsZSk7XG4gICAgY29uc3QgbWlkID0gYW5nbGUgLSBNYXRoLlBJIC8gbG9iZXM7XG4gICAgZCArPVxuICAgICAgaSA9PT0gMFxuICAgICAgICA/IGBNJHtuMShweCl9ICR7bjEocHkpfWBcbiAgICAgICAgOiBgUSR7bjEoeCArIHJ4ICogMS4yICogTWF0aC5jb3MobWlkKSl9ICR7bjEoeSArIHJ5ICogMS4yNiAqIE1hdGguc2luKG1pZCkpfSAke24xKHB4KX0gJHtuMShweSl9YDtcbiAgICBwbGVhdHMgKz0gYE0ke24xKHggKyByeCAqIDAuNDUgKiBNYXRoLmNvcyhhbmdsZSkpfSAke24xKHkgKyByeSAqIDAuNCAqIE1hdGguc2luKGFuZ2xlKSl9TCR7bjEocHgpfSAke24xKHB5KX1gO1xuICB9XG4gIHJldHVybiBzb2xpZChgJHtkfVpgLCB3aGl0ZS5maWxsLCB3aGl0ZS5kYXJrLCB7IGR4OiAtNCwgZHk6IC03LCB3aWR0aDogNCB9KSArIGxpbmUocGxlYXRzLCAyLjQsICcjN2Q3MjYzJyk7XG59XG5cbi8qKiBGYWxsaW5nIGNvbGxhciB3aXRoIHR3byBwb2ludGVkIGxhcHBldHMuICovXG5leHBvcnQgZnVuY3Rpb24gbGFwcGV0cyh4OiBudW1iZXIsIHk6IG51bWJlciwgdG9uZTogVG9uZSA9IFBSSU5ULndoaXRlKTogc3RyaW5nIHtcbiAgY29uc3QgbGVmdCA9ICdNNCAtMTZDLTIwIC0yMiAtNDYgLTE0IC01OCA0TC00MCA0NEMtMjQgMzQgLTggMjQgMiAxMFonO1xuICBjb25zdCByaWdodCA9ICdNLTQgLTE2QzIwIC0yMiA0NiAtMTQgNTggNEw0MiA0NEMyNiAzNCAxMCAyNCAtMiAxMFonO1xuICBjb25zdCB0cmltID0gbGluZSgnTS01MiA2TC0zNyAzNk01MiA2TDM5IDM2JywgMi40LCB0b25lLmRhcmspO1xuICByZXR1cm4gYXQoXG4gICAgeCxcbiAgICB5LFxuICAgIHNvbGlkKHJpZ2h0LCB0b25lLmZpbGwsIHRvbmUuZGFyaywgeyBkeDogLTUsIGR5OiAtNiwgd2lkdGg6IDQgfSkgK1xuICAgICAgc29saWQobGVmdCwgdG9uZS5maWxsLCB0b25lLmRhcmssIHsgZHg6IDUsIGR5OiAtNiwgd2lkdGg6IDQgfSkgK1xuICAgICAgdHJpbSxcbiAgKTtcbn1cblxuLyoqIEVybWluZSBjYXBlIG92ZXIgdGhlIHNob3VsZGVycy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlcm1pbmUoeDogbnVtYmVyLCB5OiBudW1iZXIsIGhhbGYgPSAxMTIpOiBzdHJpbmcge1xuICBjb25zdCB7IHdoaXRlIH0gPSBQUklOVDtcbiAgY29uc3QgaCA9IGhhbGY7XG4gIGNvbnN0IGQgPSBgTS0zNCAtMjhDLTYwIC0xNCAkey1ofSAtOCAkey1oIC0gOH0gNDBDJHstaCArIDEwfSA2MiAkey1oICsgMzZ9IDU4ICR7LWggKyA1MH0gNTBDLTQ0IDc0IC0yMCA3MiAwIDYyQzIwIDcyIDQ0IDc0ICR7aCAtIDUwfSA1MEMke2ggLSAzNn0gNTggJHtoIC0gMTB9IDYyICR7aCArIDh9IDQwQyR7aH0gLTggNjAgLTE0IDM0IC0yOEMxNCAtMTAgLTE0IC0xMCAtMzQgLTI4WmA7XG4gIGNvbnN0IHNwb3RzOiBWZWNbXSA9IFtcbiAgICBbLWggKyAxNCwgMzBdLFxuICAgIFstaCArIDQyLCAxOF0sXG4gICAgWy1oICsgNDgsIDQwXSxcbiAgICBbLTQyLCA0Nl0sXG4gICAgWy01MCwgOF0sXG4gICAgWy0xOCwgMjhdLFxuICAgIFswLCA1MF0sXG4gICAgWzE4LCAyOF0sXG4gICAgWzUwLCA4XSxcbiAgICBbNDIsIDQ2XSxcbiAgICBbaCAtIDQ4LCA0MF0sXG4gICAgW2ggLSA0MiwgMThdLFxuICAgIFtoIC0gMTQsIDMwXSxcbiAgXTtcbiAgY29uc3QgdGFpbHMgPSBzcG90c1xuICAgIC5tYXAoKFtzeCwgc3ldKSA9PlxuICAgICAgc2hhcGUoXG4gICAgICAgIGBNJHtzeH0gJHtzeSAtIDh9QyR7c3ggKyA1fSAke3N5IC0gMn0gJHtzeCArIDR9ICR7c3kgKyA2fSAke3N4fSAke3N5ICsgOX1DJHtzeCAtIDR9ICR7c3kgKyA2fSAke3N4IC0gNX0gJHtzeSAtIDJ9ICR7c3h9ICR7c3kgLSA4fVpgLFxuICAgICAgICBQUklOVC5ibGFjay5kYXJrLFxuICAgICAgICAwLFxuICAgICAgKSxcbiAgICApXG4gICAgLmpvaW4oJycpO1xuICByZXR1cm4gYXQoeCwgeSwgc29saWQoZCwgd2hpdGUuZmlsbCwgd2hpdGUuZGFyaywgeyBkeDogLTQsIGR5OiAtOCB9KSArIHRhaWxzKTtcbn1cblxuLyoqIFN0YW5kaW5nIGNvYXQgZnJvbnQgZnJvbSB0aGUgc2hvdWxkZXJzIGRvd24gcGFzdCB0aGUgbWlkZGxlIGxpbmUuICovXG5leHBvcnQgZnVuY3Rpb24gY29hdCh4OiBudW1iZXIsIHRvbmU6IFRvbmUsIHBhdHRlcm46IHN0cmluZywgaGFsZiA9IDEwOCk6IHN0cmluZyB7XG4gIGNvbnN0IGggPSBoYWxmO1xuICBjb25zdCBkID0gYE0ke3ggLSAzMn0gMjM4QyR7eCAtIDYwfSAyNDYgJHt4IC0gaH0gMjUyICR7eCAtIGh9IDI4NkMke3ggLSBoICsgNn0gMzQwICR7eCAtIDgwfSAzODAgJHt4IC0gNzh9IDQyNEMke3ggLSA5Nn0gNDYwICR7eCAtIDEyMn0gNTAwICR7eCAtIDEyOH0gNTYwSCR7eCArIDEyOH1DJHt4ICsgMTIyfSA1MDAgJHt4ICsgOTZ9IDQ2MCAke3ggKyA3OH0gNDI0QyR7eCArIDgwfSAzODAgJHt4ICsgaCAtIDZ9IDM0MCAke3ggKyBofSAyODZDJHt4ICsgaH0gMjUyICR7eCArIDYwfSAyNDYgJHt4ICsgMzJ9IDIzOFpgO1xuICBjb25zdCBzaGFkZSA9IGhhdGNoKFt4ICsgNjIsIDMxMl0sIFt4ICsgNTIsIDQwOF0sIDksIFsyMiwgOV0sIDIpICsgaGF0Y2goW3ggKyA3OCwgNDY2XSwgW3ggKyA5NiwgNTQwXSwgNiwgWzIyLCA2XSwgMik7XG4gIHJldHVybiBzb2xpZChkLCB0b25lLmZpbGwsIHRvbmUuZGFyaywgeyBkeDogLTE2LCBkeTogLTIsIHBhdHRlcm46IHBhdHRlcm4gKyBzaGFkZSB9KTtcbn1cblxuLyoqIFZlcnRpY2FsIHN0cmlwZXMgZm9yIHRoZSBpbnNpZGUgb2YgYSBjb2F0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0cmlwZXMoeDogbnVtYmVyLCB0b25lOiBUb25lLCBvZmZzZXRzOiByZWFkb25seSBudW1iZXJbXSwgaGFsZiA9IDkpOiBzdHJpbmcge1xuICByZXR1cm4gb2Zmc2V0c1xuICAgIC5tYXAoKG8pID0+IHtcbiAgICAgIGNvbnN0IGxlYW4gPSBvICogMC4xODtcbiAgICAgIHJldHVybiBzaGFwZShcbiAgICAgICAgYE0ke24xKHggKyBvIC0gaGFsZil9IDIzNkwke24xKHggKyBvICogMC43NiAtIGhhbGYpfSA0MjRMJHtuMSh4ICsgbyArIGxlYW4gLSBoYWxmKX0gNTYwSCR7bjEoeCArIG8gKyBsZWFuICsgaGFsZil9TCR7bjEoeCArIG8gKiAwLjc2ICsgaGFsZil9IDQyNEwke24xKHggKyBvICsgaGFsZil9IDIzNlpgLFxuICAgICAgICB0b25lLmZpbGwsXG4gICAgICAgIDIuNSxcbiAgICAgICk7XG4gICAgfSlcbiAgICAuam9pbignJyk7XG59XG5cbi8qKiBTaG9ydCBzbGFzaGVzIGluIHJvd3MsIHNob3dpbmcgdGhlIGxpbmluZy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzbGFzaGVzKHNwb3RzOiByZWFkb25seSBWZWNbXSwgdG9uZTogVG9uZSwgbGVuZ3RoID0gMjYsIHR1cm4gPSAwKTogc3RyaW5nIHtcbiAgY29uc3QgaGFsZiA9IGxlbmd0aCAvIDI7XG4gIHJldHVybiBzcG90c1xuICAgIC5tYXAoKFt4LCB5XSkgPT5cbiAgICAgIGF0KFxuICAgICAgICB4LFxuICAgICAgICB5LFxuICAgICAgICBzaGFwZShcbiAgICAgICAgICBgTTAgJHstaGFsZn1DNyAkey1oYWxmIC8gMn0gNyAke2hhbGYgLyAyfSAwICR7aGFsZn1DLTcgJHtoYWxmIC8gMn0gLTcgJHstaGFsZiAvIDJ9IDAgJHstaGFsZn1aYCxcbiAgICAgICAgICB0b25lLmZpbGwsXG4gICAgICAgICAgMi41LFxuICAgICAgICApLFxuICAgICAgICB0dXJuLFxuICAgICAgKSxcbiAgICApXG4gICAgLmpvaW4oJycpO1xufVxuXG4vKiogQmVsdCB3aXRoIGJ1Y2tsZSBhdCB0aGUgd2Fpc3QuICovXG5leHBvcnQgZnVuY3Rpb24gYmVsdCh4OiBudW1iZXIsIHRvbmU6IFRvbmUsIGhhbGYgPSA4NCk6IHN0cmluZyB7XG4gIGNvbnN0IGQgPSBgTSR7eCAtIGhhbGZ9IDQxNkMke3ggLSAzMH0gNDMyICR7eCArIDMwfSA0MzIgJHt4ICsgaGFsZn0gNDE2TCR7eCArIGhhbGYgKyA0fSA0MzhDJHt4ICsgMzB9IDQ1NiAke3ggLSAzMH0gNDU2ICR7eCAtIGhhbGYgLSA0fSA0MzhaYDtcbiAgY29uc3QgeyBnb2xkIH0gPSBQUklOVDtcbiAgcmV0dXJuIChcbiAgICBzb2xpZChkLCB0b25lLmZpbGwsIHRvbmUuZGFyaywgeyBkeDogLTEwLCBkeTogLTQsIHdpZHRoOiA0IH0pICtcbiAgICBgPHJlY3QgeD1cIiR7eCAtIDIwfVwiIHk9XCI0MjJcIiB3aWR0aD1cIjQwXCIgaGVpZ2h0PVwiMzJcIiByeD1cIjVcIiBmaWxsPVwiJHtnb2xkLmZpbGx9XCIgc3Ryb2tlLXdpZHRoPVwiNFwiLz5gICtcbiAgICBgPHJlY3QgeD1cIiR7eCAtIDEwfVwiIHk9XCI0MzBcIiB3aWR0aD1cIjIwXCIgaGVpZ2h0PVwiMTZcIiByeD1cIjNcIiBmaWxsPVwiJHt0b25lLmRhcmt9XCIgc3Ryb2tlLXdpZHRoPVwiMi41XCIvPmAgK1xuICAgIGRpc2MoeCArIDQwLCA0MzgsIDQsIGdvbGQuZmlsbCwgMikgK1xuICAgIGRpc2MoeCAtIDQwLCA0MzgsIDQsIGdvbGQuZmlsbCwgMilcbiAgKTtcbn1cblxuLyoqIEZvbGRzIG9mIGEgc2tpcnQgYmVsb3cgdGhlIGJlbHQuICovXG5leHBvcnQgZnVuY3Rpb24gc2tpcnRGb2xkcyh4OiBudW1iZXIpOiBzdHJpbmcge1xuICByZXR1cm4gbGluZShcbiAgICBgTSR7eCAtIDU4fSA0NTZDJHt4IC0gNzB9IDQ5MCAke3ggLSA3OH0gNTIwICR7eCAtIDgyfSA1NTZNJHt4IC0gMjJ9IDQ2MEMke3ggLSAyNn0gNDkwICR7eCAtIDI4fSA1MjAgJHt4IC0gMjh9IDU1Nk0ke3ggKyAyMn0gNDYwQyR7eCArIDI2fSA0OTAgJHt4ICsgMjh9IDUyMCAke3ggKyAyOH0gNTU2TSR7eCArIDU4fSA0NTZDJHt4ICsgNzB9IDQ5MCAke3ggKyA3OH0gNTIwICR7eCArIDgyfSA1NTZgLFxuICAgIDMsXG4gICk7XG59XG4iLCIvLyBQdXJwb3NlOiB0aGUgaGVhZHMgb2YgdGhlIGNvdXJ0IGNhcmRzOiBmYWNlLCBoYWlyLCBiZWFyZCBhbmQgbW91c3RhY2hlLCBkcmF3biBpbiB0aHJlZS1xdWFydGVyIHZpZXcuXG5pbXBvcnQgeyBQUklOVCwgdHlwZSBUb25lIH0gZnJvbSAnLi9wYWxldHRlLnRzJztcbmltcG9ydCB7IGF0LCBoYXRjaCwgbGluZSwgb3ZhbCwgc2hhcGUsIHNvbGlkIH0gZnJvbSAnLi9zdmcudHMnO1xuXG5leHBvcnQgdHlwZSBCZWFyZCA9ICdmdWxsJyB8ICdsb25nJyB8ICdmb3JrZWQnIHwgJ3BvaW50ZWQnIHwgJ2dvYXRlZScgfCAnbm9uZSc7XG5leHBvcnQgdHlwZSBNb3VzdGFjaGUgPSAnaGFuZGxlYmFyJyB8ICdkcm9vcCcgfCAnc21hbGwnIHwgJ25vbmUnO1xuZXhwb3J0IHR5cGUgSGFpciA9ICdib2InIHwgJ2N1cmxzJyB8ICdsb25nJyB8ICdzaG9ydCcgfCAnbm9uZSc7XG5cbmV4cG9ydCBpbnRlcmZhY2UgTG9vayB7XG4gIHJlYWRvbmx5IGhhaXI6IEhhaXI7XG4gIHJlYWRvbmx5IHRvbmU6IFRvbmU7XG4gIHJlYWRvbmx5IGJlYXJkPzogQmVhcmQ7XG4gIHJlYWRvbmx5IG1vdXN0YWNoZT86IE1vdXN0YWNoZTtcbiAgLyoqIFNoYXBlIG9mIHRoZSBtb3V0aDogY2xvc2VkLCBzbWlsaW5nLCBkcmF3biBkb3duLCBvciBibG93aW5nIGludG8gYW4gaW5zdHJ1bWVudC4gKi9cbiAgcmVhZG9ubHkgbW91dGg/OiAnZmlybScgfCAnc21pbGUnIHwgJ3NvdXInIHwgJ2Jsb3cnO1xuICByZWFkb25seSBleWVzPzogJ2FoZWFkJyB8ICdkb3duJyB8ICd1cCc7XG4gIHJlYWRvbmx5IGJyb3dzPzogJ2NhbG0nIHwgJ2ZpZXJjZScgfCAncmFpc2VkJztcbiAgcmVhZG9ubHkgbGFkeT86IGJvb2xlYW47XG4gIC8qKiBSb3VuZCBjaGVla3MsIGJpZyBleWVzIGFuZCBhIHNudWIgbm9zZS4gKi9cbiAgcmVhZG9ubHkgY2hpbGQ/OiBib29sZWFuO1xufVxuXG5leHBvcnQgY29uc3QgSEFJUiA9IHtcbiAgYnJvd246IHsgZmlsbDogJyM3YTRhMjInLCBkYXJrOiAnIzRmMmMxMCcgfSxcbiAgZGFyazogeyBmaWxsOiAnIzRhMzIyNicsIGRhcms6ICcjMmQxYzE0JyB9LFxuICBibG9uZDogeyBmaWxsOiAnI2UzYjM0YScsIGRhcms6ICcjYjA3ZjIyJyB9LFxuICByZWQ6IHsgZmlsbDogJyNiNTU4MmEnLCBkYXJrOiAnIzdkMzcxNCcgfSxcbiAgZ3JleTogeyBmaWxsOiAnI2Q5ZDVjYicsIGRhcms6ICcjYTM5ZDkwJyB9LFxuICB3aGl0ZTogeyBmaWxsOiAnI2YzZWZlNCcsIGRhcms6ICcjYzNiY2FiJyB9LFxufSBhcyBjb25zdDtcblxuY29uc3QgRkFDRSA9XG4gICdNLTQzIC0yOEMtNDcgNiAtNDIgMzQgLTIzIDUzQy0xNCA2MyAxMCA2NiAyMiA1OEMzMyA0OCAzOSAzMiA0MCAxNEM0MiA0IDM4IC00IDM4IC0xOEM0MCAtMzYgMzggLTUyIDI2IC02MkMwIC03NSAtMzggLTYyIC00MyAtMjhaJztcbmNvbnN0IEZBQ0VfU0hBREUgPSAnTS00MyAtMjhDLTQ3IDYgLTQyIDM0IC0yMyA1M0MtMTQgNjMgMiA2NSAxNCA2MkMtNCA1NiAtMjAgNDAgLTI2IDE2Qy0yOSAwIC0zMyAtMTQgLTQzIC0yOFonO1xuY29uc3QgTEFEWV9GQUNFID1cbiAgJ00tNDIgLTI4Qy00NyA0IC00MCAzMCAtMjEgNDlDLTEwIDYxIDggNjcgMTggNThDMzAgNDcgMzcgMzIgMzkgMTRDNDEgNCAzOCAtNCAzOCAtMThDNDAgLTM2IDM4IC01MiAyNiAtNjJDMCAtNzUgLTM4IC02MiAtNDIgLTI4Wic7XG5jb25zdCBMQURZX1NIQURFID0gJ00tNDIgLTI4Qy00NyA0IC00MCAzMCAtMjEgNDlDLTE0IDU2IC00IDYyIDYgNjJDLTggNTQgLTI0IDM4IC0yOSAxNkMtMzIgMCAtMzYgLTE0IC00MiAtMjhaJztcbmNvbnN0IEVBUiA9ICdNLTQxIC0xMEMtNTQgLTE3IC01OCAzIC01MCAxM0MtNDYgMTkgLTQxIDE3IC0zOCAxM1onO1xuXG5jb25zdCBIQUlSX0JBQ0s6IFJlYWRvbmx5PFJlY29yZDxIYWlyLCBzdHJpbmc+PiA9IHtcbiAgYm9iOiAnTS0zMCAtNjBDLTY4IC01MCAtNjggMTAgLTY2IDM2Qy02NiA1NCAtNTIgNjAgLTMwIDU0TDIwIDUyQzQwIDYwIDU0IDU0IDU0IDM2QzU4IDAgNTggLTQ0IDI4IC02MlonLFxuICBjdXJsczpcbiAgICAnTS0yOCAtNjJDLTU2IC02NCAtNjYgLTQwIC02MCAtMjhDLTc2IC0yMiAtNzYgLTQgLTY0IDJDLTgwIDEwIC03OCAzMCAtNjQgMzRDLTcyIDUwIC01NCA2NCAtNDAgNTZMMjggNTRDNDIgNjQgNTggNTIgNTIgMzhDNjQgMzQgNjYgMTYgNTQgOEM2NCAtMiA2MiAtMjAgNTAgLTI2QzU2IC00NCA0NCAtNjIgMjQgLTY0WicsXG4gIGxvbmc6ICdNLTMwIC02MkMtNjYgLTU0IC02NCAwIC02OCAzNEMtNzAgNjAgLTg0IDcyIC03NCA5MkMtNjAgMTA0IC00MCA5NiAtMzAgODRMMzAgODJDNDQgOTggNjIgOTggNjggODRDNzIgNjYgNTggNTYgNTYgMzBDNTggLTYgNTggLTQ4IDI2IC02MlonLFxuICBzaG9ydDogJ00tMzAgLTYyQy01OCAtNTQgLTYwIC0xMCAtNTIgMTRMLTMwIDIyTDMwIC0yMEM0NiAtMjQgNDYgLTUwIDI2IC02MlonLFxuICBub25lOiAnTS0xMCAtNjBIMTBWLTUwSC0xMFonLFxufTtcbmNvbnN0IEhBSVJfTElORVM6IFJlYWRvbmx5PFJlY29yZDxIYWlyLCBzdHJpbmc+PiA9IHtcbiAgYm9iOiAnTS01OCAtMjBDLTYwIDQgLTYwIDI0IC01OCA0NE0tNTAgMTBDLTUyIDI4IC01MCA0MCAtNDggNTBNNDggLTEwQzUwIDE0IDQ4IDMwIDQ2IDQ4JyxcbiAgY3VybHM6XG4gICAgJ00tNTQgLTIyQy02MiAtMTggLTY0IC04IC01NiAtNE0tNTggOEMtNjYgMTQgLTY2IDI0IC01NiAyOE0tNTQgMzhDLTYwIDQ2IC01MCA1MiAtNDQgNDZNNDggMTBDNTQgMTYgNTIgMjYgNDQgMjhNNDYgNDBDNTAgNDYgNDQgNTAgNDAgNDgnLFxuICBsb25nOiAnTS01OCAtMTBDLTYwIDMwIC02NCA2MCAtNjYgODRNLTUwIDIwQy01MCA1MCAtNTQgNzAgLTUyIDg4TTQ4IC02QzUwIDMwIDU2IDYwIDYwIDgwTTQ0IDMwQzQ2IDU0IDQ4IDY2IDUwIDgyJyxcbiAgc2hvcnQ6ICdNLTUwIC0yMEMtNTIgLTggLTUwIDQgLTQ4IDEwJyxcbiAgbm9uZTogJycsXG59O1xuXG5mdW5jdGlvbiBleWUoeDogbnVtYmVyLCB5OiBudW1iZXIsIGhhbGY6IG51bWJlciwgbG9vazogTG9vayk6IHN0cmluZyB7XG4gIGNvbnN0IHdoaXRlID0gYE0ke3ggLSBoYWxmfSAke3l9USR7eCAtIDF9ICR7eSAtIGhhbGYgKiAwLjk1fSAke3ggKyBoYWxmfSAke3kgLSAxfVEke3h9ICR7eSArIGhhbGYgKiAwLjc1fSAke3ggLSBoYWxmfSAke3l9WmA7XG4gIGNvbnN0IGRyb3AgPSBsb29rLmV5ZXMgPT09ICdkb3duJyA/IDIgOiBsb29rLmV5ZXMgPT09ICd1cCcgPyAtMiA6IDA7XG4gIGNvbnN0IGxhc2ggPSBsb29rLmxhZHkgPyBgbC01IC0zYCA6ICcnO1xuICByZXR1cm4gKFxuICAgIHNoYXBlKHdoaXRlLCAnI2ZmZmRmNCcsIDApICtcbiAgICBvdmFsKHggKyAyLjUsIHkgLSAwLjUgKyBkcm9wLCA0LjYsIDUsICcjMjMxNTBlJywgMCkgK1xuICAgIG92YWwoeCArIDEsIHkgLSAyLjUgKyBkcm9wLCAxLjQsIDEuNCwgJyNmZmYnLCAwKSArXG4gICAgbGluZShgTSR7eCArIGhhbGZ9ICR7eSAtIDF9USR7eCAtIDF9ICR7eSAtIGhhbGYgKiAwLjk1fSAke3ggLSBoYWxmfSAke3l9JHtsYXNofWAsIDQpICtcbiAgICBsaW5lKGBNJHt4IC0gaGFsZiArIDN9ICR7eSArIGhhbGYgKiAwLjM1fVEke3h9ICR7eSArIGhhbGYgKiAwLjZ9ICR7eCArIGhhbGYgLSAyfSAke3kgKyAxfWAsIDEuOClcbiAgKTtcbn1cblxuY29uc3QgQlJPV1MgPSB7XG4gIGNhbG06ICdNLTIzIC0yMkMtMTUgLTMwIC0xIC0yOSA1IC0yM00xNiAtMjNDMjIgLTMwIDMyIC0yOCAzNyAtMjEnLFxuICBmaWVyY2U6ICdNLTI0IC0yOEMtMTQgLTMwIC0yIC0yNiA2IC0xOE0xNSAtMThDMjIgLTI3IDMyIC0yOSAzOCAtMjYnLFxuICByYWlzZWQ6ICdNLTIzIC0yN0MtMTUgLTM2IC0xIC0zNiA2IC0yOU0xNiAtMjlDMjIgLTM2IDMyIC0zNSAzNyAtMjgnLFxufSBhcyBjb25zdDtcblxuY29uc3QgTEFEWV9CUk9XUyA9IHtcbiAgY2FsbTogJ00tMjQgLTIyQy0xNiAtMzEgLTQgLTMxIDQgLTI1TTE3IC0yNUMyMyAtMzEgMzIgLTMwIDM3IC0yMycsXG4gIGZpZXJjZTogJ00tMjUgLTI4Qy0xNSAtMzEgLTQgLTI4IDUgLTIwTTE2IC0yMEMyMiAtMjggMzIgLTMxIDM4IC0yNycsXG4gIHJhaXNlZDogJ00tMjQgLTI3Qy0xNiAtMzcgLTQgLTM3IDQgLTMxTTE3IC0zMUMyMyAtMzcgMzIgLTM2IDM3IC0yOScsXG59IGFzIGNvbnN0O1xuXG5mdW5jdGlvbiBtb3V0aChsb29rOiBMb29rKTogc3RyaW5nIHtcbiAgaWYgKGxvb2subW91dGggPT09ICdibG93JykgcmV0dXJuIHNoYXBlKCdNNiAzNkMxMiAzMyAyMiAzMyAyNCAzOEMyNCA0NCAxMiA0NiA2IDQyWicsICcjYTgzYTM0JywgMyk7XG4gIGNvbnN0IGxpcCA9IGxvb2subGFkeSA/ICcjYzgzMDNhJyA6ICcjYmY1MzQ2JztcbiAgaWYgKGxvb2subW91dGggPT09ICdzb3VyJylcbiAgICByZXR1cm4gc2hhcGUoJ00tNCA0NEMyIDM2IDE4IDM1IDI1IDQzQzE4IDQxIDQgNDEgLTQgNDRaJywgbGlwLCAwKSArIGxpbmUoJ00tNyA0NkMxIDM2IDE5IDM1IDI3IDQ1JywgMy4yKTtcbiAgaWYgKGxvb2subGFkeSAmJiBsb29rLm1vdXRoICE9PSAnc21pbGUnKSB7XG4gICAgcmV0dXJuIChcbiAgICAgIHNoYXBlKCdNMCAzOEM1IDMzIDkgMzYgMTIgMzZDMTUgMzUgMTggMzQgMjIgMzhDMTggNDYgNiA0NyAwIDM4WicsICcjYzgzMDNhJywgMCkgK1xuICAgICAgbGluZSgnTS0xIDM4QzUgMzggOSA0MCAxMiAzOUMxNiA0MCAxOSAzOCAyMyAzOCcsIDIuMilcbiAgICApO1xuICB9XG4gIGlmIChsb29rLm1vdXRoID09PSAnc21pbGUnKSB7XG4gICAgcmV0dXJuIChcbiAgICAgIHNoYXBlKCdNLTggMzVDMiA0MCAyMCA0MCAyNyAzM0MyNCA0NiAxNCA1MCA4IDQ5QzAgNDggLTUgNDMgLTggMzVaJywgbGlwLCAwKSArIGxpbmUoJ00tOSAzNUMyIDQxIDIwIDQxIDI4IDMzJywgMylcbiAgICApO1xuICB9XG4gIHJldHVybiAoXG4gICAgc2hhcGUoJ00tNCAzOUM0IDM1IDEwIDM4IDEyIDM3QzE1IDM2IDE5IDM2IDIzIDM5QzE5IDQ3IDQgNDggLTQgMzlaJywgbGlwLCAwKSArXG4gICAgbGluZSgnTS02IDM5QzIgMzggOCA0MSAxMiA0MEMxNiA0MSAyMCAzOSAyNSAzOScsIDIuNilcbiAgKTtcbn1cblxuZnVuY3Rpb24gY2hpbGRGZWF0dXJlcyhsb29rOiBMb29rKTogc3RyaW5nIHtcbiAgY29uc3QgY2hlZWtzID0gYDxnIGZpbGw9XCIjZTI2OTRmXCIgc3Ryb2tlPVwibm9uZVwiIG9wYWNpdHk9XCIwLjQ1XCI+PGVsbGlwc2UgY3g9XCItMjBcIiBjeT1cIjI0XCIgcng9XCIxNVwiIHJ5PVwiMTJcIi8+PGVsbGlwc2UgY3g9XCIzMlwiIGN5PVwiMjRcIiByeD1cIjhcIiByeT1cIjExXCIvPjwvZz5gO1xuICByZXR1cm4gKFxuICAgIGNoZWVrcyArXG4gICAgZXllKC0xMCwgLTIsIDEzLCBsb29rKSArXG4gICAgZXllKDI1LCAtMiwgMTEsIGxvb2spICtcbiAgICBsaW5lKCdNLTI0IC0yMEMtMTYgLTI3IC00IC0yNyAyIC0yMk0xNyAtMjJDMjMgLTI3IDMxIC0yNyAzNiAtMjAnLCAzLCBsb29rLnRvbmUuZGFyaykgK1xuICAgIGxpbmUoJ004IDIwQzEwIDI2IDE4IDI3IDIyIDIxJywgMy4yKVxuICApO1xufVxuXG5mdW5jdGlvbiBsYWR5RmVhdHVyZXMobG9vazogTG9vayk6IHN0cmluZyB7XG4gIGNvbnN0IGNoZWVrcyA9IGA8ZyBmaWxsPVwiI2UyNjk0ZlwiIHN0cm9rZT1cIm5vbmVcIiBvcGFjaXR5PVwiMC40XCI+PGVsbGlwc2UgY3g9XCItMThcIiBjeT1cIjIxXCIgcng9XCIxM1wiIHJ5PVwiMTBcIi8+PGVsbGlwc2UgY3g9XCIzM1wiIGN5PVwiMjFcIiByeD1cIjZcIiByeT1cIjlcIi8+PC9nPmA7XG4gIHJldHVybiAoXG4gICAgY2hlZWtzICtcbiAgICBleWUoLTgsIC03LCAxMy41LCBsb29rKSArXG4gICAgZXllKDI2LCAtNywgMTEsIGxvb2spICtcbiAgICBsaW5lKExBRFlfQlJPV1NbbG9vay5icm93cyA/PyAnY2FsbSddLCAzLjIsIGxvb2sudG9uZS5kYXJrKSArXG4gICAgbGluZSgnTTEzIC0xMEMxMyAtMiAxOCA2IDIxIDEyQzI0IDE4IDE5IDIyIDEzIDIwJywgMi44KVxuICApO1xufVxuXG5mdW5jdGlvbiBmZWF0dXJlcyhsb29rOiBMb29rKTogc3RyaW5nIHtcbiAgaWYgKGxvb2suY2hpbGQpIHJldHVybiBjaGlsZEZlYXR1cmVzKGxvb2spO1xuICBpZiAobG9vay5sYWR5KSByZXR1cm4gbGFkeUZlYXR1cmVzKGxvb2spO1xuICBjb25zdCBibHVzaCA9ICcjZTI2OTRmJztcbiAgY29uc3QgY2hlZWtzID0gYDxnIGZpbGw9XCIke2JsdXNofVwiIHN0cm9rZT1cIm5vbmVcIiBvcGFjaXR5PVwiMC4zNlwiPjxlbGxpcHNlIGN4PVwiLTE3XCIgY3k9XCIxOVwiIHJ4PVwiMTNcIiByeT1cIjEwXCIvPjxlbGxpcHNlIGN4PVwiMzNcIiBjeT1cIjE5XCIgcng9XCI2XCIgcnk9XCI5XCIvPjwvZz5gO1xuICBjb25zdCBicm93SW5rID0gbG9vay50b25lLmRhcmsgPT09IEhBSVIud2hpdGUuZGFyayA/ICcjOGQ4Nzc4JyA6IGxvb2sudG9uZS5kYXJrO1xuICByZXR1cm4gKFxuICAgIGNoZWVrcyArXG4gICAgZXllKC04LCAtOCwgMTIsIGxvb2spICtcbiAgICBleWUoMjYsIC04LCAxMCwgbG9vaykgK1xuICAgIGxpbmUoQlJPV1NbbG9vay5icm93cyA/PyAnY2FsbSddLCA1LjUsIGJyb3dJbmspICtcbiAgICBzaGFwZSgnTTEyIDJDMTYgMTAgMjQgMTQgMjMgMjFDMjAgMjcgMTIgMjYgNiAyM1onLCBQUklOVC5za2luLmRhcmssIDApICtcbiAgICBsaW5lKCdNMTIgLTE0QzExIC00IDIwIDYgMjQgMTRDMjcgMjIgMjEgMjcgMTQgMjVDMTAgMjMgNyAyNSA1IDIxJywgMy4yKSArXG4gICAgaGF0Y2goWy0zMCwgMjZdLCBbLTIwLCA0NF0sIDQsIFs5LCA1XSwgMS44KVxuICApO1xufVxuXG5pbnRlcmZhY2UgR3Jvd3RoIHtcbiAgcmVhZG9ubHkgb3V0bGluZTogc3RyaW5nO1xuICByZWFkb25seSBzdHJhbmRzOiBzdHJpbmc7XG59XG5cbmNvbnN0IEJFQVJEUzogUmVhZG9ubHk8UmVjb3JkPEV4Y2x1ZGU8QmVhcmQsICdub25lJz4sIEdyb3d0aD4+ID0ge1xuICBmdWxsOiB7XG4gICAgb3V0bGluZTpcbiAgICAgICdNLTQ0IC0yQy01MiA0MiAtNDIgODQgLTEyIDk4QzYgMTA2IDM0IDk2IDQyIDc0QzQ4IDU0IDQ0IDI0IDQwIDZDMzggMjIgMzYgMjggMzAgMzFDMjAgMjYgMTAgMjYgMCAzMUMtMTQgMzggLTMyIDMwIC00NCAtMlonLFxuICAgIHN0cmFuZHM6XG4gICAgICAnTS0zOCAzMEMtMzYgNTYgLTI2IDc0IC0xMiA4Nk0tMjQgNDRDLTIwIDY0IC04IDgwIDQgOTBNMzQgNDJDMzQgNjAgMjggNzYgMTggODhNLTQgNTZDMCA2OCA0IDc2IDEyIDg0TTIyIDU2QzIyIDY2IDIwIDcyIDE4IDc4JyxcbiAgfSxcbiAgbG9uZzoge1xuICAgIG91dGxpbmU6XG4gICAgICAnTS00NCAtMkMtNTQgNDAgLTUyIDg4IC0zNCAxMTJDLTI2IDEyNCAtMjIgMTMyIC0yMCAxNDJDLTggMTM2IC00IDE0MCA0IDE0OEMxMCAxMzggMTggMTM4IDI2IDE0MEMyOCAxMjYgMzggMTE2IDQ0IDk2QzUwIDY0IDQ2IDI2IDQwIDZDMzggMjIgMzYgMjggMzAgMzFDMjAgMjYgMTAgMjYgMCAzMUMtMTQgMzggLTMyIDMwIC00NCAtMlonLFxuICAgIHN0cmFuZHM6XG4gICAgICAnTS0zOCAzMEMtNDAgNjAgLTM0IDkyIC0yMiAxMTJNLTI2IDQ2Qy0yNiA3NCAtMTYgMTA0IC0xMCAxMjRNMzQgNDJDMzYgNzAgMzIgOTQgMjQgMTE2TS02IDU4Qy02IDgwIDAgMTA0IDQgMTI2TTIwIDU4QzIyIDgwIDE4IDEwMCAxNCAxMjInLFxuICB9LFxuICBmb3JrZWQ6IHtcbiAgICBvdXRsaW5lOlxuICAgICAgJ00tNDQgLTJDLTU0IDQwIC01MCA3OCAtMzYgMTAwQy0zMCAxMTAgLTI2IDExOCAtMzAgMTMwQy0xMCAxMjQgMCAxMTAgNCA5OEMxMCAxMTIgMjAgMTIyIDM4IDEyNkMzNCAxMTIgNDAgMTAwIDQ0IDg2QzUwIDU4IDQ2IDI2IDQwIDZDMzggMjIgMzYgMjggMzAgMzFDMjAgMjYgMTAgMjYgMCAzMUMtMTQgMzggLTMyIDMwIC00NCAtMlonLFxuICAgIHN0cmFuZHM6XG4gICAgICAnTS0zOCAzMEMtNDAgNjAgLTMyIDg2IC0yMiAxMDZNLTI0IDQ2Qy0yMiA2OCAtMTYgODQgLTEyIDEwMk0zNCA0MkMzOCA2NiAzNiA4NCAzMiAxMDhNLTQgNThDLTIgNzIgMCA4MCA0IDk0TTIwIDU4QzIyIDc0IDIyIDg2IDI0IDEwMCcsXG4gIH0sXG4gIHBvaW50ZWQ6IHtcbiAgICBvdXRsaW5lOiAnTS00MiA0Qy00NCAzNCAtMjYgNjAgNiA5OEMzMCA3MCA0NCAzOCA0MCAxMEMzNiAyNCAzNiAyOCAzMCAzMUMyMCAyNiAxMCAyNiAwIDMxQy0xMiAzNiAtMjggMjYgLTQyIDRaJyxcbiAgICBzdHJhbmRzOiAnTS0zMCAzNEMtMjAgNTIgLTggNjYgMiA4ME0zNCAzNkMyOCA1NCAxOCA3MCAxMCA4Mk00IDU2Vjc0JyxcbiAgfSxcbiAgZ29hdGVlOiB7XG4gICAgb3V0bGluZTogJ00tNiA1MEMtNCA2NiA0IDgyIDEyIDkyQzIwIDgwIDI2IDY0IDI2IDUwQzE4IDQ2IDQgNDYgLTYgNTBaJyxcbiAgICBzdHJhbmRzOiAnTTQgNTZDNiA2NiA4IDcyIDExIDgwTTE4IDU2QzE3IDY0IDE1IDcyIDEzIDc4JyxcbiAgfSxcbn07XG5cbmNvbnN0IE1PVVNUQUNIRVM6IFJlYWRvbmx5PFJlY29yZDxFeGNsdWRlPE1vdXN0YWNoZSwgJ25vbmUnPiwgc3RyaW5nPj4gPSB7XG4gIGhhbmRsZWJhcjpcbiAgICAnTTE0IDI4QzQgMjUgLTEwIDI4IC0xNyAzNUMtMjQgNDEgLTMzIDM4IC0zNiAyN0MtNDAgNDAgLTI4IDU0IC0xMCA0N0MyIDQzIDkgMzggMTQgMzdDMTggNDAgMjQgNDMgMzIgNDVDNDQgNTAgNTIgNDAgNTAgMjhDNDYgMzcgMzggMzYgMzMgMzJDMjcgMjcgMjAgMjYgMTQgMjhaJyxcbiAgZHJvb3A6XG4gICAgJ00xNCAyOEM0IDI2IC0xMCAzMCAtMTcgMzhDLTI0IDQ4IC0yNiA1OCAtMjQgNzBDLTE0IDU4IC00IDQ2IDE0IDM3QzI2IDQ0IDM0IDU0IDQwIDY2QzQ0IDUyIDQwIDQwIDMyIDMzQzI2IDI3IDIwIDI2IDE0IDI4WicsXG4gIHNtYWxsOiAnTTE0IDI4QzQgMjcgLTggMzEgLTE0IDM4Qy00IDQwIDggMzggMTQgMzZDMjAgMzggMjggNDAgMzYgMzdDMzIgMzAgMjIgMjYgMTQgMjhaJyxcbn07XG5cbmZ1bmN0aW9uIGdyb3d0aChsb29rOiBMb29rKTogc3RyaW5nIHtcbiAgY29uc3QgdG9uZSA9IGxvb2sudG9uZTtcbiAgbGV0IG91dCA9ICcnO1xuICBpZiAobG9vay5iZWFyZCAmJiBsb29rLmJlYXJkICE9PSAnbm9uZScpIHtcbiAgICBjb25zdCBiZWFyZCA9IEJFQVJEU1tsb29rLmJlYXJkXTtcbiAgICBvdXQgKz0gc29saWQoYmVhcmQub3V0bGluZSwgdG9uZS5maWxsLCB0b25lLmRhcmssIHtcbiAgICAgIGR4OiAtOCxcbiAgICAgIGR5OiAtNCxcbiAgICAgIHdpZHRoOiA0LFxuICAgICAgcGF0dGVybjogbGluZShiZWFyZC5zdHJhbmRzLCAyLjQsIHRvbmUuZGFyayksXG4gICAgfSk7XG4gIH1cbiAgb3V0ICs9IG1vdXRoKGxvb2spO1xuICBpZiAobG9vay5tb3VzdGFjaGUgJiYgbG9vay5tb3VzdGFjaGUgIT09ICdub25lJykgb3V0ICs9IHNoYXBlKE1PVVNUQUNIRVNbbG9vay5tb3VzdGFjaGVdLCB0b25lLmZpbGwsIDMpO1xuICByZXR1cm4gb3V0O1xufVxuXG5jb25zdCBGUklOR0UgPVxuICAnTS00NCAtMjZDLTUwIC00NCAtNDAgLTY2IDAgLTcwQzMwIC02OCA0MiAtNTAgMzkgLTI0QzM0IC0zNiAyOCAtNDQgMjAgLTQ4QzQgLTQwIC0yNCAtNDQgLTM0IC0yMkMtMzYgLTEwIC0zOCAwIC00MiA4Qy00OCAwIC00NiAtMTQgLTQ0IC0yNlonO1xuXG4vKiogQSBoZWFkIGFyb3VuZCB0aGUgb3JpZ2luLCBjaGluIGF0IHkgPSA2MiwgbG9va2luZyB0byB0aGUgcmlnaHQ7IHRoZSBoYXQgaXMgZHJhd24gYnkgdGhlIGNhbGxlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBoZWFkKGxvb2s6IExvb2spOiBzdHJpbmcge1xuICBjb25zdCB7IHRvbmUgfSA9IGxvb2s7XG4gIGNvbnN0IHNraW4gPSBQUklOVC5za2luO1xuICBjb25zdCBmYWNlID0gbG9vay5sYWR5ID8gTEFEWV9GQUNFIDogRkFDRTtcbiAgY29uc3QgaGFpckxpbmVzID0gbGluZShIQUlSX0xJTkVTW2xvb2suaGFpcl0sIDIuNCwgdG9uZS5kYXJrKTtcbiAgY29uc3QgYmFjayA9IGxvb2suaGFpciA9PT0gJ25vbmUnID8gJycgOiBzb2xpZChIQUlSX0JBQ0tbbG9vay5oYWlyXSwgdG9uZS5maWxsLCB0b25lLmRhcmssIHsgcGF0dGVybjogaGFpckxpbmVzIH0pO1xuICByZXR1cm4gKFxuICAgIGJhY2sgK1xuICAgIHNoYXBlKEVBUiwgc2tpbi5maWxsLCAzLjUpICtcbiAgICBsaW5lKCdNLTUwIC00Qy00NiAtNCAtNDYgNCAtNDggOCcsIDIpICtcbiAgICBzaGFwZShmYWNlLCBza2luLmZpbGwsIDApICtcbiAgICBzaGFwZShsb29rLmxhZHkgPyBMQURZX1NIQURFIDogRkFDRV9TSEFERSwgc2tpbi5kYXJrLCAwKSArXG4gICAgbGluZShmYWNlLCA0LjUpICtcbiAgICBmZWF0dXJlcyhsb29rKSArXG4gICAgZ3Jvd3RoKGxvb2spICtcbiAgICAobG9vay5oYWlyID09PSAnbm9uZSdcbiAgICAgID8gJydcbiAgICAgIDogc2hhcGUoRlJJTkdFLCB0b25lLmZpbGwsIDMuMikgK1xuICAgICAgICBsaW5lKCdNLTM2IC0zMEMtMzAgLTQ4IC0xMCAtNTggNiAtNjBNMzAgLTQwQzI2IC01MCAxOCAtNTYgOCAtNTgnLCAyLjIsIHRvbmUuZGFyaykpXG4gICk7XG59XG5cbi8qKiBOZWNrIGJlbG93IHRoZSBjaGluLCBkcmF3biBiZWZvcmUgdGhlIGhlYWQuICovXG5leHBvcnQgZnVuY3Rpb24gbmVjaygpOiBzdHJpbmcge1xuICByZXR1cm4gc29saWQoJ00tMjggMzBWOTJIMzBWNDBaJywgUFJJTlQuc2tpbi5maWxsLCBQUklOVC5za2luLmRhcmssIHsgZHg6IDE0LCBkeTogOCB9KTtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBCdXN0IHtcbiAgcmVhZG9ubHkgeDogbnVtYmVyO1xuICByZWFkb25seSB5OiBudW1iZXI7XG4gIHJlYWRvbmx5IGZhY2luZzogMSB8IC0xO1xuICByZWFkb25seSB0dXJuPzogbnVtYmVyO1xuICAvKiogRHJhd24gb3ZlciB0aGUgbmVjayBidXQgdW5kZXIgdGhlIGJlYXJkLiAqL1xuICByZWFkb25seSBjb2xsYXI6IHN0cmluZztcbiAgLyoqIEhlYWQgYW5kIGhhdC4gKi9cbiAgcmVhZG9ubHkgaGVhZDogc3RyaW5nO1xufVxuXG4vKiogTmVjaywgY29sbGFyIGFuZCBoZWFkIGluIHRoZSByaWdodCBvcmRlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBidXN0KHsgeCwgeSwgZmFjaW5nLCB0dXJuID0gMCwgY29sbGFyLCBoZWFkOiBpbm5lciB9OiBCdXN0KTogc3RyaW5nIHtcbiAgcmV0dXJuIHBsYWNlSGVhZCh4LCB5LCBuZWNrKCksIGZhY2luZykgKyBjb2xsYXIgKyBwbGFjZUhlYWQoeCwgeSwgaW5uZXIsIGZhY2luZywgdHVybik7XG59XG5cbi8qKiBQbGFjZSBhIGhlYWQ7IGZhY2luZyAtMSBtaXJyb3JzIGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBsYWNlSGVhZCh4OiBudW1iZXIsIHk6IG51bWJlciwgaW5uZXI6IHN0cmluZywgZmFjaW5nOiAxIHwgLTEsIHR1cm4gPSAwLCBzY2FsZSA9IDEuMTIpOiBzdHJpbmcge1xuICByZXR1cm4gYXQoeCwgeSwgaW5uZXIsIHR1cm4sIGZhY2luZyAqIHNjYWxlLCBzY2FsZSk7XG59XG4iLCIvLyBQdXJwb3NlOiBoYXRzLCBmZWF0aGVycyBhbmQgY3Jvd25zLCBkcmF3biB0byBzaXQgb24gdGhlIGhlYWQgb2YgZmlndXJlLWhlYWQudHMgKGJyb3cgbGluZSBhdCB5ID0gLTQwKS5cbmltcG9ydCB7IFBSSU5ULCB0eXBlIFRvbmUgfSBmcm9tICcuL3BhbGV0dGUudHMnO1xuaW1wb3J0IHsgYXQsIGJ1dHRvbnMsIGRpc2MsIGhhdGNoLCBsaW5lLCBzaGFwZSwgc29saWQgfSBmcm9tICcuL3N2Zy50cyc7XG5cbmNvbnN0IFBMVU1FID1cbiAgJ00tNCAwQy0yNiAtMjIgLTM0IC02NCAtOCAtOTJDMTQgLTExNiA1OCAtMTE4IDcyIC05MkM4MCAtNzQgNjYgLTU4IDUyIC02NEM2MCAtNzAgNTggLTgwIDQ4IC04MEM1MCAtNzAgNDAgLTYwIDMwIC02NEMzNCAtNTQgMjQgLTQ0IDE0IC00OEMxOCAtMzYgMTQgLTE0IDYgMFonO1xuY29uc3QgUExVTUVfQkFSQlMgPVxuICAnTTIgLTRDLTEwIC0zNCAtNiAtNzIgMjQgLTkwQzM2IC05OCA1MiAtOTggNjAgLTg4TS02IC0yOEwtMjAgLTQwTS03IC00OEwtMjIgLTY0TTAgLTY2TC0xMiAtODZNMTIgLTgyTDggLTEwMk0zMCAtOTJMMzIgLTEwOE0tMiAtMjZMMTAgLTM0TTAgLTQ2TDE0IC01Mk0xMCAtNjJMMjYgLTY2TTI2IC03Nkw0MCAtNzQnO1xuXG4vKiogQW4gb3N0cmljaCBwbHVtZSBncm93aW5nIGZyb20gdGhlIG9yaWdpbiBhbmQgY3VybGluZyB0byB0aGUgcmlnaHQuICovXG5leHBvcnQgZnVuY3Rpb24gcGx1bWUodG9uZTogVG9uZSk6IHN0cmluZyB7XG4gIHJldHVybiBzb2xpZChQTFVNRSwgdG9uZS5maWxsLCB0b25lLmRhcmssIHsgZHg6IC02LCBkeTogLTYsIHdpZHRoOiAzLjUgfSkgKyBsaW5lKFBMVU1FX0JBUkJTLCAyLjIsIHRvbmUuZGFyayk7XG59XG5cbi8qKiBBIGxvbmcgc3RyYWlnaHQgcXVpbGwsIGZvciBodW50ZXJzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHF1aWxsKHRvbmU6IFRvbmUpOiBzdHJpbmcge1xuICBjb25zdCB2YW5lID0gJ00wIDBDLTE2IC0yNCAtMjAgLTc2IDQgLTExOEMxOCAtODQgMTggLTMwIDQgMFonO1xuICByZXR1cm4gKFxuICAgIHNvbGlkKHZhbmUsIHRvbmUuZmlsbCwgdG9uZS5kYXJrLCB7IGR4OiAtNiwgZHk6IDAsIHdpZHRoOiAzLjUgfSkgK1xuICAgIGxpbmUoXG4gICAgICAnTTIgMEMtMiAtNDAgMCAtODAgNCAtMTEyTS0xIC0zMEwtMTIgLTQwTTAgLTUyTC0xMiAtNjRNMSAtNzRMLTggLTg2TTAgLTI2TDEyIC0zOE0xIC01MEwxMyAtNjJNMiAtNzJMMTEgLTg0JyxcbiAgICAgIDIuMixcbiAgICAgIHRvbmUuZGFyayxcbiAgICApXG4gICk7XG59XG5cbi8qKiBCcm9hZCBzbGFzaGVkIGJlcmV0IG9mIGEgTGFuZHNrbmVjaHQgb2ZmaWNlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBiZXJldChjbG90aDogVG9uZSwgc2xpdDogVG9uZSk6IHN0cmluZyB7XG4gIGNvbnN0IGJyaW0gPSAnTS03MCAtMzZDLTg0IC01OCAtNjIgLTc0IC0zNCAtNzRDNCAtODAgNTIgLTc2IDY2IC01OEM3NiAtNDQgNjYgLTM0IDUyIC0zNkMyMCAtNDggLTQwIC00NiAtNzAgLTM2Wic7XG4gIGNvbnN0IHRvcCA9ICdNLTU4IC01OEMtNjIgLTkyIC0yOCAtMTA0IDQgLTEwMkMzOCAtMTAwIDYwIC04NiA1NCAtNjBaJztcbiAgY29uc3Qgc2xpdHMgPVxuICAgICdNLTQwIC02MkMtNDIgLTc4IC0zNCAtOTAgLTI0IC05NEMtMzAgLTg0IC0zMCAtNzIgLTI4IC02MlpNLTEyIC02NEMtMTIgLTgwIC04IC05MiAwIC05OEMyIC04NiAyIC03NCAyIC02NFpNMTggLTY0QzIwIC03NiAyNCAtODYgMzIgLTkyQzM2IC04MiAzNCAtNzIgMzIgLTYyWic7XG4gIHJldHVybiAoXG4gICAgc29saWQodG9wLCBjbG90aC5maWxsLCBjbG90aC5kYXJrKSArXG4gICAgc2hhcGUoc2xpdHMsIHNsaXQuZmlsbCwgMi41KSArXG4gICAgc29saWQoYnJpbSwgY2xvdGguZmlsbCwgY2xvdGguZGFyaywgeyBkeDogLTgsIGR5OiAtOCB9KSArXG4gICAgc2hhcGUoXG4gICAgICAnTS01NiAtNDRDLTU0IC01NCAtNDYgLTY0IC0zOCAtNjhDLTM4IC02MCAtMzggLTU0IC0zNiAtNDhaTS0xNCAtNTBDLTE0IC01OCAtMTAgLTY2IC00IC03MkMwIC02NCAyIC01OCA0IC01MFpNMjggLTQ4QzMwIC01NiAzNCAtNjQgNDIgLTY4QzQ2IC02MCA0OCAtNTQgNTAgLTQ2WicsXG4gICAgICBzbGl0LmZpbGwsXG4gICAgICAyLjUsXG4gICAgKVxuICApO1xufVxuXG4vKiogU3RlZWwgbW9yaW9uIGhlbG1ldCB3aXRoIGNvbWIgYW5kIHR1cm5lZC11cCBicmltLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1vcmlvbigpOiBzdHJpbmcge1xuICBjb25zdCB7IHN0ZWVsLCBnb2xkIH0gPSBQUklOVDtcbiAgY29uc3QgYm93bCA9ICdNLTUwIC00MkMtNTQgLTg2IC0yNiAtMTA4IDIgLTEwOEMzMiAtMTA4IDUyIC04NCA0NiAtNDJaJztcbiAgY29uc3QgY29tYiA9ICdNLTQ0IC03OEMtMzAgLTEyNCAyNCAtMTMyIDQ0IC04MkMzMCAtMTA0IC0yMiAtMTA2IC00NCAtNzhaJztcbiAgY29uc3QgYnJpbSA9ICdNLTg0IC01MkMtNjAgLTM0IC00MCAtMzAgLTIgLTMyQzM0IC0zMCA1NiAtMzYgNzYgLTYwQzcwIC0yOCA0NCAtMTggMCAtMjBDLTQ0IC0xOCAtNzQgLTI2IC04NCAtNTJaJztcbiAgcmV0dXJuIChcbiAgICBzb2xpZChib3dsLCBzdGVlbC5maWxsLCBzdGVlbC5kYXJrLCB7IGR4OiAtMTQgfSkgK1xuICAgIGxpbmUoJ00tMzAgLTU0Qy0zMCAtNzYgLTIyIC05MCAtMTIgLTk2JywgNCwgJyNmZmZmZmYnKSArXG4gICAgc29saWQoY29tYiwgc3RlZWwuZmlsbCwgc3RlZWwuZGFyaywgeyBkeDogLTQsIGR5OiAtNiB9KSArXG4gICAgc2hhcGUoJ00tNTAgLTUyQy0yMCAtNDIgMjAgLTQyIDQ3IC01MlYtMzhDMjAgLTI4IC0yMCAtMjggLTUwIC0zOFonLCBnb2xkLmZpbGwsIDMpICtcbiAgICBidXR0b25zKFstMzgsIC00MV0sIFszNiwgLTQyXSwgNywgNCwgZ29sZC5kYXJrKSArXG4gICAgc29saWQoYnJpbSwgc3RlZWwuZmlsbCwgc3RlZWwuZGFyaywgeyBkeDogMCwgZHk6IC02IH0pXG4gICk7XG59XG5cbi8qKiBXaWRlIGJyaW1tZWQgY2F2YWxpZXIgaGF0LCBvbmUgc2lkZSB0dXJuZWQgdXAuICovXG5leHBvcnQgZnVuY3Rpb24gY2F2YWxpZXIoY2xvdGg6IFRvbmUsIGJhbmQ6IFRvbmUpOiBzdHJpbmcge1xuICBjb25zdCBjcm93biA9ICdNLTQyIC00NEMtNDQgLTgwIC0zNiAtMTA0IC0yMiAtMTA4Qy04IC0xMDAgMTAgLTEwMCAyNCAtMTEwQzM4IC0xMDAgNDIgLTc2IDQyIC00NFonO1xuICBjb25zdCBicmltID0gJ00tOTYgLTYyQy05MiAtMzYgLTUyIC0yOCAtNCAtMzBDNDIgLTI4IDc0IC00MiA4NCAtNzZDNjYgLTYwIDQwIC01MiAwIC01MkMtNDAgLTUyIC03NCAtNTIgLTk2IC02MlonO1xuICByZXR1cm4gKFxuICAgIHNvbGlkKGNyb3duLCBjbG90aC5maWxsLCBjbG90aC5kYXJrKSArXG4gICAgc2hhcGUoJ00tNDQgLTY0Qy0yMCAtNTQgMTggLTU0IDQzIC02NFYtNDhDMTggLTM4IC0yMCAtMzggLTQ0IC00OFonLCBiYW5kLmZpbGwsIDMuMikgK1xuICAgIHNvbGlkKGJyaW0sIGNsb3RoLmZpbGwsIGNsb3RoLmRhcmssIHsgZHg6IC00LCBkeTogLTkgfSkgK1xuICAgIGhhdGNoKFstNzQsIC01MF0sIFstMjAsIC00NF0sIDYsIFs4LCA5XSwgMilcbiAgKTtcbn1cblxuLyoqIFR1cmJhbiB3b3VuZCBhcm91bmQgYSBwb2ludGVkIGNhcC4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0dXJiYW4oY2xvdGg6IFRvbmUsIGNhcDogVG9uZSwgamV3ZWw6IFRvbmUpOiBzdHJpbmcge1xuICBjb25zdCByb2xsID0gJ00tNTggLTM0Qy03OCAtNDggLTcwIC04MCAtNDIgLTg0Qy0yMCAtOTYgMjYgLTk2IDQ0IC04MkM3MCAtNzggNzQgLTQ2IDU0IC0zNEMyMCAtNDYgLTI0IC00NiAtNTggLTM0Wic7XG4gIHJldHVybiAoXG4gICAgc29saWQoJ00tMzYgLTc2Qy0zNCAtMTEyIC0xNCAtMTIyIDIgLTEzNEMxNiAtMTIwIDM2IC0xMDggMzggLTc2WicsIGNhcC5maWxsLCBjYXAuZGFyaykgK1xuICAgIGxpbmUoJ00tOCAtODRDLTggLTEwNCAtMiAtMTE2IDIgLTEyNk0xNCAtODRDMTYgLTEwMCAxMiAtMTEwIDggLTExOCcsIDIuNCwgY2FwLmRhcmspICtcbiAgICBzb2xpZChyb2xsLCBjbG90aC5maWxsLCBjbG90aC5kYXJrLCB7IGR4OiAtNiwgZHk6IC04IH0pICtcbiAgICBsaW5lKFxuICAgICAgJ00tNjIgLTUwQy00NCAtNjQgLTM0IC03NiAtMzIgLTg2TS00MCAtMzhDLTIyIC01NCAtMTAgLTc0IC04IC05Mk0tMTIgLTQyQzYgLTU2IDE4IC03NiAyMCAtOTJNMjIgLTQyQzM4IC01NCA0NiAtNjggNDggLTgwJyxcbiAgICAgIDMsXG4gICAgKSArXG4gICAgZGlzYygyLCAtNjYsIDExLCBqZXdlbC5maWxsLCAzLjIpICtcbiAgICBkaXNjKC0xLCAtNjksIDMuNSwgJyNmZmY3ZTAnLCAwKVxuICApO1xufVxuXG4vKiogRmxhdCBzb2Z0IGNhcCBvZiBhIHNxdWlyZSB3aXRoIGEgdHVybmVkLXVwLCBub3RjaGVkIGJyaW0uICovXG5leHBvcnQgZnVuY3Rpb24gc3F1aXJlQ2FwKGNsb3RoOiBUb25lLCBsaW5pbmc6IFRvbmUpOiBzdHJpbmcge1xuICBjb25zdCB0b3AgPSAnTS01NiAtNDhDLTcwIC03OCAtNDAgLTEwMCAtNCAtOThDMzYgLTk4IDYwIC03OCA0OCAtNDZaJztcbiAgY29uc3QgYnJpbSA9XG4gICAgJ00tNjAgLTM0Qy02NiAtNDYgLTY0IC01NiAtNTggLTYyTC0zNCAtNTBMLTI0IC02NEwtMiAtNTJMMTQgLTY2TDI4IC01Mkw1MCAtNjJDNTYgLTU0IDU2IC00NCA1MCAtMzZDMjAgLTQ2IC0yOCAtNDYgLTYwIC0zNFonO1xuICByZXR1cm4gKFxuICAgIHNvbGlkKHRvcCwgY2xvdGguZmlsbCwgY2xvdGguZGFyaykgK1xuICAgIGxpbmUoJ00tMzQgLTU2Qy0zMiAtNzQgLTIwIC04NiAtNiAtOTBNNCAtNThDOCAtNzQgMTYgLTgyIDI2IC04NicsIDIuNikgK1xuICAgIHNvbGlkKGJyaW0sIGxpbmluZy5maWxsLCBsaW5pbmcuZGFyaywgeyBkeDogLTQsIGR5OiAtNiB9KVxuICApO1xufVxuXG4vKiogSG9vZCB3aXRoIGEgbG9uZyB0YWlsIGhhbmdpbmcgdG8gdGhlIGJhY2suICovXG5leHBvcnQgZnVuY3Rpb24gdGFpbENhcChjbG90aDogVG9uZSwgbGluaW5nOiBUb25lKTogc3RyaW5nIHtcbiAgY29uc3QgdGFpbCA9ICdNLTMwIC04NEMtNzAgLTExMCAtMTA0IC03OCAtOTggLTM2Qy05NiAtNiAtMTEwIDE4IC05OCA0NEMtODIgMjAgLTc2IDAgLTc4IC0zMEMtNzYgLTU4IC02MCAtNjIgLTQ0IC01MlonO1xuICBjb25zdCB0b3AgPSAnTS01MCAtNDRDLTYwIC04NCAtMjQgLTEwNiA2IC0xMDJDMzYgLTk4IDUyIC03MiA0NiAtNDJaJztcbiAgcmV0dXJuIChcbiAgICBzb2xpZCh0YWlsLCBjbG90aC5maWxsLCBjbG90aC5kYXJrLCB7IGR4OiAtOCwgZHk6IC00IH0pICtcbiAgICBsaW5lKCdNLTg2IC01OEMtOTAgLTM0IC05MCAtOCAtOTYgMTgnLCAyLjYpICtcbiAgICBzb2xpZCh0b3AsIGNsb3RoLmZpbGwsIGNsb3RoLmRhcmspICtcbiAgICBzb2xpZChcbiAgICAgICdNLTU4IC0zNEMtNjQgLTUyIC01MiAtNjAgLTMwIC02MkM0IC02NiAzNiAtNjQgNTAgLTU4QzU4IC00OCA1NiAtMzggNDggLTM0QzE2IC00OCAtMjYgLTQ4IC01OCAtMzRaJyxcbiAgICAgIGxpbmluZy5maWxsLFxuICAgICAgbGluaW5nLmRhcmssXG4gICAgICB7IGR4OiAtNCwgZHk6IC02IH0sXG4gICAgKVxuICApO1xufVxuXG4vKiogQmF2YXJpYW4tbG9va2luZyBodW50ZXIgaGF0IHdpdGggY29yZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBodW50ZXJIYXQoY2xvdGg6IFRvbmUsIGNvcmQ6IFRvbmUpOiBzdHJpbmcge1xuICBjb25zdCBjcm93biA9ICdNLTQ2IC00NkMtNDIgLTg0IC0zMCAtMTEyIC02IC0xMjBDNiAtMTEyIDE4IC0xMTIgMjYgLTExNEM0MCAtOTYgNDQgLTcwIDQ0IC00NFonO1xuICBjb25zdCBicmltID0gJ00tODIgLTQwQy03MCAtNTQgLTQwIC01OCAwIC01NkM0MCAtNTggNjYgLTYwIDgwIC01MEM2NiAtMzIgMzAgLTI4IC00IC0zMEMtNDAgLTI4IC02NiAtMzAgLTgyIC00MFonO1xuICByZXR1cm4gKFxuICAgIHNvbGlkKGNyb3duLCBjbG90aC5maWxsLCBjbG90aC5kYXJrKSArXG4gICAgbGluZSgnTS02IC0xMThDLTggLTEwNCAwIC05NiA4IC05MicsIDIuNikgK1xuICAgIHNoYXBlKCdNLTQ2IC02OEMtMjAgLTYwIDE4IC02MCA0NCAtNjhWLTU0QzE4IC00NiAtMjAgLTQ2IC00NyAtNTRaJywgY29yZC5maWxsLCAzKSArXG4gICAgbGluZSgnTS0zNiAtNTJMLTI4IC02NE0tMTggLTQ5TC0xMCAtNjJNMCAtNDhMOCAtNjFNMTggLTQ5TDI2IC02MicsIDIuMiwgY29yZC5kYXJrKSArXG4gICAgc29saWQoYnJpbSwgY2xvdGguZmlsbCwgY2xvdGguZGFyaywgeyBkeDogLTQsIGR5OiAtOCB9KVxuICApO1xufVxuXG4vKiogUm91bmQgY2FwIHdpdGggYSBmdXIgcmltLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZ1ckNhcChjbG90aDogVG9uZSwgZnVyOiBUb25lKTogc3RyaW5nIHtcbiAgY29uc3QgdG9wID0gJ00tNTAgLTUwQy01NCAtOTAgLTI0IC0xMDggMiAtMTA2QzM0IC0xMDYgNTAgLTg0IDQ2IC01MFonO1xuICBjb25zdCByaW0gPVxuICAgICdNLTYwIC0zNkMtNzAgLTQ0IC02NiAtNTQgLTYwIC01NkMtNTggLTY2IC00NiAtNjggLTQyIC02NEMtMzYgLTcyIC0yNCAtNzIgLTIwIC02NkMtMTIgLTc0IDAgLTcyIDQgLTY2QzEyIC03NCAyNCAtNzAgMjYgLTY0QzM2IC03MCA0NiAtNjQgNDYgLTU4QzU2IC01OCA2MCAtNDYgNTQgLTQwQzUwIC0zMiA0MiAtMzQgMzggLTM4QzI4IC0zNCAxOCAtMzggMTQgLTQyQzQgLTM4IC02IC00MCAtMTIgLTQzQy0yMCAtMzYgLTMwIC0zNiAtMzYgLTQwQy00MiAtMzIgLTU0IC0zMCAtNjAgLTM2Wic7XG4gIHJldHVybiAoXG4gICAgc29saWQodG9wLCBjbG90aC5maWxsLCBjbG90aC5kYXJrKSArXG4gICAgbGluZSgnTS0yMCAtNjJDLTI0IC04NCAtMTIgLTk4IDAgLTEwNE0xOCAtNjJDMjQgLTgwIDE2IC05NiA0IC0xMDQnLCAyLjYpICtcbiAgICBkaXNjKDEsIC0xMDgsIDksIGZ1ci5maWxsLCAzLjIpICtcbiAgICBzb2xpZChyaW0sIGZ1ci5maWxsLCBmdXIuZGFyaywgeyBkeDogLTQsIGR5OiAtNiB9KSArXG4gICAgbGluZSgnTS00NiAtNTJMLTQyIC00NE0tMjYgLTU0TC0yMiAtNDZNLTQgLTU1TDAgLTQ3TTIwIC01NEwyMiAtNDdNNDAgLTUwTDQyIC00NCcsIDIuNCwgZnVyLmRhcmspXG4gICk7XG59XG5cbmNvbnN0IENST1dOX0JBTkQgPSAnTS01OCAtMzZDLTI0IC01MCAyNCAtNTAgNTIgLTM2TDU0IC02MEMyNCAtNzIgLTI0IC03MiAtNjAgLTYwWic7XG5cbmZ1bmN0aW9uIGNyb3duQmFuZChqZXdlbHM6IHJlYWRvbmx5IFRvbmVbXSk6IHN0cmluZyB7XG4gIGNvbnN0IHsgZ29sZCB9ID0gUFJJTlQ7XG4gIGNvbnN0IHN0b25lcyA9IGpld2Vscy5tYXAoKHRvbmUsIGkpID0+IHtcbiAgICBjb25zdCB0ID0gKGkgKyAwLjUpIC8gamV3ZWxzLmxlbmd0aDtcbiAgICBjb25zdCB4ID0gLTU2ICsgMTA4ICogdDtcbiAgICBjb25zdCB5ID0gLTUwIC0gOSAqIE1hdGguc2luKE1hdGguUEkgKiB0KTtcbiAgICByZXR1cm4gaSAlIDIgPT09IDAgPyBhdCh4LCB5LCBzaGFwZSgnTS03IDBMMCAtN0w3IDBMMCA3WicsIHRvbmUuZmlsbCwgMi41KSkgOiBkaXNjKHgsIHksIDUsIHRvbmUuZmlsbCwgMi41KTtcbiAgfSk7XG4gIHJldHVybiBzb2xpZChDUk9XTl9CQU5ELCBnb2xkLmZpbGwsIGdvbGQuZGFyaywgeyBkeDogLTYsIGR5OiAtNSB9KSArIHN0b25lcy5qb2luKCcnKTtcbn1cblxuLyoqIE9wZW4gY3Jvd24gd2l0aCBsZWFmIHBvaW50cy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsZWFmQ3Jvd24oY2FwOiBUb25lLCBqZXdlbHM6IHJlYWRvbmx5IFRvbmVbXSk6IHN0cmluZyB7XG4gIGNvbnN0IHsgZ29sZCB9ID0gUFJJTlQ7XG4gIGNvbnN0IHBvaW50cyA9XG4gICAgJ00tNjAgLTU4Qy02NiAtNzggLTc0IC05MCAtNzAgLTEwMEMtNTggLTk4IC01MiAtOTAgLTQ2IC04MEMtNDAgLTkyIC00MCAtMTAwIC0zMiAtMTEyQy0yNCAtMTAyIC0yMiAtOTIgLTE4IC04MkMtMTIgLTk2IC0xMCAtMTEyIC0yIC0xMjRDOCAtMTEyIDEwIC05NiAxNCAtODJDMjAgLTkyIDIyIC0xMDIgMzAgLTExMkMzNiAtMTAwIDM2IC05MCA0MiAtODBDNDggLTkwIDU2IC05OCA2OCAtMTAwQzcwIC04OCA2MCAtNzYgNTQgLTU4Wic7XG4gIHJldHVybiAoXG4gICAgc2hhcGUoJ00tNDQgLTY2Qy00MCAtOTYgLTIwIC0xMDQgMCAtMTA0QzIwIC0xMDQgMzYgLTk0IDQwIC02NlonLCBjYXAuZmlsbCwgMykgK1xuICAgIHNvbGlkKHBvaW50cywgZ29sZC5maWxsLCBnb2xkLmRhcmssIHsgZHg6IC01LCBkeTogLTMgfSkgK1xuICAgIGxpbmUoXG4gICAgICAnTS0zMiAtOThWLTc0TS0yIC0xMDhWLTc4TTMwIC05OFYtNzRNLTYwIC04OEMtNTQgLTgyIC01MiAtNzQgLTUwIC03ME01OCAtODhDNTIgLTgyIDQ4IC03NCA0NiAtNzAnLFxuICAgICAgMi40LFxuICAgICAgZ29sZC5kYXJrLFxuICAgICkgK1xuICAgIFstNzAsIC0zMiwgLTIsIDMwLCA2OF1cbiAgICAgIC5tYXAoKHgsIGkpID0+IGRpc2MoeCwgWy0xMDEsIC0xMTMsIC0xMjUsIC0xMTMsIC0xMDFdW2ldID8/IC0xMDAsIDUuNSwgJyNmZmZhZWMnLCAyLjUpKVxuICAgICAgLmpvaW4oJycpICtcbiAgICBjcm93bkJhbmQoamV3ZWxzKVxuICApO1xufVxuXG4vKiogQ2xvc2VkIGltcGVyaWFsIGNyb3duIHdpdGggYXJjaGVzIGFuZCBjcm9zcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhcmNoQ3Jvd24oY2FwOiBUb25lLCBqZXdlbHM6IHJlYWRvbmx5IFRvbmVbXSk6IHN0cmluZyB7XG4gIGNvbnN0IHsgZ29sZCB9ID0gUFJJTlQ7XG4gIGNvbnN0IGFyY2ggPVxuICAgICdNLTU4IC01OEMtODAgLTk2IC00NCAtMTE2IC0zIC0xMTJDMzggLTExNiA3MiAtOTYgNTIgLTU4TDM4IC02MkM0OCAtODggMjQgLTk4IC0zIC05NkMtMzAgLTk4IC01NiAtODggLTQ0IC02MlonO1xuICByZXR1cm4gKFxuICAgIHNoYXBlKCdNLTUyIC02MEMtNjQgLTk4IC0zMCAtMTA4IC0yIC0xMDZDMjggLTEwOCA1NiAtOTYgNDYgLTYwWicsIGNhcC5maWxsLCAzKSArXG4gICAgbGluZSgnTS0zNCAtNjhDLTM4IC04NCAtMjggLTk0IC0xOCAtOThNMjYgLTY4QzMwIC04NCAyMiAtOTQgMTIgLTk4JywgMi42LCBjYXAuZGFyaykgK1xuICAgIHNvbGlkKCdNLTEyIC02MkMtMTQgLTg0IC0xMiAtMTAwIC0zIC0xMTJDOCAtMTAwIDggLTg0IDYgLTYyWicsIGdvbGQuZmlsbCwgZ29sZC5kYXJrLCB7XG4gICAgICBkeDogLTQsXG4gICAgICBkeTogMCxcbiAgICAgIHdpZHRoOiAzLjUsXG4gICAgfSkgK1xuICAgIHNvbGlkKGFyY2gsIGdvbGQuZmlsbCwgZ29sZC5kYXJrLCB7IGR4OiAtNCwgZHk6IC00LCB3aWR0aDogNCB9KSArXG4gICAgWy01OCwgLTQ2LCAtMjYsIDIwLCA0MCwgNTRdXG4gICAgICAubWFwKCh4LCBpKSA9PiBkaXNjKHgsIFstODAsIC05OCwgLTEwNywgLTEwNywgLTk4LCAtODBdW2ldID8/IC05MCwgNCwgJyNmZmZhZWMnLCAyKSlcbiAgICAgIC5qb2luKCcnKSArXG4gICAgZGlzYygtMywgLTExOCwgOCwgZ29sZC5maWxsLCAzLjIpICtcbiAgICBzaGFwZSgnTS03IC0xMjZILTE1Vi0xMzRILTdWLTE0MkgxVi0xMzRIOVYtMTI2SDFWLTEyMkgtN1onLCBnb2xkLmZpbGwsIDMpICtcbiAgICBjcm93bkJhbmQoamV3ZWxzKVxuICApO1xufVxuXG4vKiogT2xkIHNhdy10b290aCBjcm93bi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzcGlrZUNyb3duKGNhcDogVG9uZSwgamV3ZWxzOiByZWFkb25seSBUb25lW10pOiBzdHJpbmcge1xuICBjb25zdCB7IGdvbGQgfSA9IFBSSU5UO1xuICBjb25zdCBwb2ludHMgPSAnTS02MCAtNThMLTcyIC0xMDZMLTQ2IC04MEwtMzggLTExNkwtMTggLTgyTC0zIC0xMjRMMTIgLTgyTDMyIC0xMTZMNDAgLTgwTDY2IC0xMDZMNTQgLTU4Wic7XG4gIHJldHVybiAoXG4gICAgc2hhcGUoJ00tNDQgLTY2Qy00MCAtOTIgLTIwIC05OCAwIC05OEMyMCAtOTggMzYgLTkyIDQwIC02NlonLCBjYXAuZmlsbCwgMykgK1xuICAgIHNvbGlkKHBvaW50cywgZ29sZC5maWxsLCBnb2xkLmRhcmssIHsgZHg6IC02LCBkeTogMCB9KSArXG4gICAgWy03MiwgLTM4LCAtMywgMzIsIDY2XVxuICAgICAgLm1hcCgoeCwgaSkgPT4gZGlzYyh4LCBbLTEwOCwgLTExOCwgLTEyNiwgLTExOCwgLTEwOF1baV0gPz8gLTEwMCwgNi41LCBQUklOVC5yZWQuZmlsbCwgMi41KSlcbiAgICAgIC5qb2luKCcnKSArXG4gICAgY3Jvd25CYW5kKGpld2VscylcbiAgKTtcbn1cblxuLyoqIFNtYWxsIGxhZHkncyBjcm93biBvdmVyIGEgdmVpbC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsYWR5Q3Jvd24odmVpbDogVG9uZSwgamV3ZWxzOiByZWFkb25seSBUb25lW10pOiBzdHJpbmcge1xuICBjb25zdCB7IGdvbGQgfSA9IFBSSU5UO1xuICBjb25zdCBjbG90aCA9ICdNLTUwIC01NEMtODYgLTQwIC03OCA0MCAtOTIgMTA0Qy03MCAxMTIgLTU2IDkwIC01MiA2MEMtNDggMjAgLTQ4IC0xMCAtNDIgLTM2Wic7XG4gIHJldHVybiAoXG4gICAgc29saWQoY2xvdGgsIHZlaWwuZmlsbCwgdmVpbC5kYXJrLCB7IGR4OiAtOCwgZHk6IDAgfSkgK1xuICAgIGxpbmUoJ00tNjYgLTE0Qy02OCAyNiAtNzAgNjAgLTc4IDkyJywgMi40LCB2ZWlsLmRhcmspICtcbiAgICBzb2xpZCgnTS00NCAtNjBMLTUyIC05NkwtMjggLTc2TC0xNiAtMTA2TC0yIC03OEwxNCAtMTA2TDI0IC03Nkw0NiAtOTZMNDAgLTYwWicsIGdvbGQuZmlsbCwgZ29sZC5kYXJrLCB7XG4gICAgICBkeDogLTUsXG4gICAgICBkeTogMCxcbiAgICB9KSArXG4gICAgWy01MiwgLTE2LCAxNCwgNDZdLm1hcCgoeCwgaSkgPT4gZGlzYyh4LCBbLTk4LCAtMTA4LCAtMTA4LCAtOThdW2ldID8/IC05OCwgNS41LCAnI2ZmZmFlYycsIDIuNSkpLmpvaW4oJycpICtcbiAgICBhdCgtMywgLTE0LCBjcm93bkJhbmQoamV3ZWxzKSwgMCwgMC44NiwgMC45KVxuICApO1xufVxuIiwiLy8gUHVycG9zZTogd2hvIGlzIHBvcnRyYXllZCwgcHV0IHRvZ2V0aGVyIGZyb20gdGhlIHBhcnRzIG9mIHRoZSBjb3VydCBmaWd1cmVzOiB0aGUgZm91ciBwZW9wbGUgb2YgdGhlIHRhYmxlLCBhbmQgb25lIGZvciBlYWNoIHN0cmVuZ3RoLlxuaW1wb3J0IHR5cGUgeyBDaGFyYWN0ZXIgfSBmcm9tICcuLi8uLi9zaGFyZWQvY2hhcmFjdGVycy50cyc7XG5pbXBvcnQgdHlwZSB7IExldmVsIH0gZnJvbSAnLi4vLi4vc2hhcmVkL2xldmVscy50cyc7XG5pbXBvcnQgeyBydWZmIH0gZnJvbSAnLi9maWd1cmUtYm9keS50cyc7XG5pbXBvcnQgeyBIQUlSLCBsYXBwZXRzLCB0eXBlIExvb2sgfSBmcm9tICcuL2ZpZ3VyZS1raXQudHMnO1xuaW1wb3J0IHsgYmVyZXQsIGNhdmFsaWVyLCBmdXJDYXAsIGh1bnRlckhhdCwgcGx1bWUsIHF1aWxsLCBzcXVpcmVDYXAsIHRhaWxDYXAgfSBmcm9tICcuL2ZpZ3VyZS1oYXRzLnRzJztcbmltcG9ydCB7IFBSSU5ULCB0eXBlIFRvbmUgfSBmcm9tICcuL3BhbGV0dGUudHMnO1xuaW1wb3J0IHsgYXQsIGRpc2MsIGxpbmUsIHNvbGlkIH0gZnJvbSAnLi9zdmcudHMnO1xuXG4vKiogU29tZWJvZHkgb2Ygd2hvbSB0aGVyZSBpcyBhIHBvcnRyYWl0LiAqL1xuZXhwb3J0IHR5cGUgUG9ydHJheWVkID0gQ2hhcmFjdGVyIHwgTGV2ZWw7XG5cbi8qKiBXaGF0IG1ha2VzIGEgcG9ydHJhaXQ6IHRoZSBoZWFkLCB3aGVyZSBpdCBsb29rcywgd2hhdCBpcyB3b3JuLCBhbmQgdGhlIGdyb3VuZCBiZWhpbmQgaXQuICovXG5leHBvcnQgaW50ZXJmYWNlIFBlcnNvbiB7XG4gIHJlYWRvbmx5IGxvb2s6IExvb2s7XG4gIHJlYWRvbmx5IGZhY2luZzogMSB8IC0xO1xuICByZWFkb25seSBncm91bmQ6IHN0cmluZztcbiAgcmVhZG9ubHkgY29hdDogVG9uZTtcbiAgcmVhZG9ubHkgY29sbGFyOiBzdHJpbmc7XG4gIC8qKiBXaGF0IGlzIHdvcm4gb24gdGhlIGhlYWQuICovXG4gIHJlYWRvbmx5IGhhdDogc3RyaW5nO1xufVxuXG4vKiogQSBwbGFpdCBsYWlkIHJvdW5kIHRoZSBoZWFkLCB3aXRoIGEgZmV3IGZsb3dlcnMuICovXG5jb25zdCBwbGFpdCA9ICh0b25lOiBUb25lLCBmbG93ZXI6IFRvbmUpOiBzdHJpbmcgPT5cbiAgbGluZSgnTS00NCAtNDhDLTMwIC03NiAyMiAtODAgMzggLTQ2JywgMTcpICtcbiAgbGluZSgnTS00NCAtNDhDLTMwIC03NiAyMiAtODAgMzggLTQ2JywgMTEsIHRvbmUuZmlsbCkgK1xuICBsaW5lKCdNLTM4IC02MkwtMjggLTU4TS0yNCAtNzJMLTE2IC02NE0tNiAtNzdMMCAtNjhNMTIgLTc1TDE2IC02NU0yNiAtNjZMMjYgLTU2JywgMywgdG9uZS5kYXJrKSArXG4gIFstMzAsIC0xNiwgLTJdLm1hcCgoeCwgaW5kZXgpID0+IGRpc2MoeCwgLTY0IC0gaW5kZXggKiA0LCA2LjUsIGZsb3dlci5maWxsLCAyLjUpKS5qb2luKCcnKTtcblxuLyoqIEEga25vdCBvZiBoYWlyIG9uIHRvcCBvZiB0aGUgaGVhZC4gKi9cbmNvbnN0IGJ1biA9ICh0b25lOiBUb25lKTogc3RyaW5nID0+XG4gIHNvbGlkKCdNLTI2IC02NEMtMzAgLTk4IDMwIC0xMDAgMjQgLTY0QzEwIC03NCAtMTIgLTc0IC0yNiAtNjRaJywgdG9uZS5maWxsLCB0b25lLmRhcmssIHsgd2lkdGg6IDQgfSkgK1xuICBsaW5lKCdNLTE0IC03MEMtMTIgLTg0IDggLTg2IDEyIC03MicsIDIuNCwgdG9uZS5kYXJrKTtcblxuLyoqIFR3byByb3VuZCBnbGFzc2VzIG9uIHRoZSBub3NlLiAqL1xuY29uc3Qgc3BlY3RhY2xlcyA9ICgpOiBzdHJpbmcgPT5cbiAgZGlzYygtOSwgLTEwLCAxNSwgJ25vbmUnKSArIGRpc2MoMjcsIC0xMCwgMTMsICdub25lJykgKyBsaW5lKCdNNiAtMTJRMTAgLTE1IDE0IC0xMk0tMjQgLTEyTC00NCAtMTYnLCAzKTtcblxuZXhwb3J0IGNvbnN0IFBFT1BMRTogUmVhZG9ubHk8UmVjb3JkPFBvcnRyYXllZCwgUGVyc29uPj4gPSB7XG4gIHJlc2k6IHtcbiAgICBsb29rOiB7IGhhaXI6ICdzaG9ydCcsIHRvbmU6IEhBSVIuZ3JleSwgbGFkeTogdHJ1ZSB9LFxuICAgIGZhY2luZzogMSxcbiAgICBncm91bmQ6ICcjY2ZlMGM0JyxcbiAgICBjb2F0OiBQUklOVC5ncmVlbixcbiAgICBjb2xsYXI6IHJ1ZmYoMiwgODQsIDYyLCAyNCksXG4gICAgaGF0OiBidW4oSEFJUi5ncmV5KSxcbiAgfSxcbiAgc2VwcDoge1xuICAgIGxvb2s6IHsgaGFpcjogJ3Nob3J0JywgdG9uZTogSEFJUi5icm93biwgYmVhcmQ6ICdmdWxsJywgbW91c3RhY2hlOiAnaGFuZGxlYmFyJyB9LFxuICAgIGZhY2luZzogMSxcbiAgICBncm91bmQ6ICcjZThkNWFjJyxcbiAgICBjb2F0OiBQUklOVC5ydXNzZXQsXG4gICAgY29sbGFyOiBsYXBwZXRzKDIsIDg0KSxcbiAgICBoYXQ6IGh1bnRlckhhdChQUklOVC5ncmVlbiwgUFJJTlQuZ29sZCkgKyBhdCgtMzQsIC02MiwgcXVpbGwoUFJJTlQud2hpdGUpLCAtMzAsIDAuNSksXG4gIH0sXG4gIHZyb25pOiB7XG4gICAgbG9vazogeyBoYWlyOiAnbG9uZycsIHRvbmU6IEhBSVIuYmxvbmQsIGxhZHk6IHRydWUgfSxcbiAgICBmYWNpbmc6IC0xLFxuICAgIGdyb3VuZDogJyNmMGNmYzQnLFxuICAgIGNvYXQ6IFBSSU5ULnJlZCxcbiAgICBjb2xsYXI6IGxhcHBldHMoLTIsIDg0KSxcbiAgICBoYXQ6IHBsYWl0KEhBSVIuYmxvbmQsIFBSSU5ULnJlZCksXG4gIH0sXG4gIHhhdmVyOiB7XG4gICAgbG9vazogeyBoYWlyOiAnc2hvcnQnLCB0b25lOiBIQUlSLmRhcmssIG1vdXN0YWNoZTogJ2Ryb29wJywgYmVhcmQ6ICdnb2F0ZWUnIH0sXG4gICAgZmFjaW5nOiAtMSxcbiAgICBncm91bmQ6ICcjYzlkOGU2JyxcbiAgICBjb2F0OiBQUklOVC5ibHVlLFxuICAgIGNvbGxhcjogbGFwcGV0cygtMiwgODQsIFBSSU5ULmNyZWFtKSxcbiAgICBoYXQ6IGZ1ckNhcChQUklOVC5icm93biwgUFJJTlQuZ3JleSksXG4gIH0sXG4gIG5ldWxpbmc6IHtcbiAgICBsb29rOiB7IGhhaXI6ICdib2InLCB0b25lOiBIQUlSLmJsb25kLCBjaGlsZDogdHJ1ZSB9LFxuICAgIGZhY2luZzogMSxcbiAgICBncm91bmQ6ICcjZjZlN2I0JyxcbiAgICBjb2F0OiBQUklOVC50ZWFsLFxuICAgIGNvbGxhcjogbGFwcGV0cygyLCA4NCksXG4gICAgaGF0OiBzcXVpcmVDYXAoUFJJTlQub3JhbmdlLCBQUklOVC5jcmVhbSksXG4gIH0sXG4gIGFuZmFlbmdlcjoge1xuICAgIGxvb2s6IHsgaGFpcjogJ2N1cmxzJywgdG9uZTogSEFJUi5yZWQsIGxhZHk6IHRydWUgfSxcbiAgICBmYWNpbmc6IC0xLFxuICAgIGdyb3VuZDogJyNkNWUzZWEnLFxuICAgIGNvYXQ6IFBSSU5ULmdvbGQsXG4gICAgY29sbGFyOiBsYXBwZXRzKC0yLCA4NCksXG4gICAgaGF0OiBiZXJldChQUklOVC50ZWFsLCBQUklOVC5jcmVhbSksXG4gIH0sXG4gIGhvYmJ5OiB7XG4gICAgbG9vazogeyBoYWlyOiAnc2hvcnQnLCB0b25lOiBIQUlSLmJyb3duLCBtb3VzdGFjaGU6ICdzbWFsbCcgfSxcbiAgICBmYWNpbmc6IDEsXG4gICAgZ3JvdW5kOiAnI2UyZDljOScsXG4gICAgY29hdDogUFJJTlQuYmx1ZSxcbiAgICBjb2xsYXI6IGxhcHBldHMoMiwgODQsIFBSSU5ULnJlZCksXG4gICAgaGF0OiB0YWlsQ2FwKFBSSU5ULmdyZXksIFBSSU5ULnJlZCksXG4gIH0sXG4gIHN0YW1tdGlzY2g6IHtcbiAgICBsb29rOiB7IGhhaXI6ICdzaG9ydCcsIHRvbmU6IEhBSVIuZGFyaywgbW91c3RhY2hlOiAnaGFuZGxlYmFyJyB9LFxuICAgIGZhY2luZzogLTEsXG4gICAgZ3JvdW5kOiAnI2RmZTVjNCcsXG4gICAgY29hdDogUFJJTlQuZ3JlZW4sXG4gICAgY29sbGFyOiBsYXBwZXRzKC0yLCA4NCksXG4gICAgaGF0OiBodW50ZXJIYXQoUFJJTlQuYnJvd24sIFBSSU5ULmdyZWVuKSArIGF0KC0zNiwgLTcwLCBwbHVtZShQUklOVC53aGl0ZSksIC0xNiwgMC40MiksXG4gIH0sXG4gIGtlbm5lcjoge1xuICAgIGxvb2s6IHsgaGFpcjogJ2JvYicsIHRvbmU6IEhBSVIuZ3JleSwgbW91c3RhY2hlOiAnZHJvb3AnIH0sXG4gICAgZmFjaW5nOiAxLFxuICAgIGdyb3VuZDogJyNkOWQyZTQnLFxuICAgIGNvYXQ6IFBSSU5ULmJsYWNrLFxuICAgIGNvbGxhcjogcnVmZigyLCA4NCwgNjIsIDI0KSxcbiAgICBoYXQ6IHNwZWN0YWNsZXMoKSxcbiAgfSxcbiAgbWVpc3Rlcjoge1xuICAgIGxvb2s6IHsgaGFpcjogJ2xvbmcnLCB0b25lOiBIQUlSLndoaXRlLCBiZWFyZDogJ2xvbmcnLCBtb3VzdGFjaGU6ICdoYW5kbGViYXInIH0sXG4gICAgZmFjaW5nOiAtMSxcbiAgICBncm91bmQ6ICcjZWNkM2E2JyxcbiAgICBjb2F0OiBQUklOVC5yZWQsXG4gICAgY29sbGFyOiBsYXBwZXRzKC0yLCA4NCwgUFJJTlQuZ29sZCksXG4gICAgaGF0OiBjYXZhbGllcihQUklOVC5ibGFjaywgUFJJTlQuZ29sZCkgKyBhdCgtMzAsIC02NiwgcGx1bWUoUFJJTlQucmVkKSwgLTM4LCAwLjUpLFxuICB9LFxufTtcbiIsIi8vIFB1cnBvc2U6IHBvcnRyYWl0cyBvZiB0aGUgcGVvcGxlIGF0IHRoZSB0YWJsZSBhbmQgb2YgdGhlIHN0cmVuZ3RocywgZWFjaCBpbiBzZXZlcmFsIG1vb2RzLlxuaW1wb3J0IHsgYnVzdCwgaGVhZCwgdHlwZSBMb29rIH0gZnJvbSAnLi9maWd1cmUta2l0LnRzJztcbmltcG9ydCB0eXBlIHsgUG9ydHJheWVkIH0gZnJvbSAnLi9wb3J0cmFpdC1wZW9wbGUudHMnO1xuaW1wb3J0IHsgUEVPUExFIH0gZnJvbSAnLi9wb3J0cmFpdC1wZW9wbGUudHMnO1xuaW1wb3J0IHsgYXQsIGNvbGxlY3REZWZzLCBJTkssIHNvbGlkIH0gZnJvbSAnLi9zdmcudHMnO1xuXG5leHBvcnQgY29uc3QgTU9PRFMgPSBbJ2NhbG0nLCAnZ2xhZCcsICdjcm9zcycsICdrZWVuJ10gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBNb29kID0gKHR5cGVvZiBNT09EUylbbnVtYmVyXTtcblxuLyoqIFdoYXQgYSBtb29kIGRvZXMgdG8gYSBmYWNlLiAqL1xuY29uc3QgRkFDRVM6IFJlYWRvbmx5PFJlY29yZDxNb29kLCBQaWNrPExvb2ssICdtb3V0aCcgfCAnYnJvd3MnIHwgJ2V5ZXMnPj4+ID0ge1xuICBjYWxtOiB7IG1vdXRoOiAnZmlybScsIGJyb3dzOiAnY2FsbScsIGV5ZXM6ICdhaGVhZCcgfSxcbiAgZ2xhZDogeyBtb3V0aDogJ3NtaWxlJywgYnJvd3M6ICdyYWlzZWQnLCBleWVzOiAnYWhlYWQnIH0sXG4gIGNyb3NzOiB7IG1vdXRoOiAnc291cicsIGJyb3dzOiAnZmllcmNlJywgZXllczogJ2Rvd24nIH0sXG4gIGtlZW46IHsgbW91dGg6ICdzbWlsZScsIGJyb3dzOiAnZmllcmNlJywgZXllczogJ2FoZWFkJyB9LFxufTtcblxuY29uc3QgU0hPVUxERVJTID0gJ00tMzQgNzhDLTcwIDg2IC0xMTIgOTYgLTEyMiAxNjBIMTIyQzExMiA5NiA3MCA4NiAzNCA3OEMxNCA5NiAtMTQgOTYgLTM0IDc4Wic7XG5cbi8qKiBBIHN0YW5kYWxvbmUgcm91bmQgcG9ydHJhaXQsIDI0MCB4IDI0MC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwb3J0cmFpdFN2ZyhzaXR0ZXI6IFBvcnRyYXllZCwgbW9vZDogTW9vZCA9ICdjYWxtJyk6IHN0cmluZyB7XG4gIGNvbnN0IHsgbG9vaywgZmFjaW5nLCBncm91bmQsIGNvYXQsIGNvbGxhciwgaGF0IH0gPSBQRU9QTEVbc2l0dGVyXTtcbiAgY29uc3QgZmlndXJlID1cbiAgICBzb2xpZChTSE9VTERFUlMsIGNvYXQuZmlsbCwgY29hdC5kYXJrKSArXG4gICAgYnVzdCh7IHg6IDAsIHk6IDAsIGZhY2luZywgY29sbGFyLCBoZWFkOiBoZWFkKHsgLi4ubG9vaywgLi4uRkFDRVNbbW9vZF0gfSkgKyBoYXQgfSk7XG4gIHJldHVybiAoXG4gICAgYDxzdmcgeG1sbnM9XCJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2Z1wiIHZpZXdCb3g9XCItMTIwIC0xMjYgMjQwIDI0MFwiIHdpZHRoPVwiMjQwXCIgaGVpZ2h0PVwiMjQwXCI+YCArXG4gICAgYDxjbGlwUGF0aCBpZD1cInJcIj48Y2lyY2xlIGN4PVwiMFwiIGN5PVwiLTZcIiByPVwiMTE4XCIvPjwvY2xpcFBhdGg+PGcgY2xpcC1wYXRoPVwidXJsKCNyKVwiIHN0cm9rZT1cIiR7SU5LfVwiIHN0cm9rZS1saW5lam9pbj1cInJvdW5kXCIgc3Ryb2tlLWxpbmVjYXA9XCJyb3VuZFwiPmAgK1xuICAgIGA8cmVjdCB4PVwiLTEyMFwiIHk9XCItMTI2XCIgd2lkdGg9XCIyNDBcIiBoZWlnaHQ9XCIyNDBcIiBmaWxsPVwiJHtncm91bmR9XCIgc3Ryb2tlPVwibm9uZVwiLz4ke2NvbGxlY3REZWZzKGF0KDAsIDYsIGZpZ3VyZSwgMCwgMC45OCkpfTwvZz48L3N2Zz5gXG4gICk7XG59XG5cbmNvbnN0IHVybHMgPSBuZXcgTWFwPHN0cmluZywgc3RyaW5nPigpO1xuXG4vKiogVGhlIHNhbWUgYXMgYW4gaW1hZ2UgVVJMLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBvcnRyYWl0VXJsKHNpdHRlcjogUG9ydHJheWVkLCBtb29kOiBNb29kID0gJ2NhbG0nKTogc3RyaW5nIHtcbiAgY29uc3Qga2V5ID0gYCR7c2l0dGVyfSAke21vb2R9YDtcbiAgY29uc3Qga25vd24gPSB1cmxzLmdldChrZXkpO1xuICBpZiAoa25vd24gIT09IHVuZGVmaW5lZCkgcmV0dXJuIGtub3duO1xuICBjb25zdCB1cmwgPSBgZGF0YTppbWFnZS9zdmcreG1sLCR7ZW5jb2RlVVJJQ29tcG9uZW50KHBvcnRyYWl0U3ZnKHNpdHRlciwgbW9vZCkpfWA7XG4gIHVybHMuc2V0KGtleSwgdXJsKTtcbiAgcmV0dXJuIHVybDtcbn1cbiIsImltcG9ydCB7IHdyaXRlRmlsZVN5bmMgfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7IHBvcnRyYWl0U3ZnLCBNT09EUyB9IGZyb20gJy90bXAvdy9zY3JlZW4vc3JjL3JlbmRlcmVyL2NhcmRzL3BvcnRyYWl0cy50cyc7XG5pbXBvcnQgeyBQRU9QTEUgfSBmcm9tICcvdG1wL3cvc2NyZWVuL3NyYy9yZW5kZXJlci9jYXJkcy9wb3J0cmFpdC1wZW9wbGUudHMnO1xubGV0IG91dCA9ICcnO1xuT2JqZWN0LmtleXMoUEVPUExFKS5mb3JFYWNoKCh3aG8sIHJvdykgPT4gTU9PRFMuZm9yRWFjaCgobW9vZCwgY29sKSA9PiB7XG4gIGNvbnN0IHN2ZyA9IHBvcnRyYWl0U3ZnKHdobyBhcyBuZXZlciwgbW9vZCk7XG4gIGNvbnN0IHVyaSA9IGBkYXRhOmltYWdlL3N2Zyt4bWwsJHtlbmNvZGVVUklDb21wb25lbnQoc3ZnKX1gO1xuICBvdXQgKz0gYDxpbWcgc3JjPVwiJHt1cml9XCIgc3R5bGU9XCJ3aWR0aDoxNTBweDtoZWlnaHQ6MTUwcHg7Ym9yZGVyOjJweCBzb2xpZCAjMzMzO2JvcmRlci1yYWRpdXM6NTAlXCI+YDtcbn0pKTtcbndyaXRlRmlsZVN5bmMoJy90bXAvdy9zaGVldC5odG1sJywgYDxib2R5IHN0eWxlPVwibWFyZ2luOjhweDt3aWR0aDoxMjY0cHg7YmFja2dyb3VuZDpsaW5lYXItZ3JhZGllbnQoOTBkZWcsI2VlZSA1MCUsIzMzMyA1MCUpXCI+JHtvdXR9PC9ib2R5PmApO1xuIl0sIm1hcHBpbmdzIjoiOztBQVlBLE1BQU0sUUFBUSxNQUFjLFVBQXdCO0NBQUU7Q0FBTTtBQUFLOztBQUdqRSxNQUFhLFFBQVE7Q0FDbkIsS0FBSyxLQUFLLFdBQVcsU0FBUztDQUM5QixPQUFPLEtBQUssV0FBVyxTQUFTO0NBQ2hDLE1BQU0sS0FBSyxXQUFXLFNBQVM7Q0FDL0IsTUFBTSxLQUFLLFdBQVcsU0FBUztDQUMvQixNQUFNLEtBQUssV0FBVyxTQUFTO0NBQy9CLE9BQU8sS0FBSyxXQUFXLFNBQVM7Q0FDaEMsUUFBUSxLQUFLLFdBQVcsU0FBUztDQUNqQyxPQUFPLEtBQUssV0FBVyxTQUFTO0NBQ2hDLE9BQU8sS0FBSyxXQUFXLFNBQVM7Q0FDaEMsTUFBTSxLQUFLLFdBQVcsU0FBUztDQUMvQixPQUFPLEtBQUssV0FBVyxTQUFTO0NBQ2hDLE1BQU0sS0FBSyxXQUFXLFNBQVM7Q0FDL0IsT0FBTyxLQUFLLFdBQVcsU0FBUztDQUNoQyxRQUFRLEtBQUssV0FBVyxTQUFTO0FBQ25DO0FBeUJhLE1BQU07QUFTTixNQUFNOzs7QUMzRG5CLE1BQWEsTUFBTTs7QUFHbkIsTUFBYSxNQUFNLFVBQTBCLE9BQU8sS0FBSyxNQUFNLFFBQVEsRUFBRSxJQUFJLEVBQUU7O0FBRy9FLFNBQWdCLE1BQU0sR0FBVyxNQUFjLFFBQVEsR0FBVztDQUVoRSxPQUFPLFlBQVksRUFBRSxVQUFVLEtBQUssR0FEckIsVUFBVSxJQUFJLHFCQUFtQixrQkFBa0IsTUFBTSxHQUMxQjtBQUNoRDs7QUFHQSxTQUFnQixLQUFLLEdBQVcsUUFBUSxHQUFHLE9BQXdCO0NBRWpFLE9BQU8sWUFBWSxFQUFFLDhCQUE4QixNQUFNLEdBRDFDLFVBQVUsS0FBQSxJQUFZLEtBQUssWUFBWSxNQUFNLEdBQ087QUFDckU7QUFFQSxTQUFnQixLQUFLLEdBQVcsR0FBVyxRQUFnQixNQUFjLFFBQVEsR0FBVztDQUMxRixNQUFNLFNBQVMsVUFBVSxJQUFJLHFCQUFtQixrQkFBa0IsTUFBTTtDQUN4RSxPQUFPLGVBQWUsR0FBRyxDQUFDLEVBQUUsUUFBUSxHQUFHLENBQUMsRUFBRSxPQUFPLEdBQUcsTUFBTSxFQUFFLFVBQVUsS0FBSyxHQUFHLE9BQU87QUFDdkY7QUFFQSxTQUFnQixLQUFLLEdBQVcsR0FBVyxJQUFZLElBQVksTUFBYyxRQUFRLEdBQVc7Q0FDbEcsTUFBTSxTQUFTLFVBQVUsSUFBSSxxQkFBbUIsa0JBQWtCLE1BQU07Q0FDeEUsT0FBTyxnQkFBZ0IsR0FBRyxDQUFDLEVBQUUsUUFBUSxHQUFHLENBQUMsRUFBRSxRQUFRLEdBQUcsRUFBRSxFQUFFLFFBQVEsR0FBRyxFQUFFLEVBQUUsVUFBVSxLQUFLLEdBQUcsT0FBTztBQUNwRzs7QUFHQSxTQUFnQixHQUFHLEdBQVcsR0FBVyxPQUFlLE9BQU8sR0FBRyxLQUFLLEdBQUcsS0FBSyxLQUFLLElBQUksRUFBRSxHQUFXO0NBQ25HLE1BQU0sU0FBUyxTQUFTLElBQUksS0FBSyxXQUFXLEdBQUcsSUFBSSxFQUFFO0NBQ3JELE1BQU0sUUFBUSxPQUFPLEtBQUssT0FBTyxJQUFJLEtBQUssVUFBVSxLQUFLLE1BQU0sS0FBSyxHQUFJLElBQUksSUFBSyxHQUFHLEtBQUssTUFBTSxLQUFLLEdBQUksSUFBSSxJQUFLO0NBQ2pILE9BQU8sMkJBQTJCLEdBQUcsQ0FBQyxFQUFFLEdBQUcsR0FBRyxDQUFDLEVBQUUsR0FBRyxTQUFTLE1BQU0sSUFBSSxNQUFNO0FBQy9FOztBQUdBLFNBQWdCLEtBQUssTUFBc0I7Q0FDekMsSUFBSSxPQUFPO0NBQ1gsS0FBSyxJQUFJLElBQUksR0FBRyxJQUFJLEtBQUssUUFBUSxLQUFLLEdBQUcsUUFBUyxPQUFPLEtBQU0sS0FBSyxXQUFXLENBQUMsT0FBTztDQUN2RixPQUFPLElBQUksS0FBSyxTQUFTLEVBQUU7QUFDN0I7O0FBR0EsU0FBUyxRQUFRLEdBQTJEO0NBQzFFLE1BQU0sS0FBSyxLQUFLLENBQUM7Q0FDakIsT0FBTztFQUFFO0VBQUksTUFBTSxtQkFBbUIsR0FBRyxPQUFPLEVBQUUsbUJBQW1CLEdBQUcsaUJBQWlCLEdBQUc7Q0FBdUI7QUFDckg7O0FBU0EsU0FBZ0IsTUFBTSxHQUFXLE1BQWMsTUFBYyxVQUF3QixDQUFDLEdBQVc7Q0FDL0YsTUFBTSxFQUFFLEtBQUssS0FBSyxLQUFLLElBQUksUUFBUSxLQUFLLFVBQVUsT0FBTztDQUN6RCxNQUFNLEVBQUUsSUFBSSxTQUFTLFFBQVEsQ0FBQztDQUM5QixNQUFNLE1BQU0sZUFBZSxHQUFHO0NBRTlCLE9BQ0UsR0FBRyxPQUFPLElBQUksU0FBUyxLQUFLLHNDQUFzQyxHQUFHLE1BQU0sR0FGOUQsSUFBSSxTQUFTLEtBQUssdUNBQXVDLEdBQUcsR0FBRyxHQUFHLFFBRUUsUUFBUSxNQUN0RixJQUFJLDZCQUE2QixNQUFNO0FBRTlDO0FBRUEsTUFBTSxPQUFPOztBQUdiLFNBQWdCLFlBQVksUUFBd0I7Q0FFbEQsT0FBTyxTQUFTLENBQUMsR0FBRyxJQURGLElBQUksQ0FBQyxHQUFHLE9BQU8sU0FBUyxJQUFJLENBQUMsQ0FBQyxDQUFDLEtBQUssVUFBVSxNQUFNLE1BQU0sRUFBRSxDQUN0RCxDQUFDLENBQUMsQ0FBQyxLQUFLLEVBQUUsRUFBRSxTQUFTLE9BQU8sUUFBUSxNQUFNLEVBQUU7QUFDdEU7O0FBZ0JBLFNBQWdCLE1BQU0sTUFBVyxJQUFTLE9BQWUsUUFBYSxRQUFRLEdBQVc7Q0FDdkYsSUFBSSxJQUFJO0NBQ1IsS0FBSyxJQUFJLElBQUksR0FBRyxJQUFJLE9BQU8sS0FBSyxHQUFHO0VBQ2pDLE1BQU0sSUFBSSxVQUFVLElBQUksSUFBSSxLQUFLLFFBQVE7RUFDekMsTUFBTSxJQUFJLEtBQUssTUFBTSxHQUFHLEtBQUssS0FBSyxNQUFNO0VBQ3hDLE1BQU0sSUFBSSxLQUFLLE1BQU0sR0FBRyxLQUFLLEtBQUssTUFBTTtFQUN4QyxNQUFNLFNBQVMsSUFBSSxLQUFNO0VBQ3pCLEtBQUssSUFBSSxHQUFHLENBQUMsRUFBRSxHQUFHLEdBQUcsQ0FBQyxFQUFFLEdBQUcsR0FBRyxPQUFPLEtBQUssTUFBTSxFQUFFLEdBQUcsR0FBRyxPQUFPLEtBQUssTUFBTTtDQUM1RTtDQUNBLE9BQU8sS0FBSyxHQUFHLEtBQUs7QUFDdEI7OztBQ09BLFNBQWdCLEtBQUssR0FBVyxHQUFXLElBQVksSUFBb0I7Q0FDekUsTUFBTSxFQUFFLFVBQVU7Q0FDbEIsTUFBTSxRQUFRO0NBQ2QsSUFBSSxJQUFJO0NBQ1IsSUFBSSxTQUFTO0NBQ2IsS0FBSyxJQUFJLElBQUksR0FBRyxLQUFLLE9BQU8sS0FBSyxHQUFHO0VBQ2xDLE1BQU0sUUFBUyxJQUFJLEtBQUssS0FBSyxJQUFLO0VBQ2xDLE1BQU0sS0FBSyxJQUFJLEtBQUssS0FBSyxJQUFJLEtBQUs7RUFDbEMsTUFBTSxLQUFLLElBQUksS0FBSyxLQUFLLElBQUksS0FBSztFQUNsQyxNQUFNLE1BQU0sUUFBUSxLQUFLLEtBQUs7RUFDOUIsS0FDRSxNQUFNLElBQ0YsSUFBSSxHQUFHLEVBQUUsRUFBRSxHQUFHLEdBQUcsRUFBRSxNQUNuQixJQUFJLEdBQUcsSUFBSSxLQUFLLE1BQU0sS0FBSyxJQUFJLEdBQUcsQ0FBQyxFQUFFLEdBQUcsR0FBRyxJQUFJLEtBQUssT0FBTyxLQUFLLElBQUksR0FBRyxDQUFDLEVBQUUsR0FBRyxHQUFHLEVBQUUsRUFBRSxHQUFHLEdBQUcsRUFBRTtFQUNsRyxVQUFVLElBQUksR0FBRyxJQUFJLEtBQUssTUFBTyxLQUFLLElBQUksS0FBSyxDQUFDLEVBQUUsR0FBRyxHQUFHLElBQUksS0FBSyxLQUFNLEtBQUssSUFBSSxLQUFLLENBQUMsRUFBRSxHQUFHLEdBQUcsRUFBRSxFQUFFLEdBQUcsR0FBRyxFQUFFO0NBQzVHO0NBQ0EsT0FBTyxNQUFNLEdBQUcsRUFBRSxJQUFJLE1BQU0sTUFBTSxNQUFNLE1BQU07RUFBRSxJQUFJO0VBQUksSUFBSTtFQUFJLE9BQU87Q0FBRSxDQUFDLElBQUksS0FBSyxRQUFRLEtBQUssU0FBUztBQUMzRzs7QUFHQSxTQUFnQixRQUFRLEdBQVcsR0FBVyxPQUFhLE1BQU0sT0FBZTtDQUM5RSxNQUFNLE9BQU87Q0FDYixNQUFNLFFBQVE7Q0FDZCxNQUFNLE9BQU8sS0FBSyw0QkFBNEIsS0FBSyxLQUFLLElBQUk7Q0FDNUQsT0FBTyxHQUNMLEdBQ0EsR0FDQSxNQUFNLE9BQU8sS0FBSyxNQUFNLEtBQUssTUFBTTtFQUFFLElBQUk7RUFBSSxJQUFJO0VBQUksT0FBTztDQUFFLENBQUMsSUFDN0QsTUFBTSxNQUFNLEtBQUssTUFBTSxLQUFLLE1BQU07RUFBRSxJQUFJO0VBQUcsSUFBSTtFQUFJLE9BQU87Q0FBRSxDQUFDLElBQzdELElBQ0o7QUFDRjs7QUN0SEEsTUFBYSxPQUFPO0NBQ2xCLE9BQU87RUFBRSxNQUFNO0VBQVcsTUFBTTtDQUFVO0NBQzFDLE1BQU07RUFBRSxNQUFNO0VBQVcsTUFBTTtDQUFVO0NBQ3pDLE9BQU87RUFBRSxNQUFNO0VBQVcsTUFBTTtDQUFVO0NBQzFDLEtBQUs7RUFBRSxNQUFNO0VBQVcsTUFBTTtDQUFVO0NBQ3hDLE1BQU07RUFBRSxNQUFNO0VBQVcsTUFBTTtDQUFVO0NBQ3pDLE9BQU87RUFBRSxNQUFNO0VBQVcsTUFBTTtDQUFVO0FBQzVDO0FBRUEsTUFBTSxPQUNKO0FBQ0YsTUFBTSxhQUFhO0FBQ25CLE1BQU0sWUFDSjtBQUNGLE1BQU0sYUFBYTtBQUNuQixNQUFNLE1BQU07QUFFWixNQUFNLFlBQTRDO0NBQ2hELEtBQUs7Q0FDTCxPQUNFO0NBQ0YsTUFBTTtDQUNOLE9BQU87Q0FDUCxNQUFNO0FBQ1I7QUFDQSxNQUFNLGFBQTZDO0NBQ2pELEtBQUs7Q0FDTCxPQUNFO0NBQ0YsTUFBTTtDQUNOLE9BQU87Q0FDUCxNQUFNO0FBQ1I7QUFFQSxTQUFTLElBQUksR0FBVyxHQUFXLE1BQWMsTUFBb0I7Q0FDbkUsTUFBTSxRQUFRLElBQUksSUFBSSxLQUFLLEdBQUcsRUFBRSxHQUFHLElBQUksRUFBRSxHQUFHLElBQUksT0FBTyxJQUFLLEdBQUcsSUFBSSxLQUFLLEdBQUcsSUFBSSxFQUFFLEdBQUcsRUFBRSxHQUFHLElBQUksT0FBTyxJQUFLLEdBQUcsSUFBSSxLQUFLLEdBQUcsRUFBRTtDQUMxSCxNQUFNLE9BQU8sS0FBSyxTQUFTLFNBQVMsSUFBSSxLQUFLLFNBQVMsT0FBTyxLQUFLO0NBQ2xFLE1BQU0sT0FBTyxLQUFLLE9BQU8sV0FBVztDQUNwQyxPQUNFLE1BQU0sT0FBTyxXQUFXLENBQUMsSUFDekIsS0FBSyxJQUFJLEtBQUssSUFBSSxLQUFNLE1BQU0sS0FBSyxHQUFHLFdBQVcsQ0FBQyxJQUNsRCxLQUFLLElBQUksR0FBRyxJQUFJLE1BQU0sTUFBTSxLQUFLLEtBQUssUUFBUSxDQUFDLElBQy9DLEtBQUssSUFBSSxJQUFJLEtBQUssR0FBRyxJQUFJLEVBQUUsR0FBRyxJQUFJLEVBQUUsR0FBRyxJQUFJLE9BQU8sSUFBSyxHQUFHLElBQUksS0FBSyxHQUFHLElBQUksUUFBUSxDQUFDLElBQ25GLEtBQUssSUFBSSxJQUFJLE9BQU8sRUFBRSxHQUFHLElBQUksT0FBTyxJQUFLLEdBQUcsRUFBRSxHQUFHLElBQUksT0FBTyxHQUFJLEdBQUcsSUFBSSxPQUFPLEVBQUUsR0FBRyxJQUFJLEtBQUssR0FBRztBQUVuRztBQUVBLE1BQU0sUUFBUTtDQUNaLE1BQU07Q0FDTixRQUFRO0NBQ1IsUUFBUTtBQUNWO0FBRUEsTUFBTSxhQUFhO0NBQ2pCLE1BQU07Q0FDTixRQUFRO0NBQ1IsUUFBUTtBQUNWO0FBRUEsU0FBUyxNQUFNLE1BQW9CO0NBQ2pDLElBQUksS0FBSyxVQUFVLFFBQVEsT0FBTyxNQUFNLDZDQUE2QyxXQUFXLENBQUM7Q0FDakcsTUFBTSxNQUFNLEtBQUssT0FBTyxZQUFZO0NBQ3BDLElBQUksS0FBSyxVQUFVLFFBQ2pCLE9BQU8sTUFBTSw2Q0FBNkMsS0FBSyxDQUFDLElBQUksS0FBSywyQkFBMkIsR0FBRztDQUN6RyxJQUFJLEtBQUssUUFBUSxLQUFLLFVBQVUsU0FDOUIsT0FDRSxNQUFNLDREQUE0RCxXQUFXLENBQUMsSUFDOUUsS0FBSyw0Q0FBNEMsR0FBRztDQUd4RCxJQUFJLEtBQUssVUFBVSxTQUNqQixPQUNFLE1BQU0sOERBQThELEtBQUssQ0FBQyxJQUFJLEtBQUssMkJBQTJCLENBQUM7Q0FHbkgsT0FDRSxNQUFNLCtEQUErRCxLQUFLLENBQUMsSUFDM0UsS0FBSyw0Q0FBNEMsR0FBRztBQUV4RDtBQUVBLFNBQVMsY0FBYyxNQUFvQjtDQUV6QyxPQUNFLDRJQUNBLElBQUksS0FBSyxJQUFJLElBQUksSUFBSSxJQUNyQixJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFDcEIsS0FBSyw2REFBNkQsR0FBRyxLQUFLLEtBQUssSUFBSSxJQUNuRixLQUFLLDJCQUEyQixHQUFHO0FBRXZDO0FBRUEsU0FBUyxhQUFhLE1BQW9CO0NBRXhDLE9BQ0UsMElBQ0EsSUFBSSxJQUFJLElBQUksTUFBTSxJQUFJLElBQ3RCLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUNwQixLQUFLLFdBQVcsS0FBSyxTQUFTLFNBQVMsS0FBSyxLQUFLLEtBQUssSUFBSSxJQUMxRCxLQUFLLDhDQUE4QyxHQUFHO0FBRTFEO0FBRUEsU0FBUyxTQUFTLE1BQW9CO0NBQ3BDLElBQUksS0FBSyxPQUFPLE9BQU8sY0FBYyxJQUFJO0NBQ3pDLElBQUksS0FBSyxNQUFNLE9BQU8sYUFBYSxJQUFJO0NBRXZDLE1BQU0sU0FBUztDQUNmLE1BQU0sVUFBVSxLQUFLLEtBQUssU0FBUyxLQUFLLE1BQU0sT0FBTyxZQUFZLEtBQUssS0FBSztDQUMzRSxPQUNFLFNBQ0EsSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQ3BCLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUNwQixLQUFLLE1BQU0sS0FBSyxTQUFTLFNBQVMsS0FBSyxPQUFPLElBQzlDLE1BQU0sNkNBQTZDLE1BQU0sS0FBSyxNQUFNLENBQUMsSUFDckUsS0FBSyw4REFBOEQsR0FBRyxJQUN0RSxNQUFNLENBQUMsS0FBSyxFQUFFLEdBQUcsQ0FBQyxLQUFLLEVBQUUsR0FBRyxHQUFHLENBQUMsR0FBRyxDQUFDLEdBQUcsR0FBRztBQUU5QztBQU9BLE1BQU0sU0FBMkQ7Q0FDL0QsTUFBTTtFQUNKLFNBQ0U7RUFDRixTQUNFO0NBQ0o7Q0FDQSxNQUFNO0VBQ0osU0FDRTtFQUNGLFNBQ0U7Q0FDSjtDQUNBLFFBQVE7RUFDTixTQUNFO0VBQ0YsU0FDRTtDQUNKO0NBQ0EsU0FBUztFQUNQLFNBQVM7RUFDVCxTQUFTO0NBQ1g7Q0FDQSxRQUFRO0VBQ04sU0FBUztFQUNULFNBQVM7Q0FDWDtBQUNGO0FBRUEsTUFBTSxhQUFtRTtDQUN2RSxXQUNFO0NBQ0YsT0FDRTtDQUNGLE9BQU87QUFDVDtBQUVBLFNBQVMsT0FBTyxNQUFvQjtDQUNsQyxNQUFNLE9BQU8sS0FBSztDQUNsQixJQUFJLE1BQU07Q0FDVixJQUFJLEtBQUssU0FBUyxLQUFLLFVBQVUsUUFBUTtFQUN2QyxNQUFNLFFBQVEsT0FBTyxLQUFLO0VBQzFCLE9BQU8sTUFBTSxNQUFNLFNBQVMsS0FBSyxNQUFNLEtBQUssTUFBTTtHQUNoRCxJQUFJO0dBQ0osSUFBSTtHQUNKLE9BQU87R0FDUCxTQUFTLEtBQUssTUFBTSxTQUFTLEtBQUssS0FBSyxJQUFJO0VBQzdDLENBQUM7Q0FDSDtDQUNBLE9BQU8sTUFBTSxJQUFJO0NBQ2pCLElBQUksS0FBSyxhQUFhLEtBQUssY0FBYyxRQUFRLE9BQU8sTUFBTSxXQUFXLEtBQUssWUFBWSxLQUFLLE1BQU0sQ0FBQztDQUN0RyxPQUFPO0FBQ1Q7QUFFQSxNQUFNLFNBQ0o7O0FBR0YsU0FBZ0IsS0FBSyxNQUFvQjtDQUN2QyxNQUFNLEVBQUUsU0FBUztDQUNqQixNQUFNLE9BQU8sTUFBTTtDQUNuQixNQUFNLE9BQU8sS0FBSyxPQUFPLFlBQVk7Q0FDckMsTUFBTSxZQUFZLEtBQUssV0FBVyxLQUFLLE9BQU8sS0FBSyxLQUFLLElBQUk7Q0FFNUQsUUFEYSxLQUFLLFNBQVMsU0FBUyxLQUFLLE1BQU0sVUFBVSxLQUFLLE9BQU8sS0FBSyxNQUFNLEtBQUssTUFBTSxFQUFFLFNBQVMsVUFBVSxDQUFDLEtBRy9HLE1BQU0sS0FBSyxLQUFLLE1BQU0sR0FBRyxJQUN6QixLQUFLLDhCQUE4QixDQUFDLElBQ3BDLE1BQU0sTUFBTSxLQUFLLE1BQU0sQ0FBQyxJQUN4QixNQUFNLEtBQUssT0FBTyxhQUFhLFlBQVksS0FBSyxNQUFNLENBQUMsSUFDdkQsS0FBSyxNQUFNLEdBQUcsSUFDZCxTQUFTLElBQUksSUFDYixPQUFPLElBQUksS0FDVixLQUFLLFNBQVMsU0FDWCxLQUNBLE1BQU0sUUFBUSxLQUFLLE1BQU0sR0FBRyxJQUM1QixLQUFLLDZEQUE2RCxLQUFLLEtBQUssSUFBSTtBQUV4Rjs7QUFHQSxTQUFnQixPQUFlO0NBQzdCLE9BQU8sTUFBTSxxQkFBcUIsTUFBTSxLQUFLLE1BQU0sTUFBTSxLQUFLLE1BQU07RUFBRSxJQUFJO0VBQUksSUFBSTtDQUFFLENBQUM7QUFDdkY7O0FBY0EsU0FBZ0IsS0FBSyxFQUFFLEdBQUcsR0FBRyxRQUFRLE9BQU8sR0FBRyxRQUFRLE1BQU0sU0FBdUI7Q0FDbEYsT0FBTyxVQUFVLEdBQUcsR0FBRyxLQUFLLEdBQUcsTUFBTSxJQUFJLFNBQVMsVUFBVSxHQUFHLEdBQUcsT0FBTyxRQUFRLElBQUk7QUFDdkY7O0FBR0EsU0FBZ0IsVUFBVSxHQUFXLEdBQVcsT0FBZSxRQUFnQixPQUFPLEdBQUcsUUFBUSxNQUFjO0NBQzdHLE9BQU8sR0FBRyxHQUFHLEdBQUcsT0FBTyxNQUFNLFNBQVMsT0FBTyxLQUFLO0FBQ3BEOztBQ3ZQQSxNQUFNLFFBQ0o7QUFDRixNQUFNLGNBQ0o7O0FBR0YsU0FBZ0IsTUFBTSxNQUFvQjtDQUN4QyxPQUFPLE1BQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxNQUFNO0VBQUUsSUFBSTtFQUFJLElBQUk7RUFBSSxPQUFPO0NBQUksQ0FBQyxJQUFJLEtBQUssYUFBYSxLQUFLLEtBQUssSUFBSTtBQUM5Rzs7QUFHQSxTQUFnQixNQUFNLE1BQW9CO0NBRXhDLE9BQ0UsTUFBTSxrREFBTSxLQUFLLE1BQU0sS0FBSyxNQUFNO0VBQUUsSUFBSTtFQUFJLElBQUk7RUFBRyxPQUFPO0NBQUksQ0FBQyxJQUMvRCxLQUNFLDZHQUNBLEtBQ0EsS0FBSyxJQUNQO0FBRUo7O0FBR0EsU0FBZ0IsTUFBTSxPQUFhLE1BQW9CO0NBS3JELE9BQ0UsTUFBTSwyREFBSyxNQUFNLE1BQU0sTUFBTSxJQUFJLElBQ2pDLE1BQU0sK0pBQU8sS0FBSyxNQUFNLEdBQUcsSUFDM0IsTUFBTSxxR0FBTSxNQUFNLE1BQU0sTUFBTSxNQUFNO0VBQUUsSUFBSTtFQUFJLElBQUk7Q0FBRyxDQUFDLElBQ3RELE1BQ0UsaUtBQ0EsS0FBSyxNQUNMLEdBQ0Y7QUFFSjs7QUFtQkEsU0FBZ0IsU0FBUyxPQUFhLE1BQW9CO0NBR3hELE9BQ0UsTUFBTSxxRkFBTyxNQUFNLE1BQU0sTUFBTSxJQUFJLElBQ25DLE1BQU0sOERBQThELEtBQUssTUFBTSxHQUFHLElBQ2xGLE1BQU0scUdBQU0sTUFBTSxNQUFNLE1BQU0sTUFBTTtFQUFFLElBQUk7RUFBSSxJQUFJO0NBQUcsQ0FBQyxJQUN0RCxNQUFNLENBQUMsS0FBSyxHQUFHLEdBQUcsQ0FBQyxLQUFLLEdBQUcsR0FBRyxHQUFHLENBQUMsR0FBRyxDQUFDLEdBQUcsQ0FBQztBQUU5Qzs7QUFtQkEsU0FBZ0IsVUFBVSxPQUFhLFFBQXNCO0NBSTNELE9BQ0UsTUFBTSwwREFBSyxNQUFNLE1BQU0sTUFBTSxJQUFJLElBQ2pDLEtBQUssNkRBQTZELEdBQUcsSUFDckUsTUFBTSw2SEFBTSxPQUFPLE1BQU0sT0FBTyxNQUFNO0VBQUUsSUFBSTtFQUFJLElBQUk7Q0FBRyxDQUFDO0FBRTVEOztBQUdBLFNBQWdCLFFBQVEsT0FBYSxRQUFzQjtDQUd6RCxPQUNFLE1BQU0sMEdBQU0sTUFBTSxNQUFNLE1BQU0sTUFBTTtFQUFFLElBQUk7RUFBSSxJQUFJO0NBQUcsQ0FBQyxJQUN0RCxLQUFLLGtDQUFrQyxHQUFHLElBQzFDLE1BQU0sMERBQUssTUFBTSxNQUFNLE1BQU0sSUFBSSxJQUNqQyxNQUNFLHFHQUNBLE9BQU8sTUFDUCxPQUFPLE1BQ1A7RUFBRSxJQUFJO0VBQUksSUFBSTtDQUFHLENBQ25CO0FBRUo7O0FBR0EsU0FBZ0IsVUFBVSxPQUFhLE1BQW9CO0NBR3pELE9BQ0UsTUFBTSxrRkFBTyxNQUFNLE1BQU0sTUFBTSxJQUFJLElBQ25DLEtBQUssZ0NBQWdDLEdBQUcsSUFDeEMsTUFBTSw4REFBOEQsS0FBSyxNQUFNLENBQUMsSUFDaEYsS0FBSyw4REFBOEQsS0FBSyxLQUFLLElBQUksSUFDakYsTUFBTSxxR0FBTSxNQUFNLE1BQU0sTUFBTSxNQUFNO0VBQUUsSUFBSTtFQUFJLElBQUk7Q0FBRyxDQUFDO0FBRTFEOztBQUdBLFNBQWdCLE9BQU8sT0FBYSxLQUFtQjtDQUlyRCxPQUNFLE1BQU0sMkRBQUssTUFBTSxNQUFNLE1BQU0sSUFBSSxJQUNqQyxLQUFLLCtEQUErRCxHQUFHLElBQ3ZFLEtBQUssR0FBRyxNQUFNLEdBQUcsSUFBSSxNQUFNLEdBQUcsSUFDOUIsTUFBTSx1UkFBSyxJQUFJLE1BQU0sSUFBSSxNQUFNO0VBQUUsSUFBSTtFQUFJLElBQUk7Q0FBRyxDQUFDLElBQ2pELEtBQUssNkVBQTZFLEtBQUssSUFBSSxJQUFJO0FBRW5HOzs7QUN2SEEsTUFBTSxTQUFTLE1BQVksV0FDekIsS0FBSyxrQ0FBa0MsRUFBRSxJQUN6QyxLQUFLLGtDQUFrQyxJQUFJLEtBQUssSUFBSSxJQUNwRCxLQUFLLDZFQUE2RSxHQUFHLEtBQUssSUFBSSxJQUM5RjtDQUFDO0NBQUs7Q0FBSztBQUFFLENBQUMsQ0FBQyxLQUFLLEdBQUcsVUFBVSxLQUFLLEdBQUcsTUFBTSxRQUFRLEdBQUcsS0FBSyxPQUFPLE1BQU0sR0FBRyxDQUFDLENBQUMsQ0FBQyxLQUFLLEVBQUU7O0FBRzNGLE1BQU0sT0FBTyxTQUNYLE1BQU0sMkRBQTJELEtBQUssTUFBTSxLQUFLLE1BQU0sRUFBRSxPQUFPLEVBQUUsQ0FBQyxJQUNuRyxLQUFLLGlDQUFpQyxLQUFLLEtBQUssSUFBSTs7QUFHdEQsTUFBTSxtQkFDSixLQUFLLElBQUksS0FBSyxJQUFJLE1BQU0sSUFBSSxLQUFLLElBQUksS0FBSyxJQUFJLE1BQU0sSUFBSSxLQUFLLHdDQUF3QyxDQUFDO0FBRXhHLE1BQWEsU0FBOEM7Q0FDekQsTUFBTTtFQUNKLE1BQU07R0FBRSxNQUFNO0dBQVMsTUFBTSxLQUFLO0dBQU0sTUFBTTtFQUFLO0VBQ25ELFFBQVE7RUFDUixRQUFRO0VBQ1IsTUFBTSxNQUFNO0VBQ1osUUFBUSxLQUFLLEdBQUcsSUFBSSxJQUFJLEVBQUU7RUFDMUIsS0FBSyxJQUFJLEtBQUssSUFBSTtDQUNwQjtDQUNBLE1BQU07RUFDSixNQUFNO0dBQUUsTUFBTTtHQUFTLE1BQU0sS0FBSztHQUFPLE9BQU87R0FBUSxXQUFXO0VBQVk7RUFDL0UsUUFBUTtFQUNSLFFBQVE7RUFDUixNQUFNLE1BQU07RUFDWixRQUFRLFFBQVEsR0FBRyxFQUFFO0VBQ3JCLEtBQUssVUFBVSxNQUFNLE9BQU8sTUFBTSxJQUFJLElBQUksR0FBRyxLQUFLLEtBQUssTUFBTSxNQUFNLEtBQUssR0FBRyxLQUFLLEVBQUc7Q0FDckY7Q0FDQSxPQUFPO0VBQ0wsTUFBTTtHQUFFLE1BQU07R0FBUSxNQUFNLEtBQUs7R0FBTyxNQUFNO0VBQUs7RUFDbkQsUUFBUTtFQUNSLFFBQVE7RUFDUixNQUFNLE1BQU07RUFDWixRQUFRLFFBQVEsSUFBSSxFQUFFO0VBQ3RCLEtBQUssTUFBTSxLQUFLLE9BQU8sTUFBTSxHQUFHO0NBQ2xDO0NBQ0EsT0FBTztFQUNMLE1BQU07R0FBRSxNQUFNO0dBQVMsTUFBTSxLQUFLO0dBQU0sV0FBVztHQUFTLE9BQU87RUFBUztFQUM1RSxRQUFRO0VBQ1IsUUFBUTtFQUNSLE1BQU0sTUFBTTtFQUNaLFFBQVEsUUFBUSxJQUFJLElBQUksTUFBTSxLQUFLO0VBQ25DLEtBQUssT0FBTyxNQUFNLE9BQU8sTUFBTSxJQUFJO0NBQ3JDO0NBQ0EsU0FBUztFQUNQLE1BQU07R0FBRSxNQUFNO0dBQU8sTUFBTSxLQUFLO0dBQU8sT0FBTztFQUFLO0VBQ25ELFFBQVE7RUFDUixRQUFRO0VBQ1IsTUFBTSxNQUFNO0VBQ1osUUFBUSxRQUFRLEdBQUcsRUFBRTtFQUNyQixLQUFLLFVBQVUsTUFBTSxRQUFRLE1BQU0sS0FBSztDQUMxQztDQUNBLFdBQVc7RUFDVCxNQUFNO0dBQUUsTUFBTTtHQUFTLE1BQU0sS0FBSztHQUFLLE1BQU07RUFBSztFQUNsRCxRQUFRO0VBQ1IsUUFBUTtFQUNSLE1BQU0sTUFBTTtFQUNaLFFBQVEsUUFBUSxJQUFJLEVBQUU7RUFDdEIsS0FBSyxNQUFNLE1BQU0sTUFBTSxNQUFNLEtBQUs7Q0FDcEM7Q0FDQSxPQUFPO0VBQ0wsTUFBTTtHQUFFLE1BQU07R0FBUyxNQUFNLEtBQUs7R0FBTyxXQUFXO0VBQVE7RUFDNUQsUUFBUTtFQUNSLFFBQVE7RUFDUixNQUFNLE1BQU07RUFDWixRQUFRLFFBQVEsR0FBRyxJQUFJLE1BQU0sR0FBRztFQUNoQyxLQUFLLFFBQVEsTUFBTSxNQUFNLE1BQU0sR0FBRztDQUNwQztDQUNBLFlBQVk7RUFDVixNQUFNO0dBQUUsTUFBTTtHQUFTLE1BQU0sS0FBSztHQUFNLFdBQVc7RUFBWTtFQUMvRCxRQUFRO0VBQ1IsUUFBUTtFQUNSLE1BQU0sTUFBTTtFQUNaLFFBQVEsUUFBUSxJQUFJLEVBQUU7RUFDdEIsS0FBSyxVQUFVLE1BQU0sT0FBTyxNQUFNLEtBQUssSUFBSSxHQUFHLEtBQUssS0FBSyxNQUFNLE1BQU0sS0FBSyxHQUFHLEtBQUssR0FBSTtDQUN2RjtDQUNBLFFBQVE7RUFDTixNQUFNO0dBQUUsTUFBTTtHQUFPLE1BQU0sS0FBSztHQUFNLFdBQVc7RUFBUTtFQUN6RCxRQUFRO0VBQ1IsUUFBUTtFQUNSLE1BQU0sTUFBTTtFQUNaLFFBQVEsS0FBSyxHQUFHLElBQUksSUFBSSxFQUFFO0VBQzFCLEtBQUssV0FBVztDQUNsQjtDQUNBLFNBQVM7RUFDUCxNQUFNO0dBQUUsTUFBTTtHQUFRLE1BQU0sS0FBSztHQUFPLE9BQU87R0FBUSxXQUFXO0VBQVk7RUFDOUUsUUFBUTtFQUNSLFFBQVE7RUFDUixNQUFNLE1BQU07RUFDWixRQUFRLFFBQVEsSUFBSSxJQUFJLE1BQU0sSUFBSTtFQUNsQyxLQUFLLFNBQVMsTUFBTSxPQUFPLE1BQU0sSUFBSSxJQUFJLEdBQUcsS0FBSyxLQUFLLE1BQU0sTUFBTSxHQUFHLEdBQUcsS0FBSyxFQUFHO0NBQ2xGO0FBQ0Y7O0FDbEhBLE1BQWEsUUFBUTtDQUFDO0NBQVE7Q0FBUTtDQUFTO0FBQU07O0FBSXJELE1BQU0sUUFBd0U7Q0FDNUUsTUFBTTtFQUFFLE9BQU87RUFBUSxPQUFPO0VBQVEsTUFBTTtDQUFRO0NBQ3BELE1BQU07RUFBRSxPQUFPO0VBQVMsT0FBTztFQUFVLE1BQU07Q0FBUTtDQUN2RCxPQUFPO0VBQUUsT0FBTztFQUFRLE9BQU87RUFBVSxNQUFNO0NBQU87Q0FDdEQsTUFBTTtFQUFFLE9BQU87RUFBUyxPQUFPO0VBQVUsTUFBTTtDQUFRO0FBQ3pEO0FBRUEsTUFBTSxZQUFZOztBQUdsQixTQUFnQixZQUFZLFFBQW1CLE9BQWEsUUFBZ0I7Q0FDMUUsTUFBTSxFQUFFLE1BQU0sUUFBUSxRQUFRLE1BQU0sUUFBUSxRQUFRLE9BQU87Q0FDM0QsTUFBTSxTQUNKLE1BQU0sV0FBVyxLQUFLLE1BQU0sS0FBSyxJQUFJLElBQ3JDLEtBQUs7RUFBRSxHQUFHO0VBQUcsR0FBRztFQUFHO0VBQVE7RUFBUSxNQUFNLEtBQUs7R0FBRSxHQUFHO0dBQU0sR0FBRyxNQUFNO0VBQU0sQ0FBQyxJQUFJO0NBQUksQ0FBQztDQUNwRixPQUNFLDJMQUM4RixJQUFJLDBHQUN4QyxPQUFPLG1CQUFtQixZQUFZLEdBQUcsR0FBRyxHQUFHLFFBQVEsR0FBRyxHQUFJLENBQUMsRUFBRTtBQUUvSDs7QUMzQkEsSUFBSSxNQUFNO0FBQ1YsT0FBTyxLQUFLLE1BQU0sQ0FBQyxDQUFDLFNBQVMsS0FBSyxRQUFRLE1BQU0sU0FBUyxNQUFNLFFBQVE7Q0FDckUsTUFBTSxNQUFNLFlBQVksS0FBYyxJQUFJO0NBQzFDLE1BQU0sTUFBTSxzQkFBc0IsbUJBQW1CLEdBQUc7Q0FDeEQsT0FBTyxhQUFhLElBQUk7QUFDMUIsQ0FBQyxDQUFDO0FBQ0YsY0FBYyxxQkFBcUIsNkZBQTZGLElBQUksUUFBUSJ9