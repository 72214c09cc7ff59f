import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** Hashes and checks passwords, slowly on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes the same time and says no, so that nobody learns which accounts exist. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

const ARGON2ID: Algorithm.Argon2id = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Each takes 19 MiB and a core; a crowd of sign-ins must not take all of both. */
const MAX_CONCURRENT_HASHES = 2;

/** Argon2id over the NFC form, so that the same password typed on another keyboard is the same. */
export function createPasswords(): Passwords {
  const inTurn = limitConcurrency(MAX_CONCURRENT_HASHES);
  const decoy = inTurn(() => hash('nobody has this password', COST));
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), COST)),
    async verify(stored, password) {
      const against = stored ?? (await decoy);
      const matches = await inTurn(() => verify(against, password.normalize('NFC')));
      return matches && stored !== undefined;
    },
  };
}

function limitConcurrency(atOnce: number): <Value>(act: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (act) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
