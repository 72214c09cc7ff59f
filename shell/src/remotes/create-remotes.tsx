import type { BrandManifest, Locale } from '@pavilion/contract';
import type { EventBus } from '@pavilion/host/events';
import type { Observable } from 'rxjs';
import type { ReactNode } from 'react';
import { eventsOfRemote } from '../events/events-of-remote';
import { openAssetGate } from './asset-gate';
import { closedReason } from './unmount-policy';
import type { LeftoverWatch } from './watch-leftovers';
import { remoteLoader } from './load-federated';
import { createPartLoader } from './part-loader';
import { createSharedFiles } from './shared-files';
import type { PlayerActivity } from './player-activity';
import type { UnmountNotice } from './part-lifecycle';
import { RemoteLayout, type RemoteLayoutProps, RemotePage, type RemotePageProps, RemoteSlots, type SlotRequest } from './views';
import type { RemotesContext } from './remotes-context';
import type { RefusedPart, ShownPart } from './remotes-context';

export interface RemotesOptions {
  /** The brand's manifest as it changes; verified already. */
  manifest$: Observable<BrandManifest>;
  current(): BrandManifest;
  events: EventBus;
  activity: PlayerActivity;
  /** Told of parts that come and go. */
  leftovers?: LeftoverWatch | undefined;
  /** Called with each event that a remote emitted although it is not its own. */
  onForeignEvent?(remote: string, name: string): void;
  /** Called with each part that is not shown, once per occurrence. */
  onRefusal(refusal: RefusedPart): void;
  /** Called with each part that is. */
  onShown?(part: ShownPart): void;
  /** Called when operators end, or are about to end, the page that the player looks at. */
  onUnmount?(notice: UnmountNotice): void;
}

/** The brand's remotes, as the frame uses them. Nothing that a remote does leaves its own view. */
export interface Remotes {
  /** A page by its remote and id, with the remote's texts around it; a refusal with a retry when it cannot be shown. */
  Page(props: RemotePageProps): ReactNode;
  /** An area's layout around its pages; the pages alone when it cannot be shown. */
  Layout(props: RemoteLayoutProps): ReactNode;
  /** What all remotes that fill a slot put there, in the order of their descriptors; nothing for those that cannot be shown. */
  renderSlot(request: SlotRequest): ReactNode;
  /** Starts fetching a page that is likely to be opened. Failures are silent: opening it tells. */
  preload(remote: string, page: string, locale: Locale): void;
}

/** Opens the gate for the brand's remotes and makes their views. Once per page. */
export function createRemotes({
  manifest$,
  current,
  events,
  activity,
  leftovers,
  onForeignEvent,
  onRefusal,
  onShown,
  onUnmount,
}: RemotesOptions): Remotes {
  const [gate, files] = [openAssetGate(), createSharedFiles()];
  manifest$.subscribe((manifest) => gate.admit(manifest));
  const context: RemotesContext = {
    parts: createPartLoader(gate, remoteLoader(gate, files), current, files),
    current,
    subscribe(listener) {
      const subscription = manifest$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    activity,
    refused: onRefusal,
    shown: (part) => onShown?.(part),
    ...leftovers,
    eventsOf: (remote) => eventsOfRemote(events, remote, (name) => onForeignEvent?.(remote, name)),
    notifyUnmount: (notice) => onUnmount?.(notice),
  };
  return {
    Page: (props) => <RemotePage context={context} {...props} />,
    Layout: (props) => <RemoteLayout context={context} {...props} />,
    renderSlot: (request) => <RemoteSlots context={context} {...request} />,
    preload(remote, page, locale) {
      const version = current().remotes[remote]?.version;
      if (!version || closedReason(current(), remote)) return;
      const { parts } = context;
      for (const part of [parts.component({ remote, version, kind: 'pages', part: page }), parts.messages(remote, version, locale)])
        // It was only fetched ahead: whoever opens the page fetches it again, and is told what is wrong.
        part.catch(() => parts.forget(remote));
    },
  };
}
