/*
 * A game vendor that was written from the public pages of the protocol alone (docs.hub88.io: the operator's wallet API and the games API)
 * and imports nothing of ours: one coin game, RSA keys of its own, a wallet that it reaches over HTTP.
 *
 * node vendor-program.mjs <folder>: leaves `public.pem` there, reads `operator.pem` (one key or several) and `wallet` (the address of the operator's wallet) when
 * it needs them, and says where it listens. What it was asked is at GET /asked.
 */
import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [, , folder = '.'] = process.argv;
const GAME = { game_code: 'fox:coin', name: 'Coin of the Fox' };
const UNITS = 100_000;

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const publishKey = ({ publicKey }) => writeFileSync(join(folder, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
const fileOf = (name) => readFileSync(join(folder, name), 'utf8').trim();
const operatorKeys = () => fileOf('operator.pem').split(/(?=-----BEGIN)/);
const sessions = new Map();
const asked = [];
let keys = newKeys();
publishKey(keys);

/** A call of the operator's wallet. Answers come with HTTP 200; what they say is in `status`. */
async function wallet(path, fields) {
  const body = Buffer.from(JSON.stringify({ request_uuid: randomUUID(), ...fields }));
  const response = await fetch(`${fileOf('wallet')}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('RSA-SHA256', body, keys.privateKey).toString('base64'),
    },
    body,
  });
  return response.json();
}

function listOfGames() {
  return [
    {
      ...GAME,
      product: 'Northern Lights',
      category: 'Table Games',
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      enabled: true,
      demo_game_support: false,
      freebet_support: false,
      rtp: '97.50',
      url_thumb: 'https://games.example/fox.png',
      blocked_countries: [],
    },
  ];
}

function open({ user, token, game_code, currency }, origin) {
  if (game_code !== GAME.game_code) return [422, { status: 'RS_ERROR_INVALID_GAME' }];
  const session = randomUUID();
  sessions.set(session, { user, token, game_code, currency });
  return [200, { url: `${origin}/play/${session}` }];
}

const operatorCalls = {
  '/operator/generic/v2/game/list': () => [200, listOfGames()],
  '/operator/generic/v2/game/url': open,
};

/** What the player does in the game, one step at a time: who they are, what they have, a bet, its result. */
async function play(session, { step, stake = 0, payout = 0, round, bet, transaction = randomUUID() }) {
  const { user, token, game_code, currency } = session;
  const place = { user, token, game_code, currency, round, supplier_user: user };
  if (step === 'info') return wallet('/user/info', { user });
  if (step === 'balance') return wallet('/user/balance', { user, token, game_code });
  if (step === 'bet')
    return wallet('/transaction/bet', {
      ...place,
      transaction_uuid: transaction,
      supplier_transaction_id: transaction,
      amount: stake * UNITS,
      is_free: false,
      round_closed: false,
      bet: 'heads',
    });
  const result = { ...place, transaction_uuid: transaction, reference_transaction_uuid: bet, round_closed: true };
  if (step === 'win') return wallet('/transaction/win', { ...result, amount: payout * UNITS, is_free: false });
  return wallet('/transaction/rollback', result);
}

async function answer(request, body, origin) {
  const { pathname } = new URL(request.url, origin);
  if (pathname === '/asked') return [200, asked];
  if (pathname === '/new-key') return [200, ((keys = newKeys()), publishKey(keys), {})];
  const session = sessions.get(pathname.replace('/play/', ''));
  if (session) return [200, await play(session, JSON.parse(body.toString()))];
  asked.push(pathname);
  const signature = Buffer.from(String(request.headers['x-hub88-signature'] ?? ''), 'base64');
  if (!operatorKeys().some((key) => verify('RSA-SHA256', body, key, signature)))
    return [401, { status: 'RS_ERROR_INVALID_SIGNATURE' }];
  const call = operatorCalls[pathname];
  return call ? call(JSON.parse(body.toString()), origin) : [404, { status: 'RS_ERROR_UNKNOWN' }];
}

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const origin = `http://127.0.0.1:${server.address().port}`;
  const [status, value] = await answer(request, Buffer.concat(parts), origin).catch((error) => [500, { error: error.message }]);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
