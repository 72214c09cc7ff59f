import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', ...args], { cwd: folder });
const write = (name) => writeFileSync(join(folder, name), `${name} ${Math.random()}`);
function commit(name) {
  write(name);
  git('add', '--all');
  git('commit', '--quiet', '-m', name);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  commit('old.ts');
  commit('ours.ts');
  git('checkout', '--quiet', '-b', 'work');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what changed on a branch', () => {
  it('is what it committed since it left main, what is not committed yet, what is new and what is gone', async () => {
    commit('committed.ts');
    write('old.ts');
    write('নতুন.ts');
    rmSync(join(folder, 'ours.ts'));

    expect(await changedFiles(undefined, folder)).toEqual(['committed.ts', 'old.ts', 'ours.ts', 'নতুন.ts']);
  });

  it('is not what came to main meanwhile', async () => {
    git('checkout', '--quiet', 'main');
    commit('theirs.ts');
    git('checkout', '--quiet', 'work');
    write('mine.ts');

    expect(await changedFiles(undefined, folder)).toEqual(['mine.ts']);
  });

  it('may be asked for since another commit', async () => {
    commit('first.ts');
    commit('second.ts');

    expect(await changedFiles('HEAD~1', folder)).toEqual(['second.ts']);
  });

  it('cannot be told for a commit that is not there, or without a main', async () => {
    await expect(changedFiles('nowhere', folder)).rejects.toThrow('git knows no commit “nowhere”.');
    git('branch', '--quiet', '-D', 'main');
    await expect(changedFiles(undefined, folder)).rejects.toThrow('There is no branch “main” here');
  });

  it('cannot be told where there is no git', async () => {
    rmSync(join(folder, '.git'), { recursive: true });

    await expect(changedFiles(undefined, folder)).rejects.toThrow('git cannot say what changed');
  });
});
