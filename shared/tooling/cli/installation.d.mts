/** Completes `env` with the data folder and the ports of the installation that a command means. @throws UserError when several could be meant */
export function joinInstallation(env?: NodeJS.ProcessEnv, how?: { needsDatabase?: boolean; folder?: string }): void;
