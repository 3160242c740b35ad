// Puts PNG pictures of several sizes into the icon files of Windows and macOS; both formats hold PNG files as they are.

const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];

/** The kinds of entries of an .icns file that hold PNG, with their pixels; the second of a size is for dense screens. */
const ICNS_ENTRIES = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
];

/**
 * An .ico file.
 * @param {ReadonlyMap<number, Buffer>} pictures PNG files by width in pixels
 */
export function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * ICO_SIZES.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(ICO_SIZES.length, 4);
  let offset = header.length;
  ICO_SIZES.forEach((size, index) => {
    const at = 6 + 16 * index;
    const { length } = pictures.get(size);
    header.writeUInt8(size % 256, at); // 0 means 256
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4); // colour planes
    header.writeUInt16LE(32, at + 6); // bits for a pixel
    header.writeUInt32LE(length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += length;
  });
  return Buffer.concat([header, ...ICO_SIZES.map((size) => pictures.get(size))]);
}

const icnsPart = (kind, content) => {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
};

/**
 * An .icns file.
 * @param {ReadonlyMap<number, Buffer>} pictures PNG files by width in pixels
 */
export function icns(pictures) {
  return icnsPart('icns', Buffer.concat(ICNS_ENTRIES.map(([kind, size]) => icnsPart(kind, pictures.get(size)))));
}
