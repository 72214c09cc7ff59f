import { ensureBrowser } from './browser.mjs';
import { UserError } from './progress.mjs';

const CHROMIUM = '/usr/bin/chromium';

/** A machine made of the files on it; what apt does to them is given. */
function machine({ files = [], env = {}, isRoot = false, apt = () => {} }) {
  const there = new Set(files);
  const ran = [];
  return {
    ran,
    env,
    isRoot,
    exists: (path) => there.has(path),
    run: async (program, args) => {
      ran.push([program.split('/').at(-1), ...args.filter((each) => ['update', 'install'].includes(each))].join(' '));
      apt(there);
    },
    playwrights: async () => '/home/somebody/.cache/ms-playwright/chrome',
  };
}

describe('a browser for the tests', () => {
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));

  it('is the system’s when it has one, or the one that is named', async () => {
    expect(await ensureBrowser({ machine: machine({ files: [CHROMIUM] }) })).toBe(CHROMIUM);
    const named = machine({ files: [CHROMIUM, '/opt/chrome'], env: { CHROMIUM_PATH: '/opt/chrome' } });
    expect(await ensureBrowser({ machine: named })).toBe('/opt/chrome');
  });

  it('is refused when the one that is named is not there', async () => {
    const lost = machine({ files: [CHROMIUM], env: { CHROMIUM_PATH: '/opt/chrome' } });
    await expect(ensureBrowser({ machine: lost })).rejects.toThrow('CHROMIUM_PATH names /opt/chrome, which is not there.');
  });

  it('is installed by apt for root on Debian, before our packages are there', async () => {
    const debian = machine({ files: ['/usr/bin/apt-get'], isRoot: true, apt: (files) => files.add(CHROMIUM) });
    expect(await ensureBrowser({ machine: debian, installed: new Promise(() => {}) })).toBe(CHROMIUM);
    expect(debian.ran).toEqual(['apt-get update', 'apt-get install']);
  });

  it('is Playwright’s own when apt fails, and for everybody who is not root', async () => {
    const broken = () => {
      throw new UserError('no mirror');
    };
    const noMirror = machine({ files: ['/usr/bin/apt-get'], isRoot: true, apt: broken });
    expect(await ensureBrowser({ machine: noMirror })).toContain('ms-playwright');
    const ordinary = machine({ files: ['/usr/bin/apt-get'] });
    expect(await ensureBrowser({ machine: ordinary })).toContain('ms-playwright');
    expect(ordinary.ran).toEqual([]);
  });
});
