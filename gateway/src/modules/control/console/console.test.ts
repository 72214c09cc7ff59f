import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffRequest, testApp, type TestApp } from '../../../platform/testing';

let app: TestApp;
let consoleDir: string;
beforeAll(async () => {
  consoleDir = mkdtempSync(join(tmpdir(), 'pavilion-console-'));
  app = await testApp({ consoleDir });
});
afterAll(async () => {
  await app.close();
  rmSync(consoleDir, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => staffRequest(app, { url, headers });

describe('the console', () => {
  it('says so while it is not built', async () => {
    const answer = await ask('/');

    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('The console is not built yet');
  });

  it('answers its one page at every address of a page, and its files at theirs, from the build that is there', async () => {
    mkdirSync(join(consoleDir, 'secret'));
    writeFileSync(join(consoleDir, 'main.0a1b.js'), 'console.log(1);'.padEnd(900));
    writeFileSync(join(consoleDir, 'secret/notes.txt'), 'not for anybody');
    writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>built</title>');
    writeFileSync(
      join(consoleDir, 'assets.json'),
      JSON.stringify({ entry: ['main.0a1b.js'], integrity: { 'main.0a1b.js': 'sha384-x' } }),
    );

    for (const url of ['/', '/brands/pavilion?tab=flags', '/enrol/abc']) {
      const page = await ask(url);
      expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>built</title>']);
      expect(page.headers['cache-control']).toBe('no-store');
    }
    const file = await ask('/console/main.0a1b.js', { 'accept-encoding': 'br' });
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/console/secret/notes.txt',
    '/console/..%2f..%2fpackage.json',
    '/console/assets.json',
    '/staff/nothing',
    '/nothing.js',
  ])('does not know %s', async (url) => {
    const answer = await ask(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'request.not_found' });
  });

  it('lets nothing inline run, nothing from elsewhere, and nobody frame it', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);

    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'; require-trusted-types-for 'script'`);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('says so again when the build is taken away', async () => {
    rmSync(join(consoleDir, 'assets.json'));
    rmSync(join(consoleDir, 'index.html'));

    expect((await ask('/')).statusCode).toBe(503);
  });
});
