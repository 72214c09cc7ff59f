import { PLAIN_TUNE, pitches } from './pitches';
import type { WinSize } from './win-size';

const STORED_AS = 'studio.sound';
const LOUDNESS = 0.35;
const NOTES: Readonly<Record<WinSize, number>> = { none: 0, small: 2, good: 4, great: 6, rare: 10 };

/** Sounds made on the spot, without files. Off until somebody switches them on; this device remembers. */
export class Sound {
  private audio: AudioContext | undefined;
  private output: GainNode | undefined;
  private noise: AudioBuffer | undefined;
  private on = readStored();

  /** @param tune the title’s, in which it plays wins */
  constructor(private readonly tune = PLAIN_TUNE) {}

  get isOn(): boolean {
    return this.on;
  }

  switchTo(on: boolean): void {
    this.on = on;
    store(on);
    // Browsers let a page sound after a press only, and this is one.
    if (on) void this.context()?.resume();
    else void this.audio?.suspend();
  }

  /** Something hard falls on wood: a die, a chip, a ball. `weight` from 0 to 1. */
  knock(weight = 0.5): void {
    const at = this.now();
    if (at === undefined) return;
    this.burst(at, { seconds: 0.05, hz: 1_400 + (1 - weight) * 1_600, loud: 0.5 * weight + 0.2 });
    this.tone(at, { hz: 150 + (1 - weight) * 90, seconds: 0.09, loud: 0.35 * weight, type: 'sine' });
  }

  /** Something is thrown or spun. */
  whoosh(seconds = 0.35): void {
    const at = this.now();
    if (at !== undefined) this.burst(at, { seconds, hz: 700, loud: 0.16 });
  }

  /** A win, as long as it is large. What is no more than the stake is silent. */
  win(size: WinSize): void {
    const at = this.now();
    if (at === undefined) return;
    for (const [note, hz] of pitches(this.tune, NOTES[size]).entries()) {
      this.tone(at + note * 0.09, { hz, seconds: 0.5, loud: 0.22, type: 'triangle' });
      this.tone(at + note * 0.09, { hz: hz * 2, seconds: 0.25, loud: 0.06, type: 'sine' });
    }
  }

  private now(): number | undefined {
    return this.on ? this.context()?.currentTime : undefined;
  }

  private context(): AudioContext | undefined {
    if (this.audio || typeof AudioContext === 'undefined') return this.audio;
    this.audio = new AudioContext();
    this.output = new GainNode(this.audio, { gain: LOUDNESS });
    this.output.connect(this.audio.destination);
    return this.audio;
  }

  private tone(at: number, { hz, seconds, loud, type }: { hz: number; seconds: number; loud: number; type: OscillatorType }): void {
    const { audio } = this;
    if (!audio) return;
    const source = new OscillatorNode(audio, { type, frequency: hz });
    source.connect(this.fading(audio, at, { seconds, loud }));
    source.start(at);
    source.stop(at + seconds);
  }

  private burst(at: number, { seconds, hz, loud }: { seconds: number; hz: number; loud: number }): void {
    const { audio } = this;
    if (!audio) return;
    this.noise ??= whiteNoise(audio);
    const source = new AudioBufferSourceNode(audio, { buffer: this.noise });
    const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hz, Q: 0.9 });
    source.connect(band).connect(this.fading(audio, at, { seconds, loud }));
    source.start(at);
    source.stop(at + seconds);
  }

  private fading(audio: AudioContext, at: number, { seconds, loud }: { seconds: number; loud: number }): GainNode {
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    if (this.output) gain.connect(this.output);
    return gain;
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

function readStored(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === 'on';
  } catch {
    // A browser that keeps nothing for a framed page starts silent each time.
    return false;
  }
}

function store(on: boolean): void {
  try {
    localStorage.setItem(STORED_AS, on ? 'on' : 'off');
  } catch {
    // It then holds until the page is closed.
  }
}
