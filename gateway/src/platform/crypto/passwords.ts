import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createHashingQueue, type HashingLane } from './hashing-queue';

/** Hashes and checks passwords, slowly on purpose. */
export interface Passwords {
  /** @throws RegistrationQueueFull in the lane of registrations, when too many wait */
  hash(password: string, lane?: HashingLane): Promise<string>;
  /** Without a hash it takes the same time and says no, so that nobody learns which accounts exist. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

const ARGON2ID: Algorithm.Argon2id = 2;
/** How slow: memory in KiB, and how often it is gone through. */
interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

const COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2 };
/** Each takes 19 MiB and a core, whoever asks: all of this process share them. Two dozen registrations are done within about a second. */
const queue = createHashingQueue({ atOnce: 2, waiting: 24 });

/**
 * Argon2id over the NFC form, so that the same password typed on another keyboard is the same.
 *
 * @param cost another one only in tests, which make thousands: a tenth of their time went into it
 */
export function createPasswords(cost = COST): Passwords {
  const options = { algorithm: ARGON2ID, ...cost, parallelism: 1 };
  const decoy = queue.run('sign-in', () => hash('nobody has this password', options));
  return {
    hash: (password, lane = 'sign-in') => queue.run(lane, () => hash(password.normalize('NFC'), options)),
    async verify(stored, password) {
      const against = stored ?? (await decoy);
      const matches = await queue.run('sign-in', () => verify(against, password.normalize('NFC')));
      return matches && stored !== undefined;
    },
  };
}
