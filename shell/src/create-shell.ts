import type { BrandManifest } from '@pavilion/contract';
import type { PageData } from '@pavilion/api/site';
import type { BalanceSource } from '@pavilion/host/balance';
import type { ConnectionSource } from '@pavilion/host/connection';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import type { Links } from '@pavilion/host/links';
import type { SessionSource } from '@pavilion/host/session';
import type { ReactNode } from 'react';
import type { DialogController } from './dialogs/create-dialogs';
import type { Information } from './information/information';
import { createLinks } from './links/create-links';
import type { StaticContent } from './page/capture-static-content';
import type { Preferences } from './preferences/preferences';
import { type PageTable, pageTable } from './routing/page-table';
import type { RemoteViews } from './routing/remote-views';
import type { Region } from './states/region';

/** The manifest in force, and word of the next one. */
export interface ManifestSource {
  current(): BrandManifest;
  subscribe(listener: () => void): () => void;
}

/** What the shell is made of. Each part has its own folder; here they are only put together. */
export interface ShellParts {
  page: PageData;
  preferences: Preferences;
  manifests: ManifestSource;
  events: EventBus;
  http: HttpClient;
  session: SessionSource & { restored: Promise<void> };
  balance: BalanceSource;
  connection: ConnectionSource;
  dialogs: DialogController;
  information: Information;
  region: Region;
  views: RemoteViews;
  staticContent: StaticContent;
  /** What other parts draw over the page: the sign-in and register popups. */
  overlays: ReactNode;
  /** Of this build. */
  version: string;
  reload(): void;
}

export interface Shell extends ShellParts {
  links: Links;
  /** The pages of the manifest in force. */
  table(): PageTable;
}

/** Adds what follows from the parts: pages and addresses of the manifest in force. */
export function createShell(parts: ShellParts): Shell {
  let made: { manifest: BrandManifest; table: PageTable } | undefined;
  const table = () => {
    const manifest = parts.manifests.current();
    if (made?.manifest !== manifest) made = { manifest, table: pageTable(manifest) };
    return made.table;
  };
  return { ...parts, table, links: createLinks(table) };
}
