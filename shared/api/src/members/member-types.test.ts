import { isAgent, isTrial } from './member-types';

it.each([
  [0, false, false],
  [1, true, false],
  [2, true, false],
  [4, false, true],
  [41, true, false],
  [42, true, false],
])('says of type %i whether it leads a team (%s) and plays with play money (%s)', (type, agent, trial) => {
  expect([isAgent(type), isTrial(type)]).toEqual([agent, trial]);
});
