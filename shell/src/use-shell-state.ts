import type { Host } from '@pavilion/host/host';
import { useMemo, useSyncExternalStore } from 'react';
import type { Shell } from './create-shell';
import type { Site } from './site-context';

/** Host and site as the brand's manifest makes them now; a newer manifest makes new ones. */
export function useShellState(shell: Shell): { host: Host; site: Site } {
  const manifest = useSyncExternalStore(shell.manifests.subscribe, shell.manifests.current);
  return useMemo(() => {
    const { brand, vendors } = shell.page;
    const { locales, flags } = manifest;
    const { balance, connection, events, session, http, links, dialogs, preferences, views } = shell;
    return {
      host: {
        balance,
        connection,
        brand: { ...brand, locales, flags: { ...brand.flags, ...flags } },
        events,
        session,
        http,
        links,
        dialogs,
        preferences,
        slots: { render: views.renderSlot },
      },
      site: {
        brand: { ...brand, locales: { ...locales, offered: [...locales.offered] } },
        vendors,
        manifest,
        table: shell.table(),
        views,
        information: shell.information,
        region: shell.region,
        restored: session.restored,
        staticContent: shell.staticContent,
        shellVersion: shell.version,
        reload: shell.reload,
      },
    };
  }, [shell, manifest]);
}
