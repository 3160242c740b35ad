// The exact search that runs as a module for WebAssembly (assembly/): makes it ready, and hands contracts and deals over.
import type { ExactSearch, SearchedDeal } from './exact-search.ts';
import type { CompiledContract } from './masks.ts';
import { MODULE_BYTES } from './module-bytes.ts';
import { WEIGHTS } from './weights.ts';

/** As much of the standard interface of WebAssembly as is needed; the engine knows neither the page nor Node. */
interface WebAssemblyLike {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

/** A number that the module exports. */
interface Constant {
  readonly value: number;
}

/** What the module offers; see assembly/search.ts. Constants are places in its memory, in bytes, or what its rules go by. */
interface SearchModule extends Pick<ExactSearch, 'boundary' | 'follow' | 'trickTaken'> {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly loadContract: (cards: number, parts: number) => void;
  readonly loadDeal: () => void;
  readonly searchNodes: () => number;
  readonly VALUE: Constant;
  readonly GROUP_MASK: Constant;
  readonly ALIKE_MASK: Constant;
  readonly BEATEN_BY: Constant;
  readonly PARTS: Constant;
  readonly WEIGHTS: Constant;
  readonly HANDS: Constant;
  readonly SIDE: Constant;
  readonly RULES: Constant;
  readonly SITTING: Constant;
  readonly NEVER: Constant;
  readonly FOLLOWING: Constant;
  readonly ALWAYS: Constant;
  readonly TRUMP_LED: Constant;
  readonly LORD_WINS: Constant;
}

/** An instance of the module; throws where WebAssembly cannot be had. */
function instantiate(): SearchModule {
  const { WebAssembly: standard } = globalThis as unknown as { readonly WebAssembly: WebAssemblyLike };
  return new standard.Instance(new standard.Module(MODULE_BYTES)).exports as SearchModule;
}

type Write = (place: Constant, values: ArrayLike<number>) => void;

const NO_POINTS = new Int32Array(32);

/** Writes a contract to where the module reads it. */
function writeContract(
  module: SearchModule,
  write: Write,
  contract: CompiledContract,
  counted: SearchedDeal['counted'],
) {
  const { layout } = contract;
  const overtaking: Readonly<Record<CompiledContract['overtaking'], Constant>> = {
    never: module.NEVER,
    following: module.FOLLOWING,
    always: module.ALWAYS,
    trumpLed: module.TRUMP_LED,
    lordWins: module.LORD_WINS,
  };
  write(module.WEIGHTS, WEIGHTS);
  write(module.VALUE, counted === 'points' ? layout.points : NO_POINTS);
  write(module.GROUP_MASK, layout.groupMask);
  write(module.ALIKE_MASK, layout.alikeMask);
  write(module.BEATEN_BY, layout.beatenBy);
  write(
    module.PARTS,
    layout.parts.flatMap(({ shift, cards }) => [shift, cards]),
  );
  // In the order in which assembly/memory.ts lists them.
  write(module.RULES, [
    layout.trumpMask,
    counted === 'points' ? 0 : 1,
    contract.followDuty,
    contract.ruffDuty,
    contract.called,
    contract.calledSuit,
    contract.runAwayMin,
    contract.ducks ? 1 : 0,
    contract.discardsFrom,
    overtaking[contract.overtaking].value,
    layout.lordMask,
  ]);
  module.loadContract(layout.cardAt.length, layout.parts.length);
}

/** The search as a module, made ready anew; throws where WebAssembly cannot be had. */
export function createModuleSearch(): ExactSearch {
  const module = instantiate();
  const words = new Int32Array(module.memory.buffer);
  const write: Write = ({ value }, values) => words.set(values, value >> 2);
  let loaded: CompiledContract | undefined;
  let counted: SearchedDeal['counted'] | undefined;
  return {
    prepare(deal) {
      const { contract, table, hands, sides } = deal;
      if (contract !== loaded || deal.counted !== counted) writeContract(module, write, contract, deal.counted);
      loaded = contract;
      counted = deal.counted;
      write(module.SITTING, [table.players, table.idle ?? -1]);
      write(module.HANDS, hands);
      write(module.SIDE, sides);
      module.loadDeal();
    },
    loadHands: (hands) => write(module.HANDS, hands),
    boundary: module.boundary,
    follow: module.follow,
    trickTaken: module.trickTaken,
    nodes: module.searchNodes,
  };
}
