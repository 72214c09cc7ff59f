/** Everybody at the command line: it knows no accounts, and `machineName` marks the names that it gives. */
export const COMMAND_LINE = 'cli:';

export function isCommandLine(name: string): boolean {
  return name.startsWith(COMMAND_LINE);
}
