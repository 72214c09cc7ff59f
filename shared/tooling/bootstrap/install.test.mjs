import { explainInstall } from './install.mjs';

describe('a failed installation', () => {
  it.each([
    ['npm error code ECONNREFUSED\nnpm error connect ECONNREFUSED 127.0.0.1:9', 'the npm registry does not answer'],
    ['npm error code ENOTCACHED\nnpm error request to http://127.0.0.1:9/pnpm failed', 'the npm registry does not answer'],
    [' ERR_PNPM_NO_OFFLINE_TARBALL  A package is missing from the store', 'the npm registry does not answer'],
    ['getaddrinfo EAI_AGAIN registry.npmjs.org', 'the npm registry does not answer'],
    ["EACCES: permission denied, mkdir '/srv/pavilion/node_modules'", 'is read-only'],
    ["EROFS: read-only file system, open '/root/.npm/_cacache'", 'is read-only'],
    ['ENOSPC: no space left on device, write', 'the disk is full'],
  ])('that printed “%s” is told in a sentence', (printed, sentence) => {
    expect(explainInstall(printed)).toContain(sentence);
  });

  it('of another kind is shown in its own words', () => {
    expect(explainInstall('ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"')).toBeUndefined();
  });
});
