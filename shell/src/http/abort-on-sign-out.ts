import type { CallOptions } from '@pavilion/host/http';
import type { SignOutSignal } from '../session';

/** Lets a call go when its player logs out, because a browser writes down what is refused; then fails with what `gone` makes. */
export async function abortOnSignOut<Value>(
  ending: SignOutSignal | undefined,
  options: CallOptions,
  ask: (options: CallOptions) => Promise<Value>,
  gone: () => Error,
): Promise<Value> {
  if (!ending) return ask(options);
  const { signal, release } = anySignal(options.signal, ending.started);
  try {
    return await ask({ ...options, signal });
  } catch (reason) {
    if (!ending.started.aborted) throw reason;
    await ending.finished;
    throw gone();
  } finally {
    release();
  }
}

/** Goes off with the first of the two, for its reason. `AbortSignal.any` is too young for many phones. */
function anySignal(own: AbortSignal | undefined, other: AbortSignal): { signal: AbortSignal; release: () => void } {
  const both = new AbortController();
  const listeners = new AbortController();
  for (const each of own ? [own, other] : [other]) {
    if (each.aborted) both.abort(each.reason);
    else each.addEventListener('abort', () => both.abort(each.reason), { once: true, signal: listeners.signal });
  }
  return { signal: both.signal, release: () => listeners.abort() };
}
