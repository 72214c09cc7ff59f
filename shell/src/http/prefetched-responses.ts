import type { Call } from '@pavilion/api';

/** The name under which the page carries a call's answer: `METHOD path?sorted=query`. */
export function responseKey({ method, path }: Pick<Call<unknown, unknown>, 'method' | 'path'>, input: unknown): string {
  const query = searchParamsOf(input);
  query.sort();
  const text = query.toString();
  return `${method} ${path}${text && `?${text}`}`;
}

/** What goes into the address of a GET or DELETE: missing values are left out. */
export function searchParamsOf(input: unknown): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {}))
    if (value !== undefined && value !== null) query.append(name, String(value));
  return query;
}

/** Answers that came with the page. Each is good once: a second call wants to know what is true now. */
export class PrefetchedResponses {
  readonly #answers: Map<string, unknown>;

  constructor(first: Readonly<Record<string, unknown>>) {
    this.#answers = new Map(Object.entries(first));
  }

  take(call: Call<unknown, unknown>, input: unknown): { value: unknown } | undefined {
    const key = responseKey(call, input);
    if (call.method !== 'GET' || !this.#answers.has(key)) return undefined;
    const value = this.#answers.get(key);
    this.#answers.delete(key);
    return { value };
  }
}
