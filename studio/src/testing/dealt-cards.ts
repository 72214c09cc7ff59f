import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../database/tables';
import { numbersBelow } from '../draws/below';
import { drawUntil } from '../draws/draw-until';
import { commitmentTo } from '../seeds/seed-text';
import { DECK, rankOf } from '../table/cards';
import type { Player, TestStudio } from './test-studio';

const CARDS_LOOKED_AT = 7;
const TEN = 10;
const CLIENT_SEED = 'mine';
/** Where the search for deals begins that are rare: each is looked for all the same, and found at once. */
const BEGINS: Readonly<Record<string, number>> = {
  '8 6 8 0 8 8': 11_985,
  '4 1 5 9': 38_900,
  '9 6 2 10 10 10': 42_714,
  '5 10 4 7 3': 133_616,
  '5 10 4 7 2': 136_013,
  '8 6 8 10 10 10 10': 331_553,
};
const found = new Map<string, string>();

/** A server seed whose first round draws cards of these values of whole decks, from the first card on: 1 is an ace, 10 a ten or a picture, 0 any. */
function serverSeedFor(values: readonly number[]): string {
  const name = values.join(' ');
  for (let tries = BEGINS[name] ?? 0; !found.has(name); tries += 1) {
    const serverSeed = createHash('sha256').update(`dealt ${tries}`).digest('hex');
    const cards = drawUntil({ serverSeed, clientSeed: CLIENT_SEED, nonce: 0 }, (words) =>
      numbersBelow(
        words,
        Array.from({ length: CARDS_LOOKED_AT }, () => DECK),
      ),
    );
    if (values.every((value, at) => value === 0 || Math.min(rankOf(cards[at] ?? 0), TEN) === value)) found.set(name, serverSeed);
  }
  return found.get(name) ?? '';
}

/** Somebody new at a title, whose first round draws cards of these values. */
export async function playerDealt(
  studio: TestStudio,
  gameCode: string,
  values: readonly number[],
): Promise<{ readonly player: Player; readonly user: string }> {
  const user = `player-${randomUUID()}`;
  const player = await studio.launch({ user, game_code: gameCode, lang: 'en' });
  await player.get('/api/session');
  await dealNext(studio.test.database, user, values);
  return { player, user };
}

/** Lets the first round of somebody who has opened a session draw cards of these values. */
export async function dealNext(database: Database, user: string, values: readonly number[]): Promise<void> {
  const serverSeed = serverSeedFor(values);
  await database
    .updateTable('seed_pairs')
    .set({ server_seed: serverSeed, server_seed_hash: commitmentTo(serverSeed), client_seed: CLIENT_SEED })
    .where('state', '=', 'active')
    .where('player_id', '=', (players) => players.selectFrom('players').select('id').where('external_user', '=', user).limit(1))
    .execute();
}
