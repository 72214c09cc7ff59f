import type { RefusalCode } from '@pavilion/contract';
import { HostProvider, useHost } from '@pavilion/host/host';
import { useLocale } from '@pavilion/host/intl';
import { RemoteScope } from '@pavilion/host/router';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import type { RemotesContext } from './remotes-context';
import type { PartKind } from './part-loader';
import { RefusalBoundary } from './RefusalBoundary';
import { RefusedError } from './refused-error';
import { PartLifecycle } from './part-lifecycle';
import { isResuming } from './unmount-policy';

interface Props {
  context: RemotesContext;
  remote: string;
  kind: PartKind;
  part: string;
  fallback: ReactNode;
  /** Stands in its place when it could not be shown. */
  refusal(refused: RefusedError, retry: (() => void) | undefined): ReactNode;
  /** Stands in its place while operators keep it closed. */
  closed(because: RefusalCode): ReactNode;
  props?: object;
}

/**
 * A part of a remote, in the version that was in force when it was mounted: an open screen is not changed under the player's hands, but
 * when operators end that version or its remote, and then only once the player is done, unless it must not run at all.
 */
export function RemotePart({ context, remote, kind, part, fallback, refusal, closed, props = {} }: Props) {
  const [lifecycle] = useState(
    // Only a page is what somebody looks at; the rest comes and goes quietly.
    () =>
      new PartLifecycle(
        remote,
        context,
        (how) => kind === 'pages' && context.notifyUnmount(how),
        () => kind === 'pages' && isResuming(context.current(), remote, part, globalThis.location.search),
      ),
  );
  const state = useSyncExternalStore(lifecycle.subscribe, lifecycle.current);
  if ('closed' in state) {
    if (state.closed !== 'remote.revoked') return closed(state.closed);
    return refusal(new RefusedError(state.closed, remote, state.version), state.retriable ? lifecycle.restart : undefined);
  }
  const { version, mount, since } = state;
  const address = { context, remote, version, kind, part };
  const retry = () => {
    context.parts.forget(remote);
    lifecycle.restart();
  };
  return (
    <RefusalBoundary key={mount} {...address} onRefused={lifecycle.markRefused} refusal={(refused) => refusal(refused, retry)}>
      <RemoteScope remote={remote}>
        <RemoteHost context={context} remote={remote}>
          <Suspense fallback={fallback}>
            <LoadedPart {...address} asked={since} props={props} />
          </Suspense>
        </RemoteHost>
      </RemoteScope>
    </RefusalBoundary>
  );
}

/** The host as this remote has it. */
function RemoteHost({ context, remote, children }: Pick<Props, 'context' | 'remote'> & { children: ReactNode }) {
  const host = useHost();
  const own = useMemo(() => ({ ...host, events: context.eventsOf(remote) }), [host, context, remote]);
  useEffect(() => context.mounted?.(remote), [context, remote]);
  return <HostProvider host={own}>{children}</HostProvider>;
}

type LoadedProps = Pick<Props, 'context' | 'remote' | 'kind' | 'part'> & { version: string; asked: number; props: object };

function LoadedPart({ context, remote, version, kind, part, asked, props }: LoadedProps) {
  const locale = useLocale();
  const loading = context.parts.component({ remote, version, kind, part });
  const translating = context.parts.messages(remote, version, locale);
  const Part = use(loading) as ComponentType<object>;
  const messages = use(translating) as never;
  useEffect(() => {
    context.shown({ remote, version, kind, part, tookMs: performance.now() - asked });
  }, [context, remote, version, kind, part, asked]);
  return (
    <IntlProvider locale={locale} messages={messages}>
      <Part {...props} />
    </IntlProvider>
  );
}
