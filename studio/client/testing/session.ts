import type { SessionView } from '../studio/studio-calls';

/** A session as it begins, in which nothing was played yet. */
export const SESSION = {
  balance: '100000000',
  walletProblem: null,
  net: '0',
  currency: 'BDT',
  demo: false,
  limits: { coin: '1000', minStake: '100000', maxStake: '5000000000', maxWin: '100000000000', firstStake: '1000000' },
  elapsedSeconds: 0,
  seeds: { serverSeedHash: '', clientSeed: '', nonce: 0, nextServerSeedHash: '' },
  openRound: null,
  rounds: [],
} as const satisfies SessionView<never>;
