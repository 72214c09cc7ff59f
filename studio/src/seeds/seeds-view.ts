import type { SeedPair } from '../database/tables';
import type { Seeds } from './seeds';

export function seedsView({ active, nextServerSeedHash }: Seeds) {
  return {
    serverSeedHash: active.server_seed_hash,
    clientSeed: active.client_seed,
    nonce: active.next_nonce,
    nextServerSeedHash,
  };
}

export function revealedView(pair: SeedPair) {
  return {
    serverSeed: pair.server_seed,
    serverSeedHash: pair.server_seed_hash,
    clientSeed: pair.client_seed,
    rounds: pair.next_nonce,
  };
}
