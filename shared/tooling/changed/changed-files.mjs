import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../bootstrap/root.mjs';
import { Obstacle } from '../bootstrap/say.mjs';

const execute = promisify(execFile);

const BRANCHES = ['main', 'origin/main'];

/** Every file of the project: those git keeps and those it would. */
export async function projectFiles() {
  return paths(await git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'));
}

/**
 * What changed since a commit, whether it is committed or not; files that are gone too.
 *
 * @param ref a commit; where this branch left `main` when there is none
 */
export async function changedFiles(ref) {
  const base = ref ? await commitOf(ref) : await whereMainWasLeft();
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '-z', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...paths(changed), ...paths(added)])].sort();
}

async function commitOf(ref) {
  const commit = await revision(ref);
  if (!commit) throw new Obstacle(`git knows no commit “${ref}”.`);
  return commit;
}

async function whereMainWasLeft() {
  for (const branch of BRANCHES) if (await revision(branch)) return (await git('merge-base', branch, 'HEAD')).trim();
  throw new Obstacle('There is no branch “main” here: say since when, for instance --changed HEAD~1.');
}

/** The commit that a name stands for; `undefined` when git knows none. */
async function revision(name) {
  const answer = await execute('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
    cwd: root,
  }).catch((error) => {
    if (error.code === 1) return { stdout: '' };
    throw notByGit(error);
  });
  return answer.stdout.trim() || undefined;
}

async function git(...args) {
  const { stdout } = await execute('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch((error) => {
    throw notByGit(error);
  });
  return stdout;
}

function notByGit({ code, stderr, message }) {
  return new Obstacle(
    code === 'ENOENT'
      ? 'There is no git here: run the whole of it, npm test.'
      : `git cannot say what changed: ${stderr?.trim() || message}`,
  );
}

const paths = (printed) => printed.split('\0').filter(Boolean);
