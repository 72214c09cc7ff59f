import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withFixedSeeds } from '../audit/fixed-seeds';
import { auditedModel } from '../audit/audited-models';
import { proofOfLast } from '../audit/checks/money';
import { sitDown } from '../audit/player';
import type { ModelId } from '../models/model-id';
import { MODEL_IDS } from '../models/models';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { TITLES } from '../titles/titles';
import { type Proof, proofText } from './proof';
import { verifyProof } from './verify-proof';

/** All of them take seconds, and say no more. */
const EVERY = 11;

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

/** A round of the model, over and revealed. */
async function played(model: ModelId) {
  const user = `proved-${randomUUID()}`;
  const player = await sitDown(studio, TITLES.find((title) => title.model === model) ?? TITLES[0]!, user);
  await player.play(auditedModel(model).bets[0] ?? { stake: '1000000' });
  return { user, player, round: studio.merchant.entries.at(-1)?.round };
}

async function proofOf(model: ModelId): Promise<string> {
  const { user, player } = await played(model);
  await player.rotate('afterwards');
  return proofOfLast(studio, user);
}

/** As a studio writes it that lies and signs its lie. */
function lie(text: string, change: object): string {
  const { signature: _, ...said } = { ...(JSON.parse(text) as Proof), ...change };
  return proofText({ ...said, signature: studio.sign(proofText(said)) });
}

