import type { Area, RefusalCode, SlotName, SlotProps } from '@pavilion/contract';
import { useLocale } from '@pavilion/host/intl';
import { ErrorState, Skeleton } from '@pavilion/ui/core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { RemotesContext } from './remotes-context';
import { SilentRetry } from './SilentRetry';
import { refusalText } from './refusal-text';
import { RefusedError } from './refused-error';
import { RemotePart } from './RemotePart';

export interface RemotePageProps {
  remote: string;
  page: string;
  /** Shown while it loads; the shape of a page unless told. */
  fallback?: ReactNode;
  /** Stands in its place while operators keep it closed; the refusal by its name unless told. */
  closed?: (because: RefusalCode) => ReactNode;
  /** Put around whatever stands in its place. */
  framed?: (content: ReactNode) => ReactNode;
}

export interface RemoteLayoutProps {
  remote: string;
  area: Area;
  children: ReactNode;
  /** Shown while it loads. */
  fallback?: ReactNode;
  /** Stands in its place when it is refused or closed; the page alone unless told. */
  refused?: ReactNode;
}

export type RemoteSlotProps<Name extends SlotName = SlotName> = {
  name: Name;
  props: SlotProps[Name];
  /** Shown while it loads; nothing unless told. */
  waiting?: ReactNode;
};
export type SlotRequest = RemoteSlotProps;

interface WithContext {
  context: RemotesContext;
}

export function RemotePage({
  context,
  remote,
  page,
  fallback = <Skeleton shape="block" height="12rem" />,
  closed = (because) => <PageRefused refused={new RefusedError(because, remote)} retry={undefined} />,
  framed = (content) => content,
}: RemotePageProps & WithContext) {
  return (
    <RemotePart
      key={`${remote}/${page}`}
      {...{ context, remote, fallback }}
      kind="pages"
      part={page}
      closed={(because) => framed(closed(because))}
      refusal={(refused, retry) => framed(<PageRefused refused={refused} retry={retry} />)}
    />
  );
}

export function RemoteLayout({ context, remote, area, children, fallback, refused = children }: RemoteLayoutProps & WithContext) {
  const instead = () => refused;
  return (
    <RemotePart
      key={remote}
      {...{ context, remote, fallback }}
      kind="layouts"
      part={area}
      props={{ children }}
      closed={instead}
      refusal={instead}
    />
  );
}

export function RemoteSlots({ context, name, props, waiting }: SlotRequest & WithContext) {
  const { remotes } = useSyncExternalStore(context.subscribe, context.current);
  const placeIn = (remote: string) => remotes[remote]?.descriptor.slots[name];
  const fillers = Object.keys(remotes)
    .filter((remote) => placeIn(remote) !== undefined)
    .sort((one, other) => (placeIn(one) ?? 0) - (placeIn(other) ?? 0));
  return fillers.map((remote) => <RemoteSlot key={remote} {...{ context, remote, name, props, waiting }} />);
}

function RemoteSlot({ context, remote, name, props, waiting = null }: SlotRequest & WithContext & { remote: string }) {
  const [tries, setTries] = useState(0);
  return (
    <RemotePart
      {...{ context, remote, props }}
      kind="slots"
      part={name}
      fallback={waiting}
      closed={() => null}
      refusal={(refused, retry) => (
        <SilentRetry
          {...{ refused, tries, waiting }}
          onRetry={() => {
            setTries(tries + 1);
            retry?.();
          }}
        />
      )}
    />
  );
}

function PageRefused({ refused, retry }: { refused: RefusedError; retry: (() => void) | undefined }) {
  const [trying, setTrying] = useState(false);
  const text = refusalText(refused.refusal, useLocale());
  const again = () => {
    setTrying(true);
    retry?.();
  };
  return (
    <ErrorState
      title={text.title}
      text={text.text}
      code={`${refused.refusal} · ${refused.remote}${refused.version ? `@${refused.version}` : ''}`}
      busy={trying}
      retryLabel={text.retry}
      onRetry={retry && again}
    />
  );
}
