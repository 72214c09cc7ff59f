import type { Command, Given } from './read-arguments.mjs';

/** Prints the command's help when that was asked for, else hands what was typed to `work`. */
export function runCommand(command: Command, args: readonly string[], work: (given: Given) => unknown): Promise<void>;
