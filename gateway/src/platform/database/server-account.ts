import { execFileSync } from 'node:child_process';

/** The operating-system account that owns and runs the embedded server. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it gets an account of its own. Everybody else runs it as themselves. */
export function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return accountNamed('postgres') ?? createAccount() ?? accountNamed('nobody');
}

function accountNamed(name: string): ServerAccount | undefined {
  try {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(): ServerAccount | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return accountNamed('postgres');
  } catch {
    return undefined;
  }
}
