/** The types of members that lead a team. */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

const TRIAL_TYPE = 4;

/** Whether a member of this type leads a team. */
export function isAgent(type: number): boolean {
  return AGENT_TYPES.includes(type);
}

/** Whether a member of this type plays with play money. */
export function isTrial(type: number): boolean {
  return type === TRIAL_TYPE;
}
