import { gameCategories } from '@pavilion/api/games';
import type { BonusContribution, BonusOfferChange } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import { enrolStaff, staffRequest, type TestOperator } from '../../../platform/testing';
import { setUpBonuses } from './bonuses-fixture';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
beforeAll(async () => (now = await setUpBonuses({ offers: 'as-shipped' })));
afterAll(() => now.close());

describe('one operator alone', () => {
  const root = '/staff/brands/pavilion/bonuses';
  const does = (who: 'mira' | 'amina', method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    staffRequest(now.app, { method, url: root + path, as: now.staff[who], ...(payload && { payload }) });
  const all = (share: number) =>
    Object.fromEntries(gameCategories.map((category) => [category, share])) as BonusContribution['categories'];
  const gift: BonusOfferChange = {
    name: { bn: 'উপহার', en: 'Gift' },
    terms: { bn: 'শর্ত', en: 'Terms' },
    percent: 100,
    cap: '100000',
    least: '10000',
    firstOnly: false,
    wagerTimes: 10,
    days: 7,
    largestBetPercent: null,
    validFrom: null,
    validUntil: null,
    contribution: { categories: all(100), games: [] },
    uses: { times: 1, days: 30 },
    enabled: true,
    version: 0,
    reason: 'for friends',
  };

  it('is told what an offer costs before it is saved', async () => {
    const { cap, wagerTimes, contribution } = gift;
    const { value } = (await does('mira', 'POST', '/cost', { cap, wagerTimes, contribution })).json();

    // ৳10,000 staked at 0.46 % edge cost ৳46 of a bonus of ৳1,000; what rules give for the twenty-fifth that counts of it brings ৳6 back.
    expect(value).toMatchObject({
      bonus: '100000',
      gain: '96000',
      gainShare: 9_600,
      game: { rtp: 9_954, share: 100, loss: '4000' },
    });
  });

  it('left an offer that many titles now make a gift: nobody is given it, and the console says by which game', async () => {
    const stands = async () => {
      const { offers } = (await does('amina', 'GET', '')).json().value;
      return offers.find(({ code }: { code: string }) => code === 'weekly');
    };
    const offered = async () => (await now.offers(await now.player())).offers.map(({ code }) => code);
    expect([(await stands()).withheld, (await offered()).includes('weekly')]).toEqual([false, true]);
    // As an operator changed it while two games by name were all that returned so much.
    await now.owner.query(`update bonus_offers set version = version + 1,
      contribution = contribution || '{"highReturn": {"above": 9750, "share": 5}, "games": {"STUDIO:magpie-blackjack": 2, "STUDIO:palace-jacks": 2}}'
      where code = 'weekly'`);

    const { withheld, cost } = await stands();
    expect([withheld, cost.game.share, cost.game.rtp > 9_937]).toEqual([true, 5, true]);
    expect(await offered()).not.toContain('weekly');
    await now.owner
      .query(`update bonus_offers set contribution = contribution || '{"highReturn": {"above": 9750, "share": 2}, "games": {}}'
      where code = 'weekly'`);
    expect([(await stands()).withheld, (await offered()).includes('weekly')]).toEqual([false, true]);
  });

  it('cannot offer what a perfect player gains by, nor agree to it themself', async () => {
    const refused = await does('mira', 'PUT', '/offers/gift', gift);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'bonuses.player_gains']);

    const asked = await does('mira', 'POST', '/offers/gift/requests', gift);
    expect(asked.json().value).toMatchObject({ code: 'gift', gainShare: 9_600, requestedBy: 'mira' });
    const own = await does('mira', 'POST', `/offer-requests/${asked.json().value.id}/approval`, { reason: 'I say so' });
    expect([own.statusCode, own.json().code]).toEqual([409, 'bonuses.second_operator_required']);
    expect((await does('mira', 'GET', '')).json().value.offers.map(({ code }: { code: string }) => code)).not.toContain('gift');
  });

  it('cannot make more of what another one agreed to', async () => {
    const [request] = (await does('amina', 'GET', '')).json().value.requests;
    const agreed = await does('amina', 'POST', `/offer-requests/${request.id}/approval`, { reason: 'a gift it is' });
    expect(agreed.json().value.offers).toContainEqual(expect.objectContaining({ code: 'gift', enabled: true, withheld: false }));
    const again = await does('amina', 'POST', `/offer-requests/${request.id}/approval`, { reason: 'a gift it is' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'bonuses.request_closed']);

    expect((await does('mira', 'PUT', '/offers/gift', { ...gift, version: 1, reason: 'new words' })).statusCode).toBe(200);
    const larger = await does('mira', 'PUT', '/offers/gift', { ...gift, cap: '900000', version: 2 });
    expect(larger.json().code).toBe('bonuses.player_gains');
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const refusal = async (version: number, more: Partial<BonusOfferChange>) =>
      (await does('mira', 'PUT', '/offers/gift', { ...gift, ...more, version })).json().code;
    // A shorter time is part of what was agreed to; a longer one is not, nor what was switched off meanwhile.
    const short = { validFrom: inDays(-1), validUntil: inDays(1) };
    expect(await refusal(2, short)).toBeUndefined();
    for (const longer of [{ validUntil: inDays(2) }, { validUntil: null }, { validFrom: inDays(-2) }, { validFrom: null }])
      expect(await refusal(3, { ...short, ...longer })).toBe('bonuses.player_gains');
    expect(await refusal(3, { ...short, enabled: false })).toBeUndefined();
    expect(await refusal(4, short)).toBe('bonuses.player_gains');
    const { rows } = await now.owner.query(`select state, requested_by, decided_by from bonus_offer_requests`);
    expect(rows).toEqual([{ state: 'approved', requested_by: 'mira', decided_by: 'amina' }]);
  });

  it('cannot make a bonus look safe by calling a game costly, nor by naming one that comes later', async () => {
    const bosses = [
      await enrolStaff(now.app, 'boss', { '*': 'admin' }),
      await enrolStaff(now.app, 'chief', { '*': 'admin' }),
    ] as const;
    const bring = (as: TestOperator, payload: string) =>
      staffRequest(now.app, {
        method: 'POST',
        url: '/staff/catalogue/import',
        query: { format: 'csv', apply: '1', reason: 'the vendor says so' },
        as,
        headers: { 'content-type': 'text/csv' },
        payload,
      });
    const says = (as: TestOperator, rtp: string) => bring(as, `vendor,code,category,rtp\nSTUDIO,dice,RNG,${rtp}`);
    const onDice = { categories: all(0), games: [{ vendor: 'STUDIO', code: 'dice', share: 100 }] };
    const offer = (contribution: BonusOfferChange['contribution']) =>
      does('mira', 'PUT', '/offers/false', { ...gift, percent: 500, contribution });

    expect((await says(bosses[0], '1.00')).json().value).toMatchObject({ applied: true, changed: 1 });
    await says(bosses[0], '1.00');
    expect((await offer(onDice)).json().code).toBe('bonuses.player_gains');
    const unknown = await offer({ categories: all(0), games: [{ vendor: 'STUDIO', code: 'not-yet', share: 100 }] });
    expect(unknown.json().code).toBe('bonuses.invalid');

    // Somebody else who says only where it belongs has not agreed to what it gives back, nor has who said that.
    await bring(bosses[1], 'vendor,code,category\nSTUDIO,dice,PVP');
    await bring(bosses[0], 'vendor,code,category,rtp\nSTUDIO,dice,PVP,1.00');
    expect((await offer(onDice)).json().code).toBe('bonuses.player_gains');

    // Two who say the same are believed, and one who says that it gives back more.
    await says(bosses[1], '1.00');
    expect((await offer(onDice)).statusCode).toBe(200);
    await says(bosses[0], '99.00');
    const { rows } = await now.owner.query(
      `select agreed_rtp, rtp_by from games where vendor = 'STUDIO' and vendor_game_code = 'dice'`,
    );
    expect(rows).toEqual([{ agreed_rtp: 9_900, rtp_by: null }]);
  });
});
