import { forgetBaked } from './baked';
import { pixelsPerPoint } from './pixels';

/** Draws one moment; returns whether something still moves. Sizes are CSS pixels, times milliseconds. */
export type DrawMoment = (
  context: CanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
  now: number,
) => boolean;

/** A canvas that is as sharp as its screen and is drawn only while something on it moves. */
export class Stage {
  private readonly context: CanvasRenderingContext2D | null;
  private waiting = 0;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly drawMoment: DrawMoment,
  ) {
    this.context = canvas.getContext('2d');
    // Letters that come late are drawn now, and what was baked with others is baked anew before a round needs the time. Tests have neither.
    if ('fonts' in document) document.fonts.addEventListener('loadingdone', () => this.draw());
    if (typeof ResizeObserver === 'undefined') return;
    new ResizeObserver(() => this.draw()).observe(canvas);
  }

  /** Something changed: it is drawn with the next frame. */
  draw(): void {
    if (this.waiting || !this.context) return;
    this.waiting = requestAnimationFrame((now) => {
      this.waiting = 0;
      if (this.paint(now)) this.draw();
    });
  }

  private paint(now: number): boolean {
    const { canvas, context } = this;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!context || width === 0 || height === 0) return false;
    const scale = pixelsPerPoint();
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== wide || canvas.height !== high) {
      [canvas.width, canvas.height] = [wide, high];
      // Whoever draws at a window's edge would keep the pictures of every size on the way.
      forgetBaked();
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    return this.drawMoment(context, { width, height }, now);
  }
}
