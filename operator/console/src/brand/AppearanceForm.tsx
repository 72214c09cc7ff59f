import type { BoardBrand, Change } from '@pavilion/api/staff';
import { endonym, type Locale, locales } from '@pavilion/i18n';
import { Button, Checkbox, RadioCards, TextField } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import { useBoard } from '../board/board-query';
import { useTexts } from '../messages';
import { useChanges } from '../plan/use-changes';
import { useHasRole } from '../session/session-context';
import styles from './brand.module.css';

/** Theme and languages. */
export function AppearanceForm({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole();
  const { propose } = useChanges();
  const [theme, setTheme] = useState(brand.theme);
  const [offered, setOffered] = useState<readonly Locale[]>(brand.locales.offered);
  const [first, setFirst] = useState<Locale>(brand.locales.default);
  const inOrder = locales.filter((locale) => offered.includes(locale));
  const changes = changesOf(brand, theme, { default: first, offered: inOrder });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    propose({ brand: brand.brand, title: t('look.change', { brand: brand.name }), changes });
  };
  const offer = (locale: Locale, wanted: boolean) => {
    const next = wanted ? [...offered, locale] : offered.filter((each) => each !== locale);
    setOffered(next);
    if (!next.includes(first) && next[0]) setFirst(next[0]);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <ThemeField value={theme.name} onValueChange={(name) => setTheme({ ...theme, name })} />
      <RadioCards
        label={t('look.default')}
        layout="pills"
        options={(['dark', 'light'] as const).map((value) => ({ value, title: t(`theme.${value}`) }))}
        value={theme.default}
        onValueChange={(value) => setTheme({ ...theme, default: value })}
      />
      <LanguageChoices offered={offered} onOffer={offer} />
      <RadioCards
        label={t('look.first')}
        layout="pills"
        options={inOrder.map((value) => ({ value, title: <span lang={value}>{endonym[value]}</span> }))}
        value={first}
        onValueChange={setFirst}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" disabled={changes.length === 0 || !theme.name || !may('operator', brand.brand)}>
          {t('flags.review')}
        </Button>
      </div>
    </form>
  );
}

/** The name of a theme; those of other brands are suggested. */
function ThemeField({ value, onValueChange }: { value: string; onValueChange: (name: string) => void }) {
  const t = useTexts();
  const { data: board } = useBoard();
  const themes = [...new Set((board?.brands ?? []).map((each) => each.theme.name))];
  return (
    <>
      <TextField
        label={t('look.theme')}
        hint={t('look.themeHint')}
        list="console-themes"
        required
        maxLength={31}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
      <datalist id="console-themes">
        {themes.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

interface LanguageChoicesProps {
  offered: readonly Locale[];
  onOffer: (locale: Locale, wanted: boolean) => void;
}

/** Which languages players can choose: one at least. */
function LanguageChoices({ offered, onOffer }: LanguageChoicesProps) {
  const t = useTexts();
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('look.offered')}</legend>
      {locales.map((locale) => (
        <Checkbox
          key={locale}
          label={<span lang={locale}>{endonym[locale]}</span>}
          checked={offered.includes(locale)}
          disabled={offered.length === 1 && offered.includes(locale)}
          onChange={({ target }) => onOffer(locale, target.checked)}
        />
      ))}
    </fieldset>
  );
}

function changesOf(brand: BoardBrand, theme: BoardBrand['theme'], wanted: BoardBrand['locales']): Change[] {
  const themed = theme.name !== brand.theme.name || theme.default !== brand.theme.default;
  const spoken = wanted.default !== brand.locales.default || !sameSet(wanted.offered, brand.locales.offered);
  return [...(themed ? [{ kind: 'theme' as const, ...theme }] : []), ...(spoken ? [{ kind: 'locales' as const, ...wanted }] : [])];
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}
