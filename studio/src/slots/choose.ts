/** How many ways there are to choose so many of `all`. */
export function choose(all: number, chosen: number): bigint {
  let ways = 1n;
  for (let each = 0; each < chosen; each += 1) ways = (ways * BigInt(all - each)) / BigInt(each + 1);
  return ways;
}
