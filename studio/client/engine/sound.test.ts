import { PLAIN_TUNE, pitches } from './pitches';
import { Sound } from './sound';

const played: number[] = [];
const node = () => ({ connect: node, start: () => undefined, stop: () => undefined });
const gain = () => ({
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});

/** As much of Web Audio as a win needs: jsdom has none. */
Object.assign(globalThis, {
  AudioContext: class {
    readonly currentTime = 0;
    readonly resume = async () => undefined;
  },
  GainNode: class {
    readonly gain = gain();
    readonly connect = node;
  },
  OscillatorNode: class {
    readonly connect = node;
    readonly start = () => undefined;
    readonly stop = () => undefined;
    constructor(_: unknown, { frequency, type }: { frequency: number; type: string }) {
      if (type === 'triangle') played.push(Math.round(frequency));
    }
  },
});

it('goes up through the octaves of its scale', () => {
  expect(pitches({ scale: [0, 3, 5, 7, 10], lowestHz: 400 }, 7).map(Math.round)).toEqual([400, 476, 534, 599, 713, 800, 951]);
});

it('plays a win in the tune of its title, as long as it is large, and nothing of no win', () => {
  for (const tune of [undefined, { scale: [0, 3, 5, 8, 10], lowestHz: 440 }]) {
    const sound = new Sound(tune);
    sound.switchTo(true);
    sound.win('none');
    expect(played.splice(0)).toEqual([]);
    sound.win('great');
    expect(played.splice(0)).toEqual(pitches(tune ?? PLAIN_TUNE, 6).map(Math.round));
  }
});
