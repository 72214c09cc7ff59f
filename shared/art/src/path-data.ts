import type { PathCommand } from 'fontkit';

export type Command = PathCommand;

/** What nobody sees on a cover, in the units of a path. */
const UNSEEN = 0.8;
const LETTER_OF: Record<Command['command'], string> = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

type Point = [x: number, y: number];

/** Relative, between whole numbers on which each point comes to lie: rounding never adds up. */
export function pathData(commands: readonly Command[], place: (x: number, y: number) => Point): string {
  let last: Point = [0, 0];
  let before = '';
  return commands
    .map(({ command, args }) => {
      const from = command === 'moveTo' ? [0, 0] : last;
      const points = args.flatMap((x, at) => (at % 2 ? [] : [place(x, args[at + 1] ?? 0).map(Math.round) as Point]));
      last = points.at(-1) ?? last;
      const [letter, numbers] = shortest(
        LETTER_OF[command],
        points.flatMap(([x, y]) => [x - (from[0] ?? 0), y - (from[1] ?? 0)]),
      );
      if (/[lhvqc]/.test(letter) && !numbers.some(Boolean)) return '';
      const said = numbers.reduce((joined, next) => joined + (joined && next >= 0 ? ' ' : '') + next, '');
      const again = letter === before && letter !== 'M';
      before = letter;
      if (!again) return letter + said;
      return said.startsWith('-') ? said : ` ${said}`;
    })
    .join('');
}

/** What is as good as straight is drawn so; straight along an axis takes one number. */
function shortest(letter: string, numbers: readonly number[]): [string, readonly number[]] {
  if (letter === 'q' && isFlat(numbers)) return shortest('l', numbers.slice(2));
  const [x = 0, y = 0] = numbers;
  if (letter !== 'l' || (x && y)) return [letter, numbers];
  return y ? ['v', [y]] : ['h', [x]];
}

/** A curve leaves the line between its ends by half as much as its control point leaves their middle. */
function isFlat([controlX = 0, controlY = 0, x = 0, y = 0]: readonly number[]): boolean {
  return Math.hypot(controlX - x / 2, controlY - y / 2) / 2 < UNSEEN;
}
