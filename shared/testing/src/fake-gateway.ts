import type { Call } from '@pavilion/api';
import { CallError } from '@pavilion/host/http';
import { type CallOptions, type HttpClient } from '@pavilion/host/http';

type Answerer = (input: never, options: CallOptions) => unknown;

/** What one call was sent. */
export interface SentCall {
  method: string;
  path: string;
  input: unknown;
  options: CallOptions;
}

/**
 * The network edge of a screen under test: answers the calls it was told about, typed by the calls themselves, and fails loudly on
 * any other. An answer that is a `CallError` is thrown, as the real client does.
 */
export class FakeGateway implements HttpClient {
  readonly sent: SentCall[] = [];
  readonly #answers = new Map<string, Answerer>();

  /** What `call` answers from now on: a value, an error, or a function of what was sent. */
  answer<Input, Value>(
    call: Call<Input, Value>,
    value: Value | CallError | ((input: Input, options: CallOptions) => Value | Promise<Value>),
  ): this {
    this.#answers.set(nameOf(call), (typeof value === 'function' ? value : () => value) as Answerer);
    return this;
  }

  async call<Input, Value>(call: Call<Input, Value>, input?: Input, options: CallOptions = {}): Promise<Value> {
    this.sent.push({ method: call.method, path: call.path, input, options });
    const answerer = this.#answers.get(nameOf(call));
    if (!answerer) throw new Error(`The screen called ${nameOf(call)}, which this test does not answer`);
    const value = await answerer((input ?? {}) as never, options);
    if (value instanceof CallError) throw value;
    return value as Value;
  }

  /** Inputs of every time `call` was sent. */
  inputsOf<Input, Value>(call: Call<Input, Value>): Input[] {
    return this.sent.filter(({ method, path }) => `${method} ${path}` === nameOf(call)).map(({ input }) => input as Input);
  }
}

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}
