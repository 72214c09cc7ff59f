import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { TestVendor } from '../../../../platform/testing';
import { textOfPdf } from './text-of-pdf-fixture';
import { writeLongBooks } from '../long-books-fixture';
import { lately, type Member, recordsAt } from '../records-fixture';

let vendor: TestVendor;
beforeAll(async () => (vendor = await TestVendor.connected()), 60_000);
afterAll(() => vendor.close());
const { member, played, valueOf, post } = recordsAt(() => vendor);

describe('files', () => {
  const ask = async ({ session }: Member, payload: object) =>
    vendor.app.request({ method: 'POST', url: '/wps/v2/records/exports', token: session, payload: { ...lately(), ...payload } });
  const fetched = (path: string) => vendor.app.request({ url: path });
  const pathOf = async (who: Member, payload: object) => (await ask(who, payload)).json().value.path as string;

  it('of the statement have every line, in figures that a spreadsheet reads', async () => {
    const who = await played();
    const file = await fetched(await pathOf(who, { file: 'statement.csv' }));
    const [head, ...lines] = file.body.trimEnd().split('\r\n');

    expect(head).toBe('\uFEFFTime,Kind,Provider,Game,Reference,Amount,Balance after,Currency');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00,Deposit,,,[0-9a-f-]{36},1000\.00,1000\.00,BDT$/);
    expect(lines[0]).toContain(',-5.00,1004.60,BDT');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="pavilion-statement-.*\.csv"$/);
  });

  it('of the betting record have the rounds that were chosen', async () => {
    const who = await played();
    const { body } = await fetched(await pathOf(who, { file: 'bets.csv', result: 'won' }));

    expect(body.trimEnd().split('\r\n')[1]).toMatch(/,won-1,Won,10\.00,19\.60,9\.60,BDT$/);
    expect(body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('of every record are a table and a document, with the same lines', async () => {
    const who = await played();
    const linesOf = async (payload: object) => (await fetched(await pathOf(who, payload))).body.trimEnd().split('\r\n');
    const [head, line] = await linesOf({ file: 'profit.csv' });

    expect(head).toBe('\uFEFFTime,Kind,Reference,Bet,Difference,Currency');
    expect(line).toMatch(/^\d{4}-\d\d-\d\d,,,\d+\.00,-?\d+\.\d\d,BDT$/);
    expect((await linesOf({ file: 'account.csv', area: 'bonuses' }))[0]).toBe(
      '\uFEFFTime,Kind,Reference,Amount,Change of balance,Currency',
    );
    for (const file of ['bets.pdf', 'account.pdf', 'profit.pdf']) {
      const { body, headers } = await fetched(await pathOf(who, { file }));
      expect([file, body.slice(0, 5), headers['content-type']]).toEqual([file, '%PDF-', 'application/pdf']);
    }
  });

  it('are fetched once, by nobody after a minute, and in their own brand only', async () => {
    const who = await played();
    const [once, late, abroad] = [
      await pathOf(who, { file: 'bets.csv' }),
      await pathOf(who, { file: 'bets.csv' }),
      await pathOf(who, { file: 'bets.csv' }),
    ];
    expect((await fetched(once)).statusCode).toBe(200);
    await sql`update record_exports set expires_at = now() where code_hash = ${hashOf(late)}`.execute(vendor.app.platform.db);

    for (const path of [once, late]) expect((await fetched(path)).statusCode).toBe(404);
    expect((await vendor.app.request({ url: abroad, brand: 'lagoon' })).statusCode).toBe(404);
  });

  it('are written one at a time for a member, and go on when one was left behind', async () => {
    const who = await played();
    const [first, second] = [await pathOf(who, { file: 'bets.csv' }), await pathOf(who, { file: 'bets.csv' })];
    const { db } = vendor.app.platform;
    await sql`update record_exports set begun_at = now() where code_hash = ${hashOf(first)}`.execute(db);

    expect((await fetched(second)).statusCode).toBe(409);
    expect((await ask(who, { file: 'bets.csv' })).statusCode).toBe(409);
    await sql`update record_exports set begun_at = now() - interval '1 hour' where code_hash = ${hashOf(first)}`.execute(db);
    expect((await fetched(second)).statusCode).toBe(200);
  });

  it('of the statement are a document too, in either language', async () => {
    const who = await played();
    const english = await fetched(await pathOf(who, { file: 'statement.pdf' }));
    const path = (
      await vendor.app.request({
        method: 'POST',
        url: '/wps/v2/records/exports',
        token: who.session,
        headers: { 'accept-language': 'bn' },
        payload: { ...lately(), file: 'statement.pdf' },
      })
    ).json().value.path;
    const bengali = await fetched(path);

    for (const [{ headers, rawPayload }, font] of [
      [english, 'Inter'],
      [bengali, 'NotoSansBengali'],
    ] as const) {
      expect(headers['content-type']).toBe('application/pdf');
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
      expect(rawPayload.includes(font)).toBe(true);
    }
    const text = textOfPdf(bengali.rawPayload);
    for (const words of ['লেনদেনের বিবরণী', 'শুরুর ব্যালেন্স', 'ধরন', 'জমা', 'জয়', 'পাতা'])
      expect(text).toContain(words.normalize('NFC').replaceAll(' ', ''));
  }, 60_000);

  it('are a receipt of one payment too, with what was paid, the fee, what was credited and the brand', async () => {
    const who = await member();
    const id = randomUUID();
    await sql`insert into deposits (id, brand, member_id, method, provider, currency, amount, fee, state, idempotency_key, expires_at, settled_at,
      reference, arrived, credited, ended_at) values (${id}, 'pavilion', ${who.memberId}::bigint, 'river-pay', 'sandbox', 'BDT', 50000, 500, 'paid', ${id},
      now(), now(), '7K3MQ9XPAB', 50500, 50000, now())`.execute(vendor.app.platform.db);
    await post(who, { kind: 'deposit', amount: 50_000n, reference: `deposit:${id}` });
    const askFor = (by: Member, kind = 'deposit') =>
      vendor.app.request({
        method: 'POST',
        url: '/wps/v2/records/receipts',
        token: by.session,
        headers: { 'accept-language': 'bn' },
        payload: { kind, id },
      });

    const file = await fetched((await askFor(who)).json().value.path);
    const text = textOfPdf(file.rawPayload);

    expect(file.headers['content-disposition']).toBe('attachment; filename="pavilion-receipt-7K3MQ9XPAB.pdf"');
    for (const words of ['Pavilion', '7K3MQ9XPAB', 'আপনি দিয়েছেন', '৳505.00', 'ফি', '৳5.00', 'ব্যালেন্সে যোগ হয়েছে', '৳500.00'])
      expect(text).toContain(words.normalize('NFC').replaceAll(' ', ''));
    expect((await askFor(await member())).statusCode).toBe(404);
    expect((await askFor(who, 'withdrawal')).statusCode).toBe(404);
    const { list } = (await vendor.app.request({ url: '/wps/v2/wallets/statement', token: who.session, query: lately() })).json()
      .value;
    const table = await fetched(await pathOf(who, { file: 'statement.csv' }));
    expect(list[0]).toMatchObject({ kind: 'deposit', reference: '7K3MQ9XPAB' });
    expect(table.body).toContain(',7K3MQ9XPAB,500.00,');
    expect((await valueOf(who, 'account', { ...lately(), area: 'deposits' })).list[0]).toMatchObject({ reference: '7K3MQ9XPAB' });
  }, 60_000);

  it('have twenty thousand lines and more, each once', async () => {
    const who = await member();
    await writeLongBooks(vendor.app.platform.url, who.memberId);
    const { body } = await fetched(await pathOf(who, { file: 'statement.csv' }));
    const references = body.match(/line-\d+/g) ?? [];
    const refused = await ask(who, { file: 'statement.pdf' });

    expect([references.length, new Set(references).size]).toEqual([20_000, 20_000]);
    expect(body.split('\r\n')[1]).toContain(',1.00,20000.00,BDT');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'records.too_long']);
  }, 60_000);
});

function hashOf(path: string): Buffer {
  return createHash('sha256')
    .update(path.split('/').at(-1) ?? '')
    .digest();
}
