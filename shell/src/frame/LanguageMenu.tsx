import type { Locale } from '@pavilion/contract';
import { endonym } from '@pavilion/i18n';
import { Menu, type MenuTrigger } from '@pavilion/ui/core';
import type { ReactNode } from 'react';
import { usePreference } from '../preferences/preferences-context';
import { useSite } from '../site-context';

interface LanguageMenuProps {
  align?: 'start' | 'end';
  /** Draws the button that opens it. */
  children: (attributes: MenuTrigger, locale: Locale) => ReactNode;
}

/** Chooses the language; nothing is shown where there is nothing to choose. */
export function LanguageMenu({ align = 'end', children }: LanguageMenuProps) {
  const [locale, setLocale] = usePreference('locale');
  const { offered } = useSite().brand.locales;
  if (offered.length < 2) return null;
  return (
    <Menu
      align={align}
      trigger={(attributes) => children(attributes, locale)}
      items={offered.map((each) => ({
        id: each,
        label: <span lang={each}>{endonym[each]}</span>,
        checked: each === locale,
        onSelect: () => setLocale(each),
      }))}
    />
  );
}
