import { alpha, paintText } from '../../engine/paint';

interface Place {
  readonly x: number;
  readonly y: number;
}

const SPOKES = 6;

/** A net of cords around a place. */
export function paintNet(context: CanvasRenderingContext2D, { x, y }: Place, reach: number, colour: string, share = 1): void {
  context.strokeStyle = alpha(colour, share);
  context.lineWidth = 2;
  context.beginPath();
  for (const ring of [1, 0.66, 0.33]) {
    context.moveTo(x + reach * ring, y);
    context.arc(x, y, reach * ring, 0, Math.PI * 2);
  }
  for (let spoke = 0; spoke < SPOKES; spoke += 1) {
    const at = (spoke / SPOKES) * Math.PI * 2;
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(at) * reach, y + Math.sin(at) * reach);
  }
  context.stroke();
}

/** From the boat to the net. */
export function paintLine(context: CanvasRenderingContext2D, from: Place, to: Place, colour: string): void {
  context.strokeStyle = alpha(colour, 0.6);
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(from.x + (to.x - from.x) * 0.2, (from.y + to.y) / 2, to.x, to.y);
  context.stroke();
}

/** What a caught one pays rises and fades. */
export function paintTimes(context: CanvasRenderingContext2D, { x, y }: Place, text: string, share: number, dark: string): void {
  const [size, at] = [22, y - share * 34];
  context.globalAlpha = 1 - share ** 3;
  paintText(context, text, { x: x + 1, y: at + 2, size, colour: dark });
  paintText(context, text, { x, y: at, size, colour: '#ffffff' });
  context.globalAlpha = 1;
}

/** Two corners on either side of the fish that is aimed at. */
export function paintAim(context: CanvasRenderingContext2D, { x, y }: Place, reach: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.beginPath();
  for (const quarter of [0, 1, 2, 3]) {
    const middle = (quarter * Math.PI) / 2 + Math.PI / 4;
    context.moveTo(x + Math.cos(middle - 0.3) * reach, y + Math.sin(middle - 0.3) * reach);
    context.arc(x, y, reach, middle - 0.3, middle + 0.3);
  }
  context.stroke();
}
