import { pitches } from '../engine/pitches';

/** Of the title that is tested: it begins lower than the tune of what has no skin. */
export const TUNE = { scale: [0, 3, 5, 8, 10], lowestHz: 330 };
/** What the smallest win sounds like in it. */
export const FIRST_NOTES = pitches(TUNE, 2).map(Math.round);

/** The pitches of wins that a page played, in hertz, in their order. */
const notes: number[] = [];
const connected = () => ({ connect: connected });
const silent = () => undefined;
const gain = () => ({ setValueAtTime: silent, linearRampToValueAtTime: silent, exponentialRampToValueAtTime: silent });

/** As much of Web Audio as the sounds of games need: jsdom has none. A win is played by triangles. */
Object.assign(globalThis, {
  AudioContext: class {
    readonly currentTime = 0;
    readonly sampleRate = 1_000;
    readonly resume = async () => undefined;
    readonly suspend = async () => undefined;
  },
  GainNode: class {
    readonly gain = gain();
    readonly connect = connected;
  },
  AudioBuffer: class {
    readonly getChannelData = () => new Float32Array(1_000);
  },
  AudioBufferSourceNode: class {
    readonly connect = connected;
    readonly start = silent;
    readonly stop = silent;
  },
  BiquadFilterNode: class {
    readonly connect = connected;
  },
  OscillatorNode: class {
    readonly connect = connected;
    readonly start = silent;
    readonly stop = silent;
    constructor(_: unknown, { frequency, type }: { frequency: number; type: string }) {
      if (type === 'triangle') notes.push(Math.round(frequency));
    }
  },
});

/** What was heard since it was asked last. */
export const heardNotes = (): number[] => notes.splice(0);
