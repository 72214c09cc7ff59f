const MOST = 30;

/** What was chosen and why, in lines for a terminal. */
export function describeChoice({ types, tests, specs, page, everything, because }) {
  if (!because.length) return ['Nothing has changed.'];
  const files = because.length === 1 ? '1 changed file' : `${because.length} changed files`;
  const reasons = because.slice(0, MOST).map(({ file, reach }) => `  ${file}: ${describeReach(reach)}`);
  const more = because.length > MOST ? [`  … and ${because.length - MOST} more`] : [];
  const chosen = everything
    ? ['everything']
    : [
        `types of ${types.join(', ') || 'nothing'}`,
        'lint, format, dead code',
        ...(tests.length ? [`${tests.length} unit test files: ${byPackage(tests)}`] : ['no unit tests']),
        ...(specs.length ? [`${specs.length} browser spec files: ${byFolder(specs)}`] : ['no browser specs']),
        ...(page ? ['docs/new-remote.md'] : []),
      ];
  return [`${files} can make fail:`, ...chosen.map((what) => `  ${what}`), 'because of', ...reasons, ...more];
}

function describeReach({ everything, tests, specs, page }) {
  if (everything) return `everything, as ${everything}`;
  const parts = [
    [tests, 'unit test files'],
    [specs, 'browser specs'],
  ]
    .filter(([{ length }]) => length)
    .map(([{ length }, what]) => `${length} ${what}`);
  return [...parts, ...(page ? ['docs/new-remote.md'] : [])].join(', ') || 'no test';
}

const byPackage = (files) => counted(files.map((file) => /^(?:shared\/)?[^/]+/.exec(file)[0]));
const byFolder = (files) => counted(files.map((file) => file.split('/')[2]));

function counted(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}
