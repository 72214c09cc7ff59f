import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The operating-system account that owns and runs the embedded server. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then the account that made `cluster` runs it, else one of its own. Everybody else runs it as
 * themselves.
 */
export function serverAccount(cluster: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(cluster) ?? accountNamed('postgres') ?? createAccount() ?? accountNamed('nobody');
}

function ownerOf(folder: string): ServerAccount | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.uid ? { uid: found.uid, gid: found.gid } : undefined;
}

function accountNamed(name: string): ServerAccount | undefined {
  try {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    // There is none of this name.
    return undefined;
  }
}

function createAccount(): ServerAccount | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return accountNamed('postgres');
  } catch {
    // Not every system has `useradd`: the server then runs as `nobody`.
    return undefined;
  }
}
