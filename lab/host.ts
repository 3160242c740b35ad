// The process that the command line runs in: its CPU, its end, and this program once more beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { createInterface } from 'node:readline';
import type { Again, Host, StopSign } from '../src/cli/command.ts';

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The first Ctrl+C asks to stop, a second one ends the process as ever. */
function stopOn(sign: StopSign): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  if (sign === 'interrupt') {
    process.once('SIGINT', stop);
    return controller.signal;
  }
  // Ctrl+C in a terminal reaches all processes; the one that started this one says when to stop.
  process.on('SIGINT', () => undefined);
  process.stdin.once('end', stop).once('close', stop).resume();
  // The input alone keeps nobody waiting.
  if ('unref' in process.stdin) process.stdin.unref();
  return controller.signal;
}

const again: Again = (args) => {
  const child = spawn(process.execPath, [process.argv[1] ?? '', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    windowsHide: true,
  });
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').then(([status]) => (typeof status === 'number' ? status : 1));
  return {
    lines: createInterface({ input: child.stdout, crlfDelay: Infinity }),
    stop: () => child.stdin.end(),
    ended,
  };
};

export const HOST: Host = { cpu, cores: os.availableParallelism(), stopOn, again };
