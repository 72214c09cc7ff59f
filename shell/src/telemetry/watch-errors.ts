import { remoteFromStack } from './remote-from-stack';
import { toErrorEvent, type TelemetryBuffer } from './telemetry-buffer';

/** The same error again and again says no more than three times. */
const MAX_SAME_ERROR = 3;
const MAX_DIFFERENT_ERRORS = 200;

/** Notes script errors that happen in a remote's files, whoever called it. */
export function watchErrors(buffer: TelemetryBuffer): { stop(): void } {
  const counts = new Map<string, number>();
  const note = (thrown: unknown) => {
    if (!(thrown instanceof Error)) return;
    const of = remoteFromStack(thrown.stack ?? '');
    const key = `${thrown.message} ${thrown.stack}`.slice(0, 500);
    const count = (counts.get(key) ?? 0) + 1;
    if (!of || count > MAX_SAME_ERROR || (count === 1 && counts.size >= MAX_DIFFERENT_ERRORS)) return;
    counts.set(key, count);
    buffer.record(toErrorEvent(of.remote, of.version, thrown));
  };
  const onError = ({ error }: ErrorEvent) => note(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    stop() {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
