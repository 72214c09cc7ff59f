const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * The unit test files that took longest, each with its slowest test.
 *
 * @param {readonly object[]} testResults as `jest --json` writes them
 * @param {string} root the folder that paths are told from
 * @returns {string[]} lines for a terminal
 */
export function slowestSuites(testResults, root, count = 15) {
  const suites = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    ms: endTime - startTime,
    file: name.replace(`${root}/`, ''),
    tests: assertionResults.map(({ duration, title }) => ({ ms: duration ?? 0, title })),
  }));
  return longest(suites, count).map(lineOf);
}

/**
 * The browser specs that took longest on all devices and in all languages together, each with its slowest test.
 *
 * @param {readonly object[]} suites as Playwright's JSON report has them, one for each file
 * @returns {string[]} lines for a terminal
 */
export function slowestSpecs(suites, count = 10) {
  const specs = new Map();
  for (const suite of suites) specs.set(suite.file, [...(specs.get(suite.file) ?? []), ...testsIn(suite)]);
  const told = [...specs].map(([file, tests]) => ({
    ms: tests.reduce((sum, { ms }) => sum + ms, 0),
    file: `e2e/specs/${file}`,
    tests,
  }));
  return longest(told, count).map(lineOf);
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      title: `${title} (${projectName})`,
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function longest(timed, count) {
  return timed.toSorted((one, other) => other.ms - one.ms).slice(0, count);
}

function lineOf({ ms, file, tests }) {
  const line = `${seconds(ms).padStart(9)}  ${file}`;
  return longest(tests, 1).reduce((told, { ms, title }) => `${told}\n${' '.repeat(11)}${seconds(ms)} of it: ${title}`, line);
}
