import { element } from '../element';
import { shareOf, wantsLessMotion } from './motion';
import { Stage, type DrawMoment } from './stage';
import type { WinSize } from './win-size';
import styles from './celebration.module.css';

/** What rises when something is won: small lights, more of them and for longer the larger the win. */
interface Light {
  /** From 0 to 1 across the table. */
  readonly at: number;
  readonly delay: number;
  readonly size: number;
  readonly sway: number;
  readonly reach: number;
}

const LIGHTS: Readonly<Record<WinSize, { count: number; span: number }>> = {
  none: { count: 0, span: 0 },
  small: { count: 0, span: 0 },
  good: { count: 14, span: 1_300 },
  great: { count: 32, span: 1_900 },
  rare: { count: 64, span: 2_800 },
};
const CORE = '#ffe7b0';
const GLOW = '242, 184, 75';

/** A layer over the table for lights that rise; it catches no press and says nothing to a screen reader. */
export class Celebration {
  readonly element = element('canvas', { class: styles['layer'], 'aria-hidden': 'true' });
  private lights: readonly Light[] = [];
  private started = 0;
  private span = 0;
  private readonly stage = new Stage(this.element, (...moment) => this.moment(...moment));

  celebrate(size: WinSize): void {
    const { count, span } = LIGHTS[size];
    this.stop();
    if (count === 0 || wantsLessMotion()) return;
    this.lights = Array.from({ length: count }, (_, index) => lightAt((index + 0.5) / count));
    this.span = span;
    this.started = performance.now();
    this.stage.draw();
  }

  stop(): void {
    if (this.lights.length === 0) return;
    this.lights = [];
    this.stage.draw();
  }

  private readonly moment: DrawMoment = (context, { width, height }, now) => {
    for (const light of this.lights) {
      const share = shareOf(now, this.started + light.delay * this.span * 0.4, this.span * 0.6);
      if (share === 0 || share === 1) continue;
      const x = light.at * width + Math.sin(share * 5 + light.sway) * 10;
      const y = height * (1 - share * light.reach);
      paintLight(context, { x, y, size: light.size, strength: Math.sin(share * Math.PI) });
    }
    return this.lights.length > 0 && now < this.started + this.span;
  };
}

function lightAt(at: number): Light {
  const { random } = Math;
  return {
    at: at + (random() - 0.5) * 0.08,
    delay: random(),
    size: 2.5 + random() * 4,
    sway: random() * 6,
    reach: 0.5 + random() * 0.5,
  };
}

interface PaintedLight {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly strength: number;
}

function paintLight(context: CanvasRenderingContext2D, { x, y, size, strength }: PaintedLight): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, size * 4);
  glow.addColorStop(0, `rgba(${GLOW}, ${0.7 * strength})`);
  glow.addColorStop(1, `rgba(${GLOW}, 0)`);
  context.fillStyle = glow;
  context.beginPath();
  context.arc(x, y, size * 4, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = strength;
  context.fillStyle = CORE;
  context.beginPath();
  context.ellipse(x, y, size * 0.8, size, 0, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}
