import { useDialogs } from '@pavilion/host/dialogs';
import { useLocale } from '@pavilion/host/intl';
import { useRequireSignIn, useSession, useSessionActions } from '@pavilion/host/session';
import { isIconName, type IconName } from '@pavilion/ui/core';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../frame/use-sign-out';
import { usePreference } from '../preferences/preferences-context';
import { isOffered } from '../routing/audience';
import type { Page } from '../routing/page-table';
import { useSite } from '../site-context';
import type { PaletteEntry } from './entry';
import { usePaletteText } from './use-palette-text';

/** An entry and the words it is found by besides its label. */
export interface SearchableEntry extends PaletteEntry {
  words: string;
}

/** Every page of the brand that this player may open, by its names in both languages. */
export function usePageEntries(): readonly SearchableEntry[] {
  const { table } = useSite();
  const session = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  return table.pages
    .filter(({ descriptor, off, patterns }) => !off && !patterns[0]?.includes(':') && isOffered(descriptor.audience, session))
    .sort((one, other) => sortPositionOf(one) - sortPositionOf(other))
    .map(({ descriptor: { id, label, icon }, patterns: [address = '/'] }) => ({
      id: `page-${id}`,
      label: label[locale],
      words: `${label.bn} ${label.en}`,
      icon: isIconName(icon) ? icon : 'grid',
      run: () => void navigate(address),
    }));
}

/** As the side menu has them; what stands in no menu comes last. */
function sortPositionOf({ descriptor: { area, menus } }: Page): number {
  return menus?.side ?? menus?.bottom ?? (area === 'site' ? 100 : 200 + (menus?.area ?? 100));
}

/** What can be done from anywhere. */
export function useActionEntries(): readonly SearchableEntry[] {
  const text = usePaletteText();
  const { customerService } = useDialogs();
  const { information, brand } = useSite();
  const { register } = useSessionActions();
  const signOut = useSignOut();
  const signedIn = useSession().state === 'signed-in';
  const [, setTheme] = usePreference('theme');
  const [locale, setLocale] = usePreference('locale');
  const action = (name: Parameters<typeof text>[0] & `action.${string}`, icon: IconName, run: () => void): SearchableEntry => {
    const label = text(name);
    return { id: name, label, words: `${label} ${name.slice('action.'.length)}`, icon, run };
  };
  const askToSignIn = useRequireSignIn(() => undefined);
  return [
    ...(signedIn
      ? [action('action.notices', 'bell', () => information.open({ name: 'notices' }))]
      : [action('action.signIn', 'log-in', askToSignIn), action('action.register', 'user', register)]),
    action('action.help', 'help', () => information.open({ name: 'help' })),
    action('action.service', 'headphones', customerService),
    action('action.feedback', 'message', () => information.open({ name: 'feedback' })),
    action('action.dark', 'moon', () => setTheme('dark')),
    action('action.light', 'sun', () => setTheme('light')),
    ...brand.locales.offered
      .filter((each) => each !== locale)
      .map((each) => action(`action.${each}`, 'globe', () => setLocale(each))),
    ...(signedIn ? [action('action.signOut', 'log-out', signOut)] : []),
  ];
}
