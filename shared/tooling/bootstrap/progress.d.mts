/** Tells the person at the terminal what happens now, with the time since the start. */
export function logProgress(text: string): void;

/** Says how a long piece of work goes on, on standard error. */
export function progress(text: string): void;

/** A reason to stop that a person can do something about: shown as it is, without a stack; exit code 1. */
export class UserError extends Error {}

/** A command was called wrongly: told in one line; exit code 2. */
export class WrongUsage extends UserError {}
