import { addDays, dayIn } from '@pavilion/time';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import { startOfDay } from '../../../platform/time';
import type { Members } from '../../identity/members';
import type { CountedPlay } from '../counted-play';
import type { Levels } from '../levels';
import type { Missions } from '../missions';
import { asksFor, type MemberFacts, type PaidDeposit } from './moments';
import type { CampaignInForce } from './tables';

/** The longest that something can be claimed after it happened. */
const LONGEST_DAYS = 90;

interface Sources {
  members: Pick<Members, 'birthday' | 'origin'>;
  countedPlay: Pick<CountedPlay, 'days'>;
  missions: Pick<Missions, 'claimed'>;
  levels: Pick<Levels, 'reached'>;
}

/** Whose facts, and the campaigns that they are for. */
interface Asked {
  brand: Brand;
  memberId: string;
  campaigns: readonly CampaignInForce[];
}

/** Reads what campaigns ask of a member; within a transaction when `db` is one. */
export async function readMemberFacts(
  db: Database,
  { members, countedPlay, missions, levels }: Sources,
  { brand, memberId, campaigns }: Asked,
): Promise<MemberFacts> {
  const id = BigInt(memberId);
  const { rows } = await sql<{ now: Date; registered: Date }>`
    select clock_timestamp() as now, registered_at as registered from member_directory where id = ${id} and brand = ${brand.code}`.execute(
    db,
  );
  const [{ now, registered } = { now: new Date(), registered: new Date(0) }] = rows;
  const today = dayIn(brand.timeZone, now);
  const from = addDays(today, -LONGEST_DAYS);
  const asks = (kind: 'mission' | 'level') => campaigns.some(({ terms }) => asksFor(terms, kind));
  const [origin, birthday, days, deposits, typed, gifts, starts, claimed, ranks] = await Promise.all([
    members.origin(brand.code, id),
    members.birthday(brand.code, id),
    countedPlay.days(memberId, { from, to: today }),
    paidDeposits(db, brand, id),
    db.selectFrom('campaign_codes').selectAll().where('brand', '=', brand.code).where('member_id', '=', id).execute(),
    db.selectFrom('campaign_gifts').selectAll().where('brand', '=', brand.code).where('member_id', '=', id).execute(),
    startsOfDays(db, brand, today),
    asks('mission') ? missions.claimed({ brand: brand.code, memberId }) : [],
    asks('level') ? levels.reached({ brand, memberId }) : [],
  ]);
  const counted = new Map<string, bigint>();
  for (const day of days) counted.set(day.day, (counted.get(day.day) ?? 0n) + day.counted);
  return {
    now,
    today,
    startOf: (day) => starts.get(day) ?? new Date(0),
    registeredAt: registered,
    links: [origin?.affiliateCode, origin?.referralCode].filter((code) => code !== undefined),
    birthday: birthday?.day,
    deposits,
    counted,
    typed: new Map(typed.map(({ campaign, code, typed_at: at }) => [campaign, { code, at }])),
    gifts: giftsByCampaign(gifts),
    missions: claimed,
    ranks,
  };
}

function giftsByCampaign(rows: readonly { code: string; id: string; given_at: Date }[]): MemberFacts['gifts'] {
  const gifts = new Map<string, { id: string; at: Date }[]>();
  for (const { code, id, given_at: at } of rows) gifts.set(code, [...(gifts.get(code) ?? []), { id, at }]);
  return gifts;
}

/** What was taken back afterwards brings nothing, and no number. */
async function paidDeposits(db: Database, { code, currency }: Brand, id: bigint): Promise<PaidDeposit[]> {
  const { rows } = await sql<PaidDeposit>`
    select id, row_number() over (order by settled_at, id)::int as n, settled_at as at, credited as amount, method
    from deposit_facts paid
    where member_id = ${id} and brand = ${code} and currency = ${currency} and state = 'paid'
      and not exists (select from ledger_lines taken where taken.member_id = ${id} and taken.kind = 'correction' and taken.outcome = 'posted'
        and taken.related = 'deposit:' || paid.id)
    order by settled_at, id`.execute(db);
  return rows;
}

/** Of the days of a year and a little more: PostgreSQL knows when clocks change. */
async function startsOfDays(db: Database, { timeZone }: Brand, today: string): Promise<Map<string, Date>> {
  const { rows } = await sql<{ day: string; at: Date }>`
    select day::date::text as day, ${startOfDay(sql`day`, timeZone)} as at
    from generate_series(${today}::date - 370, ${today}::date + 1, interval '1 day') as day`.execute(db);
  return new Map(rows.map(({ day, at }) => [day, at]));
}
