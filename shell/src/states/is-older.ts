/** Whether `version` comes before `minimum`, by their three numbers; what follows them says nothing about order. */
export function isOlder(version: string, minimum: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(minimum)];
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function numbersOf(version: string): number[] {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return [0, 1, 2].map((at) => Number(numbers[at] ?? 0));
}
