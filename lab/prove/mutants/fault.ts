// What a fault is: what stands in a file, what is put in its place, and the tests that should see it.

/** The variable of the environment that names the fault to be put in. */
export const FAULT = 'STUBE_FAULT';

/** Rooms whose nets are measured apart. */
export const ROOMS = ['engine', 'tutor', 'bots', 'main', 'page'] as const;
export type Room = (typeof ROOMS)[number];

/** One fault: `from` stands exactly once in `file`; `tests` are files or folders below tests/. */
export interface Fault {
  readonly id: string;
  readonly room: Room;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

/** Slips in one file by name: what stands there, and what somebody may write instead. */
export type Slips = Readonly<Record<string, readonly [from: string, to: string]>>;

/** The faults of a room, file by file below `folder`; each file with the tests that should see its faults. */
export const faultsOf = (
  room: Room,
  folder: string,
  files: readonly (readonly [file: string, tests: readonly string[], slips: Slips])[],
): readonly Fault[] =>
  files.flatMap(([file, tests, slips]) =>
    Object.entries(slips).map(([id, [from, to]]) => ({ id, room, file: `${folder}/${file}`, from, to, tests })),
  );
