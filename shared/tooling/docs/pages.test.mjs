import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(join(root, file)));
const pages = files.filter((file) => file.endsWith('.md') && !file.endsWith('api-report.md'));
const read = (page) => readFileSync(join(root, page), 'utf8');
/** Folders that a build or a test run makes. */
const BUILT = new Set(['operator/dist', 'e2e/test-results']);
const tops = new Set(files.map((file) => file.split('/')[0]));

describe.each(pages)('%s', (page) => {
  it('links only to files that are there', () => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => target);
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  it('names only paths that are there', () => {
    expect(pathsIn(read(page)).filter((path) => !isThere(path, page))).toEqual([]);
  });
});

it('every package of the workspace has a README', () => {
  const packages = files.filter((file) => /^(shared\/)?[^/]+\/package\.json$/.test(file)).map((file) => dirname(file));
  expect(packages.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

it('the index of decisions lists every decision, in order, by its title', () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-.*\.md$/.test(file)).toSorted();
  const lines = decisions.map((file) => {
    const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(file)) ?? [];
    return `${number}. [${title}](${file.slice('docs/decisions/'.length)})`;
  });
  expect(
    read('docs/decisions/README.md')
      .split('\n')
      .filter((line) => /^\d+\. /.test(line)),
  ).toEqual(lines);
});

/** What stands in backticks outside of code blocks and begins like a path of this repository: a folder of its root and a slash. */
function pathsIn(text) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path);
  return quoted.filter((path) => tops.has(path.split('/')[0]) && path.includes('/') && !/[<{…:]/.test(path));
}

function isThere(path, page) {
  const pattern = new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replaceAll(/[.+?()[\]$^|]/g, '\\$&')
      .replaceAll('**', '.+')
      .replaceAll(/(?<!\.)\*/g, '[^/]*')}($|/)`,
  );
  return (
    BUILT.has(path.replace(/\/$/, '')) ||
    [path, join(dirname(page), path)].some((each) => existsSync(join(root, each))) ||
    files.some((file) => pattern.test(file))
  );
}
