// Plays sounds through the computer's loudspeaker. Where there is none, or it refuses, nothing happens.
import type { Cue } from './moments.ts';
import { samplesOf, type Sound } from './recipes.ts';
import { RATE } from './synth.ts';

/** The same sound within so many milliseconds is heard once; so many sounds at most are heard at a time. */
const AGAIN = 70;
const MOST = 6;

/** How much of the full loudness a volume of 0 to 100 is: as ears tell, not in a straight line. */
export const gainOf = (volume: number): number => (Math.min(100, Math.max(0, volume)) / 100) ** 1.7;

export class Speaker {
  #context: AudioContext | undefined;
  readonly #buffers = new Map<Sound, AudioBuffer>();
  readonly #last = new Map<Sound, number>();
  #sounding = 0;

  /** Plays each cue in its time, at a volume from 0 to 100. */
  play(cues: readonly Cue[], volume: number): void {
    if (cues.length === 0 || volume <= 0) return;
    const context = this.#opened();
    if (!context) return;
    for (const { sound, after } of cues) this.#start(context, sound, context.currentTime + after / 1000, volume);
  }

  /** Nothing is opened before something is to be heard: an open loudspeaker costs power. */
  #opened(): AudioContext | undefined {
    if (typeof AudioContext === 'undefined') return undefined;
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context;
  }

  #start(context: AudioContext, sound: Sound, at: number, volume: number): void {
    const last = this.#last.get(sound) ?? -1;
    if (this.#sounding >= MOST || Math.abs(at - last) * 1000 < AGAIN) return;
    this.#last.set(sound, at);
    const source = context.createBufferSource();
    source.buffer = this.#bufferOf(context, sound);
    const gain = context.createGain();
    gain.gain.value = gainOf(volume);
    source.connect(gain).connect(context.destination);
    this.#sounding++;
    source.onended = () => {
      this.#sounding--;
      gain.disconnect();
      if (this.#sounding === 0) void context.suspend();
    };
    source.start(at);
  }

  #bufferOf(context: BaseAudioContext, sound: Sound): AudioBuffer {
    const known = this.#buffers.get(sound);
    if (known) return known;
    const samples = samplesOf(sound);
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(new Float32Array(samples), 0);
    this.#buffers.set(sound, buffer);
    return buffer;
  }
}
