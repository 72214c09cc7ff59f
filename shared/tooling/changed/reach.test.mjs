import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importGraph } from '@pavilion/programs/import-graph.mjs';
import { root } from '../bootstrap/root.mjs';
import { reachIn } from './reach.mjs';
import { READS, REACHES_EVERYTHING, REACHES_NO_TEST } from './reads.mjs';

/** As `.gitignore` has it; the test also holds in a copy that git does not know. */
const LEFT_OUT = /^(?:\.git|node_modules|dist.*|coverage|\.data|\.cache|test-results|playwright-report)$|\.log$/;
const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) => filesOf('', entry));
const there = new Set(files);

function filesOf(folder, entry) {
  const path = folder + entry.name;
  if (LEFT_OUT.test(entry.name) || path === 'screens') return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((inner) => filesOf(`${path}/`, inner));
}

let reach;
beforeAll(async () => {
  reach = reachIn({ files, ...(await importGraph(root, files)) });
});

describe('every file of the project', () => {
  it('is needed by a test, or is known to be needed by all or by none: see reads.mjs', () => {
    const unknown = files.filter((file) => reach(file).everything?.startsWith('nobody'));

    expect(unknown).toEqual([]);
  });

  it('is found by the lines of the table, and so are those who need it', () => {
    const empty = READS.filter(([read, by]) => !files.some((file) => needs(read, by, file)));
    const patterns = [...REACHES_EVERYTHING, ...REACHES_NO_TEST].filter((pattern) => !files.some((file) => pattern.test(file)));

    expect(empty).toEqual([]);
    expect(patterns).toEqual([]);
  });

  it('reaches the tests that name its path', () => {
    const tests = files.filter((file) => /\.test\.(tsx?|mjs)$/.test(file) && !file.startsWith('shared/tooling/changed/'));
    const missing = tests.flatMap((test) => {
      const isMissed = (file) => !reach(file).everything && !reach(file).tests.includes(test);
      return namedIn(test)
        .filter(isMissed)
        .map((file) => `${test} opens ${file}`);
    });

    expect(missing).toEqual([]);
  });

  it('reaches itself when it is a test', () => {
    const alone = files.filter((file) => /\.test\.(tsx?|mjs)$/.test(file) && !reach(file).tests.includes(file));

    expect(alone).toEqual([]);
  });
});

/** Files whose path stands in a test’s text, from the project’s folder or from its own. */
function namedIn(test) {
  const paths = [...readFileSync(join(root, test), 'utf8').matchAll(/['"`](?:\.\.\/)*([\w@./-]+\.\w+)['"`]/g)].map(
    ([, path]) => path,
  );
  return paths.flatMap((path) => [path, join(dirname(test), path)]).filter((path) => there.has(path));
}

function needs(read, by, file) {
  const found = read.exec(file);
  return found && files.some((other) => new RegExp(by.replace('$1', found[1] ?? '')).test(other));
}

describe('in this project, a change of', () => {
  const one = (pattern) => files.find((file) => pattern.test(file) && !/\.test\./.test(file));
  const folders = ({ specs }) => [...new Set(specs.map((spec) => spec.split('/')[2]))].sort();
  const packages = ({ tests }) => [...new Set(tests.map((test) => /^(?:shared\/)?[^/]+/.exec(test)[0]))].sort();
  const ALL = ['accessibility', 'console', 'control', 'faults', 'identity', 'journeys', 'keyboard', 'lists', 'lobby', 'money'];

  it('a remote’s screen reaches its own tests and the specs that open it', () => {
    const reached = reach(one(/^mf-points\/src\/screens\/.+\.tsx$/));

    expect(packages(reached)).toEqual(['mf-points']);
    expect(folders(reached)).toEqual(['accessibility', 'control', 'faults']);
  });

  it.each(['shell/src/main.tsx', 'gateway/src/app.ts'])('%s reaches every browser spec', (file) => {
    expect(folders(reach(file))).toEqual(ALL);
  });

  it('a shared package reaches the tests of all who import it, through its name', () => {
    const reached = reach(one(/^shared\/money\/src\/parse\.ts$/));

    expect(packages(reached)).toEqual(expect.arrayContaining(['gateway', 'mf-wallet', 'operator', 'shared/money']));
  });

  it('a migration reaches the gateway’s tests and every browser spec, and no remote’s tests', () => {
    const reached = reach(one(/^gateway\/migrations\/.+\.sql$/));

    expect(packages(reached)).toContain('gateway');
    expect(packages(reached).filter((name) => /^(mf-|shell|operator)/.test(name))).toEqual([]);
    expect(folders(reached)).toEqual(ALL);
  });

  it('a theme reaches the tests that open stylesheets, but not those of all who wear it', () => {
    const { tests } = reach(one(/^shared\/ui\/src\/themes\/.+\.css$/));

    expect(tests).toContain('shared/ui/src/themes/contrast.test.ts');
    expect(tests.filter((test) => test.startsWith('mf-'))).toEqual([]);
  });

  it('a remote’s texts reach the specs of its screens', () => {
    expect(folders(reach('mf-wallet/src/messages/bn.json'))).toContain('money');
  });

  it('what one spec imports reaches that spec alone', () => {
    expect(reach('e2e/specs/money/deposit.spec.ts')).toMatchObject({ tests: [], specs: ['e2e/specs/money/deposit.spec.ts'] });
    expect(folders(reach('e2e/identity/sign-in-page.ts'))).toEqual(['identity']);
  });

  it('the page for new remotes reaches nothing but its being followed', () => {
    expect(reach('docs/new-remote.md')).toMatchObject({ tests: [], specs: [], page: true });
  });

  it('a picture in the docs reaches nothing, and the errors page the tests that read it', () => {
    expect(reach(one(/^docs\/pictures\//))).toMatchObject({ tests: [], specs: [], page: false });
    expect(reach('docs/errors.md').tests).toEqual(['shared/api/src/errors.test.ts', 'shared/i18n/src/product-messages.test.ts']);
  });

  it.each(['pnpm-lock.yaml', 'shared/money/package.json', 'shared/tooling/jest/base.mjs', 'shared/tooling/bootstrap/run.mjs'])(
    '%s reaches everything',
    (file) => {
      expect(reach(file).everything).toBeTruthy();
    },
  );
});
