/** Everybody at the command line, who are taken for one person: it knows no accounts. */
export const COMMAND_LINE = 'command line';

/** The name in the audit log of somebody who says at the command line to be `who`. No operator's name can look like it. */
export function commandLineName(who: string): string {
  return isCommandLine(who) ? who : `${COMMAND_LINE}: ${who}`;
}

export function isCommandLine(name: string): boolean {
  return name === COMMAND_LINE || name.startsWith(`${COMMAND_LINE}: `);
}
