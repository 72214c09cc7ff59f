import type { CampaignTerms, CampaignTrigger } from '@pavilion/api/staff';
import { type MemberFacts, occasionsOf, type PaidDeposit } from './moments';
import { aCampaign } from './campaigns-fixture';

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);
const deposit = (n: number, day: string, amount = 50_000n): PaidDeposit => ({
  id: `d${n}`,
  n,
  at: at(day),
  amount,
  method: 'card',
});

function aMember(more: Partial<MemberFacts> = {}): MemberFacts {
  return {
    now: at('2026-11-28'),
    today: '2026-11-28',
    startOf: (day) => at(day, '00:00'),
    registeredAt: at('2026-11-01'),
    links: [],
    birthday: undefined,
    deposits: [],
    counted: new Map(),
    typed: new Map(),
    gifts: new Map(),
    missions: [],
    ranks: [],
    ...more,
  };
}

const keysOf = (groups: CampaignTerms['groups'], facts: MemberFacts, claimDays = 7, validFrom = at('2026-01-01')) =>
  occasionsOf({ code: 'this', validFrom, terms: aCampaign({ groups, claimDays }) }, facts).map(({ key }) => key);
const all = (...triggers: CampaignTrigger[]) => [{ need: 'all' as const, triggers }];
const anyDeposit: CampaignTrigger = { on: 'deposit', nth: null, least: '40000', methods: null };

it('each deposit that is large enough completes a campaign, as long as it can be claimed, newest first', () => {
  const facts = aMember({
    deposits: [deposit(1, '2026-11-10'), deposit(2, '2026-11-23'), deposit(3, '2026-11-24', 1n), deposit(4, '2026-11-26')],
  });

  expect(keysOf(all(anyDeposit), facts)).toEqual(['deposit:d4', 'deposit:d2']);
  expect(keysOf(all(anyDeposit), facts, 90)).toEqual(['deposit:d4', 'deposit:d2', 'deposit:d1']);
  expect(keysOf(all({ ...anyDeposit, nth: 2 }), facts)).toEqual(['deposit:d2']);
  expect(keysOf(all({ ...anyDeposit, methods: ['bank'] }), facts)).toEqual([]);
});

it('what happened before the campaign began completes nothing, but may be part of it', () => {
  const facts = aMember({ deposits: [deposit(1, '2026-11-26')] });

  expect(keysOf(all({ on: 'registration' }), facts, 90, at('2026-11-02'))).toEqual([]);
  expect(keysOf(all({ on: 'registration' }, anyDeposit), facts, 90, at('2026-11-02'))).toEqual(['deposit:d1']);
});

it('of all nothing may lack, of any one is enough, and all groups have to be met by then', () => {
  const facts = aMember({ deposits: [deposit(1, '2026-11-26')], links: ['FRIEND'] });
  const link: CampaignTrigger = { on: 'link', code: 'FRIEND' };
  const other: CampaignTrigger = { on: 'link', code: 'OTHER' };

  expect(keysOf(all(other, anyDeposit), facts)).toEqual([]);
  expect(keysOf([{ need: 'any', triggers: [other, anyDeposit] }], facts)).toEqual(['deposit:d1']);
  expect(keysOf([{ need: 'any', triggers: [other, link] }, ...all(anyDeposit)], facts)).toEqual(['deposit:d1']);
  expect(keysOf([{ need: 'any', triggers: [other] }, ...all(anyDeposit)], facts)).toEqual([]);
});

it('a birthday is there once a year from its day on, on the 1st of March where there is no 29th of February', () => {
  const born = (today: string, now = at(today)) => aMember({ birthday: '1992-02-29', today, now });
  const birthday = all({ on: 'birthday' });

  expect(keysOf(birthday, born('2026-02-28'))).toEqual([]);
  expect(keysOf(birthday, born('2026-03-01'))).toEqual(['birthday:2026']);
  expect(keysOf(birthday, born('2026-03-07'))).toEqual(['birthday:2026']);
  expect(keysOf(birthday, born('2026-03-09'))).toEqual([]);
  expect(keysOf(birthday, aMember({ today: '2026-03-01', now: at('2026-03-01') }))).toEqual([]);
});

it('play counts by its day, today’s as soon as it is enough', () => {
  const facts = aMember({
    counted: new Map([
      ['2026-11-20', 900n],
      ['2026-11-26', 500n],
      ['2026-11-28', 499n],
    ]),
  });

  expect(keysOf(all({ on: 'play', counted: '500' }), facts)).toEqual(['play:2026-11-26']);
  expect(keysOf(all({ on: 'play', counted: '499' }), facts)).toEqual(['play:2026-11-28', 'play:2026-11-26']);
});

it('a mission counts by its period, this one or any, and not what was claimed or over before the campaign began', () => {
  const mission = (code: string, day: string, claimed = day) => ({ code, period: day, at: at(claimed), to: day });
  const facts = aMember({
    missions: [
      mission('daily', '2026-11-23'),
      mission('daily', '2026-11-24', '2026-11-26'),
      mission('daily', '2026-11-26'),
      { code: 'first', period: 'once', at: at('2026-11-27'), to: undefined },
    ],
  });
  const keysSince = (code: string | null, from: Date) => keysOf(all({ on: 'mission', code }), facts, 7, from);

  expect(keysSince('daily', at('2026-01-01'))).toHaveLength(3);
  expect(keysSince('daily', at('2026-11-25'))).toEqual(['mission:daily:2026-11-26']);
  expect(keysSince(null, at('2026-11-25'))).toEqual(['mission:first:once', 'mission:daily:2026-11-26']);
  expect(keysSince('daily', at('2026-11-27'))).toEqual([]);
});

it('a rank counts once it is as high, each by itself, and not as a part either when it was there before', () => {
  const facts = aMember({
    ranks: [
      { rank: 2, at: at('2026-11-20') },
      { rank: 3, at: at('2026-11-26') },
      { rank: 4, at: at('2026-11-27') },
    ],
    deposits: [deposit(1, '2026-11-28', 50_000n)],
  });
  const from = at('2026-11-25');

  expect(keysOf(all({ on: 'level', rank: 3 }), facts, 7, from)).toEqual(['level:4', 'level:3']);
  expect(keysOf(all({ on: 'level', rank: 4 }), facts, 7, from)).toEqual(['level:4']);
  expect(keysOf(all({ on: 'level', rank: 5 }), facts, 7, from)).toEqual([]);
  expect(keysOf(all({ on: 'level', rank: 2 }, anyDeposit), facts, 7, at('2026-11-27', '18:00'))).toEqual([]);
  expect(keysOf(all({ on: 'level', rank: 2 }, anyDeposit), facts, 7, from)).toEqual(['deposit:d1']);
});

it('a share of a deposit is of the one that completes, else of the latest before', () => {
  const facts = aMember({
    deposits: [deposit(1, '2026-11-25', 70_000n), deposit(2, '2026-11-26', 60_000n)],
    gifts: new Map([['this', [{ id: 'g', at: at('2026-11-27') }]]]),
  });
  const terms = aCampaign({ groups: all({ on: 'by-hand' }, anyDeposit) });
  const [byHand] = occasionsOf({ code: 'this', validFrom: at('2026-01-01'), terms }, facts);

  expect([byHand?.key, byHand?.deposit?.amount]).toEqual(['gift:g', 60_000n]);
});
