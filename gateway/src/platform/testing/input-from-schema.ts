import fc from 'fast-check';
import { getOrCache } from '../bounded-cache';

/** As much of JSON Schema as our routes use. */
export interface InputSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: InputSchema[];
  properties?: Record<string, InputSchema>;
  required?: string[];
  additionalProperties?: boolean | InputSchema;
  items?: InputSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
}

/** What is wrong with an input: which field, in what way, and the JSON text that says it. */
export interface Fault {
  field: string;
  kind: string;
  text: string;
}

const ANY_TEXT = '^[^\\u0000]*$';
/** Stands in the text for what JSON.stringify does not write. */
const RAW = '@raw@';

/** Inputs that the schema takes, with every field there is. */
export function arbitraryInput(schema: InputSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryInput));
  return byType[schema.type ?? '']?.(schema) ?? fc.constant({});
}

const wholeNumber = ({ minimum = 0, maximum = 1_000 }: InputSchema) =>
  fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 1_000_000) });

const byType: Readonly<Record<string, (schema: InputSchema) => fc.Arbitrary<unknown>>> = {
  object: ({ properties = {} }) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, arbitraryInput(each)]))),
  array: ({ items = {}, minItems = 0, maxItems = 2 }) =>
    fc.array(arbitraryInput(items), { minLength: Math.max(1, minItems), maxLength: Math.max(minItems, Math.min(2, maxItems)) }),
  integer: wholeNumber,
  number: wholeNumber,
  boolean: () => fc.boolean(),
  string: (schema) => getOrCache(texts, JSON.stringify(schema), () => arbitraryText(schema), Infinity),
};

/** By their schemas: what draws texts of a form takes longer to make than all that is drawn from it. */
const texts = new Map<string, fc.Arbitrary<string>>();

function arbitraryText({ pattern, format, minLength = 0, maxLength = Infinity }: InputSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.constant('2030-01-17T08:00:00Z');
  const length = Math.min(maxLength, Math.max(minLength, 8));
  if (!pattern || pattern === ANY_TEXT)
    return fc.string({ unit: fc.constantFrom(...'abcdefgh0123456789'), minLength: length, maxLength: length });
  const form = new RegExp(pattern, 'u');
  const plain = ['a', 'A', '1', 'f'].map((letter) => letter.repeat(length)).filter((text) => form.test(text));
  // Texts of a given form are seldom of a given length: those that plainly are both come first.
  const drawn = plain.length
    ? plain
    : fc
        .sample(fc.stringMatching(form), { numRuns: 100, seed: 1 })
        .filter((text) => text.length >= minLength && text.length <= maxLength);
  if (!drawn.length) throw new Error(`no text of ${minLength} to ${maxLength} characters was found for ${pattern}`);
  return fc.constantFrom(...drawn);
}

/** Every way to spoil `input`, which the schema takes, so that it takes it no more. */
export function faultsOf(schema: InputSchema, input: unknown, root = input, path: readonly string[] = []): Fault[] {
  const at = (kind: string, value: unknown, field = path): Fault => ({
    field: field.join('.') || 'body',
    kind,
    text: textWith(root, path, value),
  });
  const wrong = wrongValues(schema).map(([kind, value]) => at(kind, value));
  if (schema.type === 'array' && Array.isArray(input) && input.length)
    return [...wrong, ...faultsOf(schema.items ?? {}, input[0], root, [...path, '0'])];
  if (schema.type !== 'object' || typeof input !== 'object' || input === null) return wrong;
  const missing = (schema.required ?? []).map((name) => at('missing', without(input, name), [...path, name]));
  const unknown = !isOpen(schema) ? [at('unknown', { ...input, stowaway: 1 }, [...path, 'stowaway'])] : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    faultsOf(each, (input as Record<string, unknown>)[name], root, [...path, name]),
  );
  return [...wrong, ...missing, ...unknown, ...inside];
}

/** Whether the schema says itself that it takes names it does not know. */
export function isOpen({ properties, additionalProperties }: InputSchema): boolean {
  return properties === undefined || typeof additionalProperties === 'object';
}

