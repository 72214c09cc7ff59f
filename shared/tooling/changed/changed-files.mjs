import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../bootstrap/root.mjs';
import { UserError } from '../bootstrap/progress.mjs';

const execute = promisify(execFile);

const BRANCHES = ['main', 'origin/main'];
/** What `git rev-parse --quiet` ends with when a name stands for nothing. */
const UNKNOWN = 1;

/** Every file of the project: those git keeps and those it would. */
export async function projectFiles() {
  return paths(await gitIn(root)('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'));
}

/**
 * What changed since a commit, whether it is committed or not; files that are gone too.
 *
 * @param ref a commit; where this branch left `main` when there is none
 * @throws UserError when git knows no such commit, or no git is here
 */
export async function changedFiles(ref, folder = root) {
  const git = gitIn(folder);
  const base = ref ? await commitOf(git, ref) : await whereMainWasLeft(git);
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '-z', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...paths(changed), ...paths(added)])].sort();
}

async function commitOf(git, ref) {
  const commit = await revision(git, ref);
  if (!commit) throw new UserError(`git knows no commit “${ref}”.`);
  return commit;
}

async function whereMainWasLeft(git) {
  for (const branch of BRANCHES) if (await revision(git, branch)) return (await git('merge-base', branch, 'HEAD')).trim();
  throw new UserError('There is no branch “main” here: say since when, for instance --changed HEAD~1.');
}

/** The commit that a name stands for; `undefined` when git knows none. */
async function revision(git, name) {
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).catch((error) => {
    if (error.code === UNKNOWN) return '';
    throw error;
  });
  return commit.trim() || undefined;
}

function gitIn(folder) {
  return async (...args) => {
    const { stdout } = await execute('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(
      ({ code, stderr, message }) => {
        const why = code === 'ENOENT' ? 'there is no git here.' : stderr.trim() || message;
        throw Object.assign(new UserError(`git cannot say what changed: ${why}`), { code });
      },
    );
    return stdout;
  };
}

const paths = (printed) => printed.split('\0').filter(Boolean);
