import type { FastifyError } from 'fastify';

type Fault = NonNullable<FastifyError['validation']>[number];

/** What is wrong with each field of a request by our schema, as a code, which forms translate. */
export function invalidFields({ validation = [] }: FastifyError): Record<string, string> {
  return Object.fromEntries(validation.map((fault) => [fieldOf(fault), 'request.invalid']));
}

/** What each of them must be, for a person at a command line. Never what it was. */
export function neededOfFields({ validation = [] }: FastifyError): Record<string, string> {
  return Object.fromEntries(validation.map((fault) => [fieldOf(fault), neededBy(fault)]));
}

function fieldOf({ instancePath, params }: Fault): string {
  const named = (params.missingProperty ?? params.additionalProperty) as string | undefined;
  return [...instancePath.split('/').slice(1), ...(named ? [named] : [])].join('.') || 'body';
}

const NEEDED: Readonly<Record<string, (params: Fault['params']) => string>> = {
  required: () => 'is missing',
  additionalProperties: () => 'is nothing that is known here',
  minLength: ({ limit }) => `must have ${count(limit, 'character')} or more`,
  maxLength: ({ limit }) => `must have ${count(limit, 'character')} or fewer`,
  minItems: ({ limit }) => `must have ${count(limit, 'entry')} or more`,
  maxItems: ({ limit }) => `must have ${count(limit, 'entry')} or fewer`,
  minimum: ({ limit }) => `must be ${String(limit)} or more`,
  maximum: ({ limit }) => `must be ${String(limit)} or less`,
  type: ({ type }) => `must be of type ${String(type)}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as readonly unknown[]).join(', ')}`,
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
  format: ({ format }) => `must be a ${String(format)}`,
};

function neededBy({ keyword, params, message }: Fault): string {
  return NEEDED[keyword]?.(params) ?? message ?? 'is not as it must be';
}

function count(limit: unknown, what: string): string {
  const many = what === 'entry' ? 'entries' : `${what}s`;
  return `${String(limit)} ${limit === 1 ? what : many}`;
}
