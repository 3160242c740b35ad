// Sounds as files: writes samples as 16-bit WAV and reads them back, for measuring what would really be heard.
import { readFileSync, writeFileSync } from 'node:fs';

const HEADER = 44;

/** Writes mono samples from -1 to 1; what is beyond is cut off, as a loudspeaker would. */
export function writeWav(file: string, samples: Float32Array, rate: number): void {
  const bytes = Buffer.alloc(HEADER + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((each, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, each)) * 32_767), HEADER + index * 2),
  );
  writeFileSync(file, bytes);
}

/** The samples of such a file, from -1 to 1, and its rate. */
export function readWav(file: string): { readonly samples: Float32Array; readonly rate: number } {
  const bytes = readFileSync(file);
  const samples = Float32Array.from(
    { length: (bytes.length - HEADER) / 2 },
    (_, index) => bytes.readInt16LE(HEADER + index * 2) / 32_767,
  );
  return { samples, rate: bytes.readUInt32LE(24) };
}
