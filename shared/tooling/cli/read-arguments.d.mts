/** A word after a command's name that is no option. */
export interface Positional {
  name: string;
  about: string;
  optional?: boolean;
  /** It and all that follow. Only the last one can be. */
  many?: boolean;
  oneOf?: readonly string[];
  /** Several with commas between them. */
  list?: boolean;
  /** What is wrong with a value, in words that follow “it cannot be …:”. */
  check?: (value: string) => string | undefined;
}

/** An option: a flag, unless it has a `value`. */
export interface Option {
  about: string;
  /** What its value is called. */
  value?: string;
  required?: boolean;
  oneOf?: readonly string[];
  /** Several with commas between them. */
  list?: boolean;
  check?: (value: string) => string | undefined;
}

/** What a command does and takes: help and errors are made from it. */
export interface CommandPart {
  about: string;
  positionals?: readonly Positional[];
  options?: Readonly<Record<string, Option>>;
  examples?: readonly string[];
  /** What is special about an exit code of it; 0, 1 and 2 have a general meaning. */
  exitCodes?: Readonly<Record<number, string>>;
}

export interface Command extends CommandPart {
  /** As it is typed after `pnpm`. */
  name: string;
  /** It asks an installation that runs, or works in its database. */
  installation?: 'gateway' | 'database';
  /** By their words, such as `audit verify`. A command that has some does nothing without one. */
  subcommands?: Readonly<Record<string, CommandPart>>;
}

/** What was typed, found to fit the description: what is required is there. */
export interface Given {
  /** Empty when the command has none. */
  subcommand: string;
  /** By their names; what `many` takes is in `rest`. */
  positionals: Readonly<Record<string, string | undefined>>;
  rest: readonly string[];
  /** Of options that have one, by their names. */
  values: Readonly<Record<string, string | undefined>>;
  flags: ReadonlySet<string>;
}

/** @throws WrongUsage in one line */
export function readArguments(command: Command, args: readonly string[]): Given;
