import { parseArgs } from 'node:util';
import { Misunderstood } from './refusals';

/** What was typed, before it means anything. */
export type Typed = ReturnType<typeof readOptions>;
export type Values = Typed['values'];

const text = { type: 'string' } as const;
const options = {
  brand: text,
  reason: text,
  version: text,
  stages: text,
  until: text,
  bn: text,
  en: text,
  at: text,
  remote: text,
  name: text,
  host: text,
  plan: { type: 'boolean', default: false },
} as const;

/** @throws Misunderstood for an option that there is not */
export function readOptions(args: string[], usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Misunderstood(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** @throws Misunderstood when it was not said */
export function given(value: string | undefined, name: string): string {
  if (!value?.trim()) throw new Misunderstood(`Say ${name}. “pavilion operator” alone shows what can be said.`);
  return value;
}

/** @throws Misunderstood when it is none of them */
export function oneOf<Choice extends string>(value: string | undefined, choices: readonly Choice[], name: string): Choice {
  const found = choices.find((choice) => choice === value);
  if (!found) throw new Misunderstood(`Say ${name}: ${choices.join(', ')}.`);
  return found;
}
