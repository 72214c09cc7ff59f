import { RichText } from '@pavilion/ui/rich-text';
import { Chip, ChipRow } from '@pavilion/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { themeVariables } from './theme-variables';
import { hasContent, type DraftFormValues } from './draft-form-values';
import { useDebouncedValue } from './use-debounced-value';
import styles from './announcements.module.css';

const PAUSE_MS = 400;

/** What players will see, in either language and theme. Contents come as the gateway cleans them. */
export function Preview({ brand, look, typed }: { brand: string; look: string; typed: DraftFormValues }) {
  const t = useTexts();
  const [language, setLanguage] = useState<'bn' | 'en'>('bn');
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const shown = useDeferredValue(typed);
  const themed = useMemo(() => themeVariables(look, theme, document.styleSheets), [look, theme]);
  return (
    <section className={styles['preview']} aria-label={t('announcements.preview')}>
      <h2 className={styles['heading']}>{t('announcements.preview')}</h2>
      <ChipRow label={t('announcements.previewAs')}>
        {(['bn', 'en'] as const).map((each) => (
          <Chip key={each} selected={each === language} onClick={() => setLanguage(each)}>
            {t(`announcements.in.${each}`)}
          </Chip>
        ))}
        {(['dark', 'light'] as const).map((each) => (
          <Chip key={each} selected={each === theme} onClick={() => setTheme(each)}>
            {t(`theme.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles['stage']} style={themed} lang={language}>
        {shown.type === 'B' ? (
          <BannerLook brand={brand} typed={shown} language={language} />
        ) : (
          <Text brand={brand} typed={shown} language={language} />
        )}
      </div>
    </section>
  );
}

interface LookProps {
  brand: string;
  typed: DraftFormValues;
  language: 'bn' | 'en';
}

function BannerLook({ brand, typed: { scene, tone, title, subtitle, action }, language }: LookProps) {
  return (
    <div className={styles['banner']} data-tone={tone}>
      <img src={`/staff/brands/${brand}/announcements/scenes/${scene}?tone=${tone}`} alt="" width="1600" height="700" />
      <div>
        <strong>{title[language]}</strong>
        <span>{subtitle[language]}</span>
        {action[language] && <em>{action[language]}</em>}
      </div>
    </div>
  );
}

function Text({ brand, typed: { type, title, content }, language }: LookProps) {
  const t = useTexts();
  const staff = useStaff();
  const written = useDebouncedValue(content[language], PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['cleaned', brand, written],
    queryFn: () => staff.announcements.sanitize(brand, written),
    enabled: hasContent(type) && written !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!title[language].trim()) return <p className={styles['unwritten']}>{t('announcements.unwritten')}</p>;
  return (
    <>
      <h3>{title[language]}</h3>
      {hasContent(type) && written !== '' && data && <RichText html={data.content} headings={4} />}
    </>
  );
}
