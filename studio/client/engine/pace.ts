import { translate } from '../messages/translate';

interface PacedTable {
  readonly cycleMs: number;
}

/** How fast the game may be played, as a line of its rules. */
export function paceFact({ cycleMs }: PacedTable) {
  const seconds = String(cycleMs / 1_000);
  return [translate('rulesPace'), translate('rulesPaceValue', { seconds })] as const;
}
