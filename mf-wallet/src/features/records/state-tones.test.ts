import { bonusStates } from '@pavilion/api/bonuses';
import { heldWinStates, roundResults } from '@pavilion/api/records';
import { depositStates } from '@pavilion/api/wallet';
import { withdrawalStates } from '@pavilion/api/withdrawals';
import { stateTones } from '@pavilion/ui';
import messages from '../../messages/en.json';

const named = (prefix: string) => Object.keys(messages).flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
const payments = [...depositStates, ...withdrawalStates, ...named('record.state.'), ...named('withdraw.state.')];

it.each([
  ['payment', payments],
  ['heldWin', [...heldWinStates, ...named('held.state.')]],
  ['round', [...roundResults, ...named('result.')]],
  ['bonus', [...bonusStates, ...named('bonus.state.')]],
] as const)('every state of a %s has a colour, and there is no colour without a state', (kind, states) =>
  expect(Object.keys(stateTones[kind]).toSorted()).toEqual([...new Set<string>(states)].toSorted()),
);
