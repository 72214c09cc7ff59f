import { remoteOf } from './remote-of';
import { errorOf, type Sightings } from './sightings';

/** The same error again and again says no more than three times. */
const SAME = 3;
const DIFFERENT = 200;

/** Notes script errors that happen in a remote's files, whoever called it. */
export function watchErrors(sightings: Sightings): { stop(): void } {
  const counts = new Map<string, number>();
  const note = (thrown: unknown) => {
    if (!(thrown instanceof Error)) return;
    const of = remoteOf(thrown.stack ?? '');
    const key = `${thrown.message} ${thrown.stack}`.slice(0, 500);
    const count = (counts.get(key) ?? 0) + 1;
    if (!of || count > SAME || (count === 1 && counts.size >= DIFFERENT)) return;
    counts.set(key, count);
    sightings.note(errorOf(of.remote, of.version, thrown));
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