function refusal(text: string): string | undefined {
  try {
    verifyProof(text, studio.publicKeyPem);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the proof of a round', () => {
  it.each(MODEL_IDS)('leads from the commitment to the operator’s books: %s', async (model) => {
    const text = await proofOf(model);

    const found = verifyProof(text, studio.publicKeyPem);

    const taken = (JSON.parse(text) as Proof).wallet.filter(({ kind }) => kind === 'bet' || kind === 'raise');
    expect(found).toEqual([
      expect.stringMatching(/^The studio signed it, .*the one that was given/),
      expect.stringMatching(/^The server seed is the one behind the commitment [0-9a-f]{64}/),
      expect.stringContaining(`by the rules of ${model} that pays`),
      ...taken.map(() => expect.stringMatching(/^The wallet took \d+\.\d\d BDT/)),
      expect.stringMatching(/^The wallet was paid \d+\.\d\d BDT/),
      expect.stringMatching(/^The operator’s books, signed with its key [0-9a-f]{16}, have the same (two|\d) entries/),
    ]);
  });

  it('is refused when a byte of it is another, wherever', async () => {
    const text = await proofOf('dice-2');
    const bytes = Buffer.from(text);
    const believed: number[] = [];
    for (let at = 0; at < bytes.length; at += EVERY) {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      if (refusal(bytes.toString()) === undefined) believed.push(at);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
    }
    expect(believed).toEqual([]);
    expect(refusal(`${text} `)).toBe('The file is not word for word what the studio wrote.');
    expect(refusal(text)).toBeUndefined();
  });

  it('is refused where the studio itself lies, field by field', async () => {
    const [text, another] = await withFixedSeeds(
      'two rounds that win',
      async () => [await proofOf('dice-2'), await proofOf('dice-2')] as const,
    );
    const other = JSON.parse(another) as Proof;
    const { round, seeds, wallet, ledger, outcome, payout } = JSON.parse(text) as Proof;
    const [bet, win] = wallet;
    // What is paid on a lost round is nothing, whatever the bet is said to have been.
    expect(payout).not.toBe('0');
    const lies: readonly (readonly [object, string])[] = [
      [{ format: 'studio-round-proof-9' }, 'no proof of a round in a format'],
      [{ commitment: other.commitment }, 'not the one that was committed to'],
      [{ seeds: { ...seeds, serverSeed: other.seeds.serverSeed } }, 'not the one that was committed to'],
      [{ seeds: { ...seeds, clientSeed: 'another' } }, 'lead to another outcome'],
      [{ seeds: { ...seeds, nonce: 1 } }, 'lead to another outcome'],
      [{ outcome: Number(outcome) + 1 }, 'lead to another outcome'],
      [{ payout: String(Number(payout) + 1_000) }, 'pays another amount'],
      [{ round: { ...round, model: 'dice-9' } }, 'dice-9 is not known'],
      [{ round: { ...round, currency: 'XAU' } }, 'XAU is not known'],
      [{ round: { ...round, id: randomUUID() } }, 'about another round'],
      [{ round: { ...round, game: 'mango-season' } }, 'about another round'],
      [{ round: { ...round, currency: 'INR' } }, 'about another round'],
      [{ round: { ...round, bet: { ...round.bet, multiplier: '99999n' } } }, 'pays another amount'],
      [{ wallet: [bet] }, 'not one bet and one win'],
      [{ wallet: [bet, { ...win, body: win?.body.replace('"amount":', '"amount":1') }] }, 'did not sign the win call'],
      [{ wallet: [other.wallet[0], win] }, 'about another round'],
      [{ wallet: [bet, { ...win, answer: win?.answer.replace('RS_OK', 'RS_ERROR_UNKNOWN') }] }, 'did not confirm the win call'],
      [{ ledger: { ...ledger, body: ledger?.body.replace('-1000000', '-1000001') } }, 'The operator did not sign'],
      [{ ledger: other.ledger }, 'books are about another round'],
      [{ ledger: { ...ledger, publicKey: 'no key' } }, 'public key cannot be read'],
      [{ studioPublicKey: studio.merchant.publicKeyPem }, 'another studio’s key'],
    ];

    for (const [change, sentence] of lies)
      expect([change, refusal(lie(text, change))]).toEqual([change, expect.stringContaining(sentence)]);
  });

  it('says so when the operator’s books have another amount, or when there are none', async () => {
    const { user, player, round } = await played('dice-2');
    await player.rotate('afterwards');
    const [bet, win] = studio.merchant.entries.filter((entry) => entry.round === round);
    const entry = (transaction_uuid = '', amount = 0) => ({ transaction_uuid, amount });
    const ledger = [entry(bet?.transaction_uuid, -1), entry(win?.transaction_uuid, win?.amount)];
    const right = [
      { ...entry(bet?.transaction_uuid, bet?.amount), id: '41', kind: 'bet' },
      { ...entry(win?.transaction_uuid, win?.amount), id: '42', kind: 'win' },
    ];
    const [kindOff] = [right.map((each) => ({ ...each, kind: 'bet' }))];

    const named = verifyProof((await studio.ask('round/proof', { round, user, ledger: right })).body);
    expect(named.at(-1)).toContain('have the same two entries (41 and 42): together');
    expect(refusal((await studio.ask('round/proof', { round, user, ledger: kindOff })).body)).toBe(
      'The operator’s books have an entry of another kind than the call.',
    );

    expect(refusal((await studio.ask('round/proof', { round, user, ledger })).body)).toBe(
      'The operator’s books have another amount than the call.',
    );
    expect(verifyProof((await studio.ask('round/proof', { round, user })).body).at(-1)).toContain('added nothing of its own books');
  });

  it('is for the operator whose player it was, once the seed is revealed', async () => {
    const { user, player, round } = await played('lines-1');

    const early = await studio.ask('round/proof', { round, user });
    await player.rotate('afterwards');
    const anothers = await studio.ask('round/proof', { round, user: 'somebody' });

    expect([early.statusCode, early.json().status]).toEqual([409, 'RS_ERROR_NOT_REVEALED']);
    expect([anothers.statusCode, anothers.json().status]).toEqual([404, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST']);
  });

  it('is checked by a program that asks nobody, and ends with 1 when it is refused', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
    const text = await proofOf('lines-1');
    writeFileSync(path.join(folder, 'true.json'), text);
    writeFileSync(path.join(folder, 'false.json'), text.replace('"payout": "', '"payout": "1'));
    const program = (file: string) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(__dirname, 'command.ts'), path.join(folder, file)], {
        cwd: path.join(__dirname, '../..'),
      });

    const [good, bad] = await Promise.all([program('true.json'), program('false.json').catch((error: object) => error)]);
    rmSync(folder, { recursive: true });

    expect(good).toMatchObject({ stdout: expect.stringMatching(/The round is proved\.\n$/) });
    expect(bad).toMatchObject({ code: 1, stdout: expect.stringContaining('The round is not proved.') });
  });
});
