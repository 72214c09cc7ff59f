import type { Area, SlotName, SlotProps } from '@pavilion/contract';
import { useLocale } from '@pavilion/host/intl';
import { ErrorState, Skeleton } from '@pavilion/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { RemotesContext } from './create-remotes';
import { RefusalBoundary } from './RefusalBoundary';
import { refusalText } from './refusal-text';
import type { Refused } from './refused';
import { RemotePart } from './RemotePart';

export interface RemotePageProps {
  remote: string;
  page: string;
  /** Shown while it loads; the shape of a page unless told. */
  fallback?: ReactNode;
}

export interface RemoteLayoutProps {
  remote: string;
  area: Area;
  children: ReactNode;
  /** Shown while it loads. */
  fallback?: ReactNode;
  /** Stands in its place when it is refused; the page alone unless told. */
  refused?: ReactNode;
}

export type RemoteSlotProps<Name extends SlotName = SlotName> = { name: Name; props: SlotProps[Name] };
export type SlotRequest = RemoteSlotProps;

interface InContext {
  context: RemotesContext;
}

export function RemotePage({
  context,
  remote,
  page,
  fallback = <Skeleton shape="block" height="12rem" />,
}: RemotePageProps & InContext) {
  return (
    <RefusalBoundary key={`${remote}/${page}`} context={context} remote={remote} refusal={pageRefused}>
      <RemotePart context={context} remote={remote} kind="pages" part={page} fallback={fallback} />
    </RefusalBoundary>
  );
}

export function RemoteLayout({ context, remote, area, children, fallback, refused = children }: RemoteLayoutProps & InContext) {
  return (
    <RefusalBoundary key={remote} context={context} remote={remote} refusal={() => refused}>
      <RemotePart context={context} remote={remote} kind="layouts" part={area} fallback={fallback} props={{ children }} />
    </RefusalBoundary>
  );
}

export function RemoteSlots({ context, name, props }: SlotRequest & InContext) {
  const { remotes } = useSyncExternalStore(context.subscribe, context.current);
  const fillers = Object.entries(remotes)
    .filter(([, { enabled, mode, descriptor }]) => enabled && mode !== 'off' && descriptor.slots[name] !== undefined)
    .sort(([, one], [, other]) => (one.descriptor.slots[name] ?? 0) - (other.descriptor.slots[name] ?? 0));
  return fillers.map(([remote]) => (
    <RefusalBoundary key={remote} context={context} remote={remote} refusal={() => null}>
      <RemotePart context={context} remote={remote} kind="slots" part={name} fallback={null} props={props} />
    </RefusalBoundary>
  ));
}

function pageRefused(refused: Refused, retry: () => void): ReactNode {
  return <PageRefused refused={refused} retry={retry} />;
}

function PageRefused({ refused, retry }: { refused: Refused; retry: () => void }) {
  const [trying, setTrying] = useState(false);
  const text = refusalText(refused.refusal, useLocale());
  const final = refused.refusal === 'remote.switched-off';
  return (
    <ErrorState
      title={text.title}
      text={text.text}
      code={`${refused.refusal} · ${refused.remote}${refused.version ? `@${refused.version}` : ''}`}
      busy={trying}
      retryLabel={text.retry}
      onRetry={
        final
          ? undefined
          : () => {
              setTrying(true);
              retry();
            }
      }
    />
  );
}
