/** Everybody at the command line: it knows no accounts, and `machineName` marks the names that it gives. */
export const COMMAND_LINE = 'cli:';

/** Whoever releases with a deploy token: the token gives the name, and no operator’s has a colon. */
export const DEPLOYER = 'deploy:';

/** A name behind which no account of the console stands. */
export function isCommandLine(name: string): boolean {
  return name.startsWith(COMMAND_LINE) || name.startsWith(DEPLOYER);
}
