import { FIELDS } from '../../../src/instant/scratch';

const ROW = 3;
/** So many cells has a field in each direction. */
const CELLS = 10;
/** Once so much of a field is scratched, the rest of it comes off by itself. */
const ENOUGH = 0.55;
/** A line is scratched point by point, no further apart than this. */
const STRIDE = 0.012;

/** A place on the card: from 0 to 1, from its left upper corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What covers nine fields, and how much of it is off. It knows no picture and draws nothing. */
export class Foil {
  private off: boolean[][] = [];
  private open: boolean[] = [];

  constructor() {
    this.renew();
  }

  renew(): void {
    this.off = Array.from({ length: FIELDS }, () => Array.from({ length: CELLS * CELLS }, () => false));
    this.open = Array.from({ length: FIELDS }, () => false);
  }

  isOpen(field: number): boolean {
    return this.open[field] === true;
  }

  get isAllOpen(): boolean {
    return this.open.every(Boolean);
  }

  /** The first field that is still covered. */
  get covered(): number | undefined {
    const first = this.open.indexOf(false);
    return first < 0 ? undefined : first;
  }

  openField(field: number): void {
    this.open[field] = true;
  }

  openAll(): void {
    this.open = this.open.map(() => true);
  }

  /** Takes off what lies along a line; returns the fields that came open by it. */
  scratch(from: Place, to: Place, reach: number): number[] {
    const before = [...this.open];
    const steps = Math.max(Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE), 1);
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      this.rub({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, reach);
    }
    return this.open.flatMap((open, field) => (open && !before[field] ? [field] : []));
  }

  private rub({ x, y }: Place, reach: number): void {
    for (const [field, cells] of this.off.entries()) {
      const [left, top] = [(field % ROW) / ROW, Math.floor(field / ROW) / ROW];
      for (let cell = 0; cell < cells.length; cell += 1) {
        const [across, down] = [left + ((cell % CELLS) + 0.5) / CELLS / ROW, top + (Math.floor(cell / CELLS) + 0.5) / CELLS / ROW];
        if (Math.hypot(across - x, down - y) <= reach) cells[cell] = true;
      }
      if (cells.filter(Boolean).length >= ENOUGH * cells.length) this.open[field] = true;
    }
  }
}
