import type { HelpTexts } from '@pavilion/api/system';
import { Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { helpKey } from './brand-details-keys';
import styles from './brand-details.module.css';
import { HelpEditor } from './HelpEditor';

/** The articles of the help centre by section, and the legal page; each opens to be written. */
export function HelpList({ brand, look }: { brand: string; look: string }) {
  const t = useTexts();
  const staff = useStaff();
  const [open, setOpen] = useState<string>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: helpKey(brand),
    queryFn: () => staff.site.help(brand),
    refetchOnWindowFocus: false,
  });
  const found = data && open && textAt(data, open);
  return (
    <section className={styles['part']} aria-labelledby="details-help">
      <h2 id="details-help">{t('brandDetails.help')}</h2>
      <p className={styles['quiet']}>{t('brandDetails.helpText')}</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton shape="block" height="320px" />}
      {data && <Sections help={data} onOpen={setOpen} />}
      {data && open && found && (
        <HelpEditor
          key={`${open} ${data.version}`}
          {...{ brand, look }}
          version={data.version}
          place={open === LEGAL ? 'legal' : { article: open }}
          before={found}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** Stands for the legal page, among anchors: none of them begins so. */
const LEGAL = '/legal';

function Sections({ help, onOpen }: { help: HelpTexts; onOpen: (place: string) => void }) {
  const t = useTexts();
  const [locale] = useLocale();
  const lines = [
    ...help.sections.map(({ anchor, title, articles }) => ({ anchor, title: title[locale], articles })),
    { anchor: LEGAL, title: t('brandDetails.legal'), articles: [{ anchor: LEGAL, ...help.legal }] },
  ];
  return (
    <div className={styles['sections']}>
      {lines.map(({ anchor, title, articles }) => (
        <section key={anchor}>
          <h3>{title}</h3>
          <ul>
            {articles.map((article) => (
              <li key={article.anchor}>
                <button type="button" onClick={() => onOpen(article.anchor)}>
                  <span lang="bn">{article.title.bn}</span>
                  <span lang="en">{article.title.en}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function textAt({ sections, legal }: HelpTexts, place: string) {
  if (place === LEGAL) return legal;
  return sections.flatMap(({ articles }) => articles).find(({ anchor }) => anchor === place);
}
