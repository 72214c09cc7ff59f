import { endonym } from '@pavilion/i18n';
import { Icon } from '@pavilion/ui/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Brand } from '../frame/Brand';
import { LanguageMenu } from '../frame/LanguageMenu';
import styles from './states.module.css';

/** A page in place of the whole site: whose it is, in a language to choose, and what there is to say. */
export function StandalonePage({ children }: { children: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'frame.language' });
  return (
    <div className={styles['standalone']}>
      <header className={styles['header']}>
        <Brand />
        <div className={styles['language']}>
          <LanguageMenu>
            {(attributes, locale) => (
              <button type="button" {...attributes} className="pv-header-button" aria-label={label}>
                <Icon name="globe" />
                <span aria-hidden="true">{endonym[locale]}</span>
              </button>
            )}
          </LanguageMenu>
        </div>
      </header>
      <main id="content" className={styles['message']}>
        {children}
      </main>
    </div>
  );
}
