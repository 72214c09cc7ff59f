import type { PlaceShare } from './rate-limits/place-share';

/** What one place has of what costs us most: a household (one address of version 4, a /64 of version 6) and its network (/24, /48). */
export interface SharesConfig {
  /** New accounts within an hour. */
  registrations: PlaceShare;
  /** Pages that are open at the same time. */
  streams: Pick<PlaceShare, 'perHost' | 'perNetwork'>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const HOUR = 3_600;

/** @throws Error naming the variable and what it must be */
export function readSharesConfig(env: Environment): SharesConfig {
  return {
    registrations: {
      perHost: atLeastOne(env, 'PAVILION_REGISTRATIONS_PER_ADDRESS', 10),
      perNetwork: atLeastOne(env, 'PAVILION_REGISTRATIONS_PER_NETWORK', 100),
      seconds: HOUR,
    },
    streams: {
      perHost: atLeastOne(env, 'PAVILION_STREAMS_PER_ADDRESS', 300),
      perNetwork: atLeastOne(env, 'PAVILION_STREAMS_PER_NETWORK', 3_000),
    },
  };
}

function atLeastOne(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} must be a whole number of 1 or more, not “${text}”`);
  return Number(text);
}