/** Texts and lists without a greatest length, and objects that take names they do not know, by the field they are in. */
export function hasUnboundedField(schema: InputSchema, path: readonly string[] = []): string[] {
  const { properties = {}, items, anyOf = [] } = schema;
  if (schema.enum ?? 'const' in schema) return [];
  const here = isEndless[schema.type ?? '']?.(schema) ? [`${path.join('.')}: ${schema.type}`] : [];
  const inside = Object.entries({ ...properties, ...(items && { '0': items }) });
  return [
    ...here,
    ...inside.flatMap(([name, each]) => hasUnboundedField(each, [...path, name])),
    ...anyOf.flatMap((each) => hasUnboundedField(each, path)),
  ];
}

const isEndless: Readonly<Record<string, (schema: InputSchema) => boolean>> = {
  string: ({ maxLength, format, pattern }) => maxLength === undefined && !format && !pattern?.endsWith('$'),
  array: ({ maxItems }) => maxItems === undefined,
  object: ({ additionalProperties, maxProperties }) => additionalProperties === undefined && maxProperties === undefined,
};

/** Inputs that a schema may take or refuse, and that nothing may break at. */
export function malformedInputs(schema: InputSchema, input: unknown, root = input, path: readonly string[] = []): Fault[] {
  if (schema.type === 'object' && typeof input === 'object' && input !== null)
    return Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      malformedInputs(each, (input as Record<string, unknown>)[name], root, [...path, name]),
    );
  const values =
    schema.type === 'string'
      ? ['\ud800', '\u202e\u200b%s%n', "'; drop table members; --", '০১২৩৪৫']
      : ['integer', 'number'].includes(schema.type ?? '')
        ? [2 ** 53, 1e300, -0, 2 ** 31]
        : [];
  return values.map((value) => ({
    field: path.join('.'),
    kind: `odd ${JSON.stringify(value)}`,
    text: textWith(root, path, value),
  }));
}

function wrongValues(schema: InputSchema): [kind: string, value: unknown][] {
  const { type, maxLength, pattern, maxItems } = schema;
  const always: [string, unknown][] = [['null', null]];
  if (schema.anyOf) return always;
  if (schema.enum ?? 'const' in schema) return [...always, ['stranger', 'stranger'], ['object', {}]];
  const foreign: Record<string, [string, unknown][]> = {
    string: [
      ['number', 5],
      ['boolean', true],
      ['object', { a: 1 }],
      ['array', ['a']],
    ],
    integer: [
      ['text', '5'],
      ['fraction', 1.5],
      ['beyond numbers', `${RAW}1e400`],
      ['array', [5]],
    ],
    number: [
      ['text', '5'],
      ['beyond numbers', `${RAW}1e400`],
      ['array', [5]],
    ],
    boolean: [
      ['text', 'true'],
      ['number', 1],
    ],
    array: [
      ['text', 'a'],
      ['object', {}],
    ],
    object: [
      ['text', 'a'],
      ['number', 5],
      ['array', []],
    ],
  };
  return [
    ...(type ? always : []),
    ...(foreign[type ?? ''] ?? []),
    ...(type === 'string' && maxLength !== undefined ? [['too long', 'a'.repeat(maxLength + 1)] as [string, unknown]] : []),
    ...(type === 'string' && pattern ? [['NUL', 'a\u0000b'] as [string, unknown]] : []),
    ...(type === 'array' && maxItems !== undefined
      ? [['too many', Array.from({ length: maxItems + 1 }, () => 'a')] as [string, unknown]]
      : []),
    ...(type === 'object' ? [['__proto__', `${RAW}{"__proto__":{"x":1}}`] as [string, unknown]] : []),
  ];
}

function textWith(root: unknown, path: readonly string[], value: unknown): string {
  return JSON.stringify(replaced(root, path, value)).replace(
    new RegExp(`"${RAW}((?:[^"\\\\]|\\\\.)*)"`, 'g'),
    (_, raw: string) => JSON.parse(`"${raw}"`) as string,
  );
}

function replaced(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(node)) return node.map((each, index) => (String(index) === name ? replaced(each, rest, value) : each));
  return { ...(node as object), [name]: replaced((node as Record<string, unknown>)[name], rest, value) };
}

function without(input: object, name: string): object {
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== name));
}
