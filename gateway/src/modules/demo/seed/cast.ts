import type { MemberType } from '../../identity/members';
import { chanceOf } from './chance';
import { personOf } from './names';

/** How much somebody plays: the share of days they come, and how many rounds they then play. */
export interface Habit {
  days: number;
  rounds: readonly [number, number];
  /** Usual stake, in the notes of the brand. */
  stake: number;
}

/** Somebody in the demo, before they have an id. */
export interface Part {
  brand: string;
  account: string;
  nickname: string;
  type: MemberType;
  /** Can sign in with the demo's password. */
  named: boolean;
  /** The account of the agent above. */
  upline?: string;
  /** Days before the demo's day; later than sixty, and the whole history is lived through. */
  joined: number;
  habit: Habit;
}

export type Size = 'small' | 'large';

const ASLEEP: Habit = { days: 0.015, rounds: [1, 3], stake: 50 };
const CASUAL: Habit = { days: 0.12, rounds: [2, 6], stake: 60 };
const REGULAR: Habit = { days: 0.34, rounds: [4, 11], stake: 140 };
const HEAVY: Habit = { days: 0.7, rounds: [8, 18], stake: 420 };
const AGENT: Habit = { days: 0.08, rounds: [1, 4], stake: 200 };
const NEWCOMER: Habit = { days: 0, rounds: [0, 0], stake: 0 };
const RAHIMA: Habit = { days: 0.8, rounds: [6, 14], stake: 180 };

/** How many members each level below the agent has, and how many of them lead a team of their own. */
const LEVELS: readonly (readonly [members: number, agents: number])[] = [
  [16, 6],
  [46, 10],
  [76, 12],
  [62, 0],
];
const LOAD_MEMBERS = 1000;

/** Everybody in the demo, uplines before those under them. */
export function castOf(size: Size): Part[] {
  return [...named(), ...team(), ...guests(), ...(size === 'large' ? crowd() : [])];
}

function named(): Part[] {
  const own = { brand: 'pavilion', named: true } as const;
  return [
    { ...own, account: 'karim_agent', nickname: 'Karim Chowdhury', type: 1, joined: 200, habit: AGENT },
    { ...own, account: 'salma_agent', nickname: 'Salma Khan', type: 1, joined: 150, habit: AGENT },
    { ...own, account: 'rahima', nickname: 'Rahima Akter', type: 0, joined: 170, habit: RAHIMA, upline: 'karim_agent' },
    { ...own, account: 'hasan_new', nickname: 'Hasan Mia', type: 0, joined: 0, habit: NEWCOMER, upline: 'salma_agent' },
    { brand: 'lagoon', named: true, account: 'marina', nickname: 'Marina Castro', type: 0, joined: 120, habit: RAHIMA },
  ];
}

/** Two hundred under karim_agent, rahima being one of them. */
function team(): Part[] {
  const parts: Part[] = [];
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

function teamMember(level: string, number: number, leads: boolean, above: readonly string[]): Part {
  const person = personOf(level, number);
  const chance = chanceOf(`${person.account} life`);
  return {
    ...person,
    brand: 'pavilion',
    type: leads ? 2 : 0,
    named: leads && number === 1,
    upline: chance.pick(above),
    joined: leads ? chance.whole(62, 180) : chance.happens(0.6) ? chance.whole(45, 180) : chance.whole(1, 59),
    habit: leads ? AGENT : habitBy(chance.next()),
  };
}

function guests(): Part[] {
  return Array.from({ length: 14 }, (_, at) => {
    const person = personOf('9', at + 1);
    const chance = chanceOf(`${person.account} life`);
    return { ...person, brand: 'lagoon', type: 0, named: false, joined: chance.whole(5, 120), habit: habitBy(chance.next()) };
  });
}

/** For load tests: all can sign in. */
function crowd(): Part[] {
  return Array.from({ length: LOAD_MEMBERS }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    const { nickname } = personOf('load', at + 1);
    return { account: `load${number}`, nickname, brand: 'pavilion', type: 0, named: true, joined: 30, habit: ASLEEP };
  });
}

function habitBy(share: number): Habit {
  if (share < 0.18) return ASLEEP;
  if (share < 0.66) return CASUAL;
  if (share < 0.94) return REGULAR;
  return HEAVY;
}
