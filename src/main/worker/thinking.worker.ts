// The worker thread in which players decide, so that the main process never waits for them.
import '../../words/all-languages.ts';
import { parentPort } from 'node:worker_threads';
import { answer } from './answering.ts';
import type { Asking } from '../thinking/thinking-protocol.ts';

const port = parentPort;
port?.on('message', (asking: Asking) => port.postMessage(answer(asking)));
