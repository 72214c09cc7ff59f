import { mutationsOf } from './mutation';

/** Mistakes in what is kept, sent and told. */
export const MONEY_MUTATIONS = [
  ...mutationsOf('seeds/seed-text.ts', {
    'a commitment to another seed': ['.update(serverSeed)', '.update(newServerSeed())'],
    'a commitment by another hash': ["createHash('sha256')", "createHash('sha1')"],
    'server seeds of half the length': ['randomBytes(32)', 'randomBytes(16)'],
    'one server seed for all': ["randomBytes(32).toString('hex')", "'5eed'.repeat(16)"],
  }),
  ...mutationsOf('seeds/seeds.ts', {
    'decided without the client seed': ["clientSeed: pair.client_seed ?? ''", "clientSeed: ''"],
    'decided on one nonce for ever': ['nonce: round.nonce', 'nonce: 0'],
    'the client seed not taken': ['client_seed: clientSeed }', 'client_seed: newClientSeed() }'],
    'the seed used again after a rotation': [
      "state: 'active', client_seed: clientSeed }",
      "state: 'active', client_seed: clientSeed, server_seed: active.server_seed, server_seed_hash: active.server_seed_hash }",
    ],
    'another seed than the one committed to': [
      "state: 'active', client_seed: clientSeed }",
      "state: 'active', client_seed: clientSeed, server_seed: 'f'.repeat(64), server_seed_hash: commitmentTo('f'.repeat(64)) }",
    ],
    'seeds rotated under an open round': ["if (await hasOpenRound(tx, playerId)) throw new GameError('round.in_progress');", ''],
    'a rotation without a lock': [
      ".select('id').where('id', '=', playerId).forNoKeyUpdate()",
      ".select('id').where('id', '=', playerId)",
    ],
  }),
  ...mutationsOf('seeds/seeds-view.ts', {
    'the next commitment shown as the present one': [
      'serverSeedHash: active.server_seed_hash',
      'serverSeedHash: nextServerSeedHash',
    ],
  }),
  ...mutationsOf('rounds/rounds.ts', {
    'the nonce not advanced': ['pair.next_nonce + 1', 'pair.next_nonce'],
    'a nonce left out': ['pair.next_nonce + 1', 'pair.next_nonce + 2'],
    'a nonce ahead': ['nonce: pair.next_nonce,', 'nonce: pair.next_nonce + 1,'],
    'a second round beside an open one': ["if (!isClosed(last.state)) throw new GameError('round.in_progress');", ''],
    'a bet sent twice taken twice': [
      'if (known) return sameBet(known, { game_code: code, stake: bet.stake, reward_uuid: bet.reward, ...columns });',
      '',
    ],
    'a server seed told while in use': [
      "case when seed_pairs.state = 'revealed' then seed_pairs.server_seed end",
      'seed_pairs.server_seed',
    ],
    'stakes left out of the net': ['case when reward_uuid is null then stake else 0 end - raised', '0'],
    'half the stake written down': ['        stake: bet.stake,', '        stake: bet.stake / 2n,'],
  }),
  ...mutationsOf('rounds/round-runner.ts', {
    'decided in units, not coins': ['limitsOf(currency).coin)', '1n)'],
    'a win that is not sent': ["return { state: 'win_sent', attempts: 0 }", "return { state: 'settled' }"],
    'an outcome decided without a bet': ["{ state: 'bet_sent', attempts: 0 }", "{ state: 'bet_confirmed' }"],
    'calls that are not kept': ["answer.kind === 'confirmed' && answer.call", 'false'],
  }),
  ...mutationsOf('rounds/next-step.ts', {
    'the balance after a win not taken': [
      "state: 'settled', balance: answer.balance, failure: null",
      "state: 'settled', failure: null",
    ],
    'a confirmed bet taken back': ["{ state: 'bet_confirmed', balance: answer.balance }", "{ state: 'rollback_due', attempts: 0 }"],
  }),
  ...mutationsOf('rounds/is-outcome-told.ts', {
    'outcomes told before their end': ["isClosed(state) || failure === 'win.held'", 'isClosed(state) || failure === null'],
  }),
  ...mutationsOf('wallet/merchant-wallet.ts', {
    'a unit more taken': ['amount: Number(amount)', 'amount: Number(amount) + 1'],
    'the stake paid for a win': ['amount: Number(round.payout)', 'amount: Number(round.stake)'],
    'a unit less paid': ['amount: Number(round.payout)', 'amount: Math.max(Number(round.payout) - 1, 0)'],
    'a bet that closes the round': [
      'amount: Number(amount),\n        round_closed: false',
      'amount: Number(amount),\n        round_closed: true',
    ],
    'a win with the id of its bet': ['transaction(round, round.win_uuid)', 'transaction(round, round.bet_uuid)'],
    'a win without its bet': [
      'amount: Number(round.payout),\n        reference_transaction_uuid: round.bet_uuid',
      'amount: Number(round.payout),\n        reference_transaction_uuid: round.win_uuid',
    ],
    'rounds named by the page': ['round: round.id }', 'round: round.client_round_id }'],
    'another body signed': ['signatureOf(body, privateKey)', "signatureOf(Buffer.from('{}'), privateKey)"],
    'every game called dice': ['game_code: purse.gameCode', "game_code: 'dice'"],
    'another currency': ['currency: purse.currency,\n', "currency: 'INR',\n"],
    'another player’s token': ['token: purse.token', 'token: purse.user'],
  }),
  ...mutationsOf('wallet/play-wallet.ts', {
    'free play that never pays': ['amount: round.payout ?? 0n', 'amount: 0n'],
    'free play for nothing': ['amount: -amount', 'amount: -1n'],
  }),
  ...mutationsOf('money/currencies.ts', {
    'the largest stake lifted': ['BDT: limits(HUNDREDTH, 1n, 50_000n', 'BDT: limits(HUNDREDTH, 1n, 500_000n'],
    'the largest win lifted': ['BDT: limits(HUNDREDTH, 1n, 50_000n, 1_000_000n', 'BDT: limits(HUNDREDTH, 1n, 50_000n, 2_000_000n'],
    'the smallest stake raised': ['BDT: limits(HUNDREDTH, 1n', 'BDT: limits(HUNDREDTH, 2n'],
    'parts of a dong': ['VND: limits(WHOLE', 'VND: limits(HUNDREDTH'],
  }),
  ...mutationsOf('proofs/proof-routes.ts', {
    'a proof of another commitment': ['commitment: round.server_seed_hash', "commitment: '0'.repeat(64)"],
    'a proof signed before it is whole': ['signatureOf(Buffer.from(proofText(said))', 'signatureOf(Buffer.from(proofText({}))'],
  }),
];
