import type { Audited } from './run-audit';

const SHOWN = 3;

/** A model's checks with their figures; below one that fails, what is wrong. */
export function reportOf({ model, rounds, findings }: Audited): string {
  const lines = findings.flatMap(({ check, figures, problems }) => [
    `  ${problems.length ? '✗' : '✓'} ${check.padEnd(20)}${figures}`,
    ...problems.slice(0, SHOWN).map((problem) => `      ${problem}`),
    ...(problems.length > SHOWN ? [`      … and ${problems.length - SHOWN} more`] : []),
  ]);
  return [`${model}, ${rounds} rounds`, ...lines, ''].join('\n');
}

export function problemsIn({ findings }: Audited): string[] {
  return findings.flatMap(({ check, problems }) => problems.map((problem) => `${check}: ${problem}`));
}
