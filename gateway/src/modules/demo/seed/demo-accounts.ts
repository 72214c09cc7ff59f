import type { MemberType } from '../../identity/members';
import { createSeededRandom } from './seeded-random';
import { demoPerson } from './names';

/** How much somebody plays: the share of days they come, and how many rounds they then play. */
export interface PlayHabit {
  days: number;
  rounds: readonly [number, number];
  /** Usual stake, in the notes of the brand. */
  stake: number;
  /** They came on each of the last so many days, and were here a moment ago. */
  lately?: number;
  /** They nearly always play what opens here and counts whole for promotions. */
  forPromotions?: boolean;
}

/** Somebody in the demo, before they have an id. */
export interface DemoAccount {
  brand: string;
  account: string;
  nickname: string;
  type: MemberType;
  /** Can sign in with the demo's password. */
  canSignIn: boolean;
  /** Where their withdrawals have gone since they registered; who has one has the demo's withdrawal password, too. */
  payee?: { method: string; number: string };
  /** The account of the agent above. */
  upline?: string;
  /** Days before the demo's day; later than sixty, and the whole history is lived through. */
  registeredDaysAgo: number;
  habit: PlayHabit;
}

export type DemoSize = 'small' | 'large';

const INACTIVE: PlayHabit = { days: 0.015, rounds: [1, 3], stake: 50 };
const CASUAL: PlayHabit = { days: 0.12, rounds: [2, 6], stake: 60 };
const REGULAR: PlayHabit = { days: 0.34, rounds: [4, 11], stake: 140 };
const HEAVY: PlayHabit = { days: 0.7, rounds: [8, 18], stake: 420 };
const AGENT: PlayHabit = { days: 0.08, rounds: [1, 4], stake: 200 };
const NEWCOMER: PlayHabit = { days: 0, rounds: [0, 0], stake: 0 };
const MARINA: PlayHabit = { days: 0.8, rounds: [6, 14], stake: 180 };
/** So much that she has climbed two ranks, and lately enough that there is something to claim every day. */
const RAHIMA: PlayHabit = { ...MARINA, stake: 800, lately: 7, forPromotions: true };

/** How many members each level below the agent has, and how many of them lead a team of their own. */
const LEVELS: readonly (readonly [members: number, agents: number])[] = [
  [16, 6],
  [46, 10],
  [76, 12],
  [62, 0],
];
const LOAD_MEMBERS = 1000;

/** Everybody in the demo, uplines before those under them. */
export function demoAccounts(size: DemoSize): DemoAccount[] {
  return [...namedAccounts(), ...teamAccounts(), ...trialAccounts(), ...(size === 'large' ? loadTestAccounts() : [])];
}

function namedAccounts(): DemoAccount[] {
  const own = { brand: 'pavilion', canSignIn: true } as const;
  return [
    {
      ...own,
      account: 'karim_agent',
      nickname: 'Karim Chowdhury',
      type: 1,
      registeredDaysAgo: 200,
      habit: AGENT,
      payee: { method: 'river-pay', number: '01711000025' },
    },
    {
      ...own,
      account: 'salma_agent',
      nickname: 'Salma Khan',
      type: 1,
      registeredDaysAgo: 150,
      habit: AGENT,
      payee: { method: 'river-pay', number: '01711000035' },
    },
    {
      ...own,
      account: 'rahima',
      nickname: 'Rahima Akter',
      type: 0,
      registeredDaysAgo: 170,
      habit: RAHIMA,
      upline: 'karim_agent',
      payee: { method: 'river-pay', number: '01711000015' },
    },
    { ...own, account: 'hasan_new', nickname: 'Hasan Mia', type: 0, registeredDaysAgo: 0, habit: NEWCOMER, upline: 'salma_agent' },
    {
      brand: 'lagoon',
      canSignIn: true,
      account: 'marina',
      nickname: 'Marina Castro',
      type: 0,
      registeredDaysAgo: 120,
      habit: MARINA,
      payee: { method: 'tide-pay', number: '09171000045' },
    },
  ];
}

/** Two hundred under karim_agent, rahima being one of them. */
function teamAccounts(): DemoAccount[] {
  const parts: DemoAccount[] = [];
  let above = ['karim_agent'];
  LEVELS.forEach(([members, agents], level) => {
    const leaders: string[] = [];
    const count = level === 0 ? members - 1 : members;
    for (let number = 1; number <= count; number += 1) {
      const leads = number <= agents;
      const part = teamMember(`${level + 1}`, number, leads, above);
      if (leads) leaders.push(part.account);
      parts.push(part);
    }
    above = leaders;
  });
  return parts;
}

function teamMember(level: string, number: number, leads: boolean, above: readonly string[]): DemoAccount {
  const person = demoPerson(level, number);
  const chance = createSeededRandom(`${person.account} life`);
  return {
    ...person,
    brand: 'pavilion',
    type: leads ? 2 : 0,
    canSignIn: leads && number === 1,
    upline: chance.pick(above),
    registeredDaysAgo: leads
      ? chance.integer(62, 180)
      : chance.withProbability(0.6)
        ? chance.integer(45, 180)
        : chance.integer(1, 59),
    habit: leads ? AGENT : habitBy(chance.next()),
  };
}

function trialAccounts(): DemoAccount[] {
  return Array.from({ length: 14 }, (_, at) => {
    const person = demoPerson('9', at + 1);
    const chance = createSeededRandom(`${person.account} life`);
    return {
      ...person,
      brand: 'lagoon',
      type: 0,
      canSignIn: false,
      registeredDaysAgo: chance.integer(5, 120),
      habit: habitBy(chance.next()),
    };
  });
}

/** For load tests: all can sign in. */
function loadTestAccounts(): DemoAccount[] {
  return Array.from({ length: LOAD_MEMBERS }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    const { nickname } = demoPerson('load', at + 1);
    return {
      account: `load${number}`,
      nickname,
      brand: 'pavilion',
      type: 0,
      canSignIn: true,
      registeredDaysAgo: 30,
      habit: INACTIVE,
    };
  });
}

function habitBy(share: number): PlayHabit {
  if (share < 0.18) return INACTIVE;
  if (share < 0.66) return CASUAL;
  if (share < 0.94) return REGULAR;
  return HEAVY;
}
