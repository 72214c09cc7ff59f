import type { BrandManifest } from '@pavilion/contract';
import { useLocale } from '@pavilion/host/intl';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import type { RemotesContext } from './create-remotes';
import type { PartKind } from './part-loader';
import { Refused } from './refused';

interface Props {
  context: RemotesContext;
  remote: string;
  kind: PartKind;
  part: string;
  fallback: ReactNode;
  props?: object;
}

/** A part of a remote, in the version that was current when it was mounted: an open screen is not changed under the player's hands. */
export function RemotePart({ context, fallback, ...rest }: Props) {
  const { remote } = rest;
  const asked = useState(() => performance.now())[0];
  const version = useState(() => context.current().remotes[remote]?.version)[0];
  const allowed = useSyncExternalStore(context.subscribe, () => isAllowed(context.current(), remote, version));
  if (!version || !allowed) throw new Refused('remote.switched-off', remote, version);
  return (
    <Suspense fallback={fallback}>
      <LoadedPart context={context} version={version} asked={asked} {...rest} />
    </Suspense>
  );
}

function isAllowed({ remotes, revoked }: BrandManifest, remote: string, version: string | undefined): boolean {
  const entry = remotes[remote];
  return entry !== undefined && entry.enabled && entry.mode !== 'off' && !revoked.includes(`${remote}@${version}`);
}

function LoadedPart({
  context,
  remote,
  version,
  kind,
  part,
  props = {},
  asked,
}: Omit<Props, 'fallback'> & { version: string; asked: number }) {
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
