import type { HelpCenter } from '@pavilion/api/system';
import { Button, EmptyState, TextField } from '@pavilion/ui';
import { useState } from 'react';
import type { Information } from '../information';
import { useInformationText } from '../use-information-text';
import { Articles } from './Articles';
import { searchArticles, LEGAL_ANCHOR, findSection } from './search-help';
import styles from './help.module.css';
import { LegalPage } from './LegalPage';

interface HelpCentreProps {
  help: HelpCenter;
  anchor: string | undefined;
  information: Information;
}

/** Sections beside their articles, a search over all of them, and whom to ask when nothing helps. */
export function HelpCentre({ help, anchor, information }: HelpCentreProps) {
  const text = useInformationText();
  const place = findSection(help, anchor);
  const [section, setSection] = useState(place.section);
  const [typed, setTyped] = useState('');
  const chosen = help.sections.find((each) => each.anchor === section);
  const found = searchArticles(help, typed);
  const searching = typed.trim() !== '';
  const choose = (next: string) => {
    setTyped('');
    setSection(next);
  };
  return (
    <div className={styles['centre']}>
      <div className={styles['side']}>
        <TextField
          type="search"
          label={text('help.search')}
          labelHidden
          placeholder={text('help.search')}
          icon="search"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <nav aria-label={text('help.sections')}>
          <ul className={styles['sections']}>
            {[...help.sections, { anchor: LEGAL_ANCHOR, title: help.legal.title }].map(({ anchor: each, title }) => (
              <li key={each}>
                <button
                  type="button"
                  className={styles['section']}
                  aria-current={!searching && each === section ? 'true' : undefined}
                  onClick={() => choose(each)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles['page']}>
        {searching && <p role="status">{text('help.found', { count: found.length })}</p>}
        {searching && found.length > 0 && <Articles key={typed} articles={found} onLeave={information.close} />}
        {searching && found.length === 0 && <EmptyState icon="search" title={text('help.none')} text={text('help.none.text')} />}
        {!searching && chosen && (
          <>
            <h3 className={styles['head']}>{chosen.title}</h3>
            <Articles
              key={chosen.anchor}
              articles={chosen.articles}
              {...(chosen.anchor === place.section && { opened: place.article })}
              onLeave={information.close}
            />
          </>
        )}
        {!searching && section === LEGAL_ANCHOR && <LegalPage legal={help.legal} onLeave={information.close} />}
        <div className={styles['ask']}>
          <p>{text('help.ask')}</p>
          <Button icon="headphones" onClick={() => information.open({ name: 'contact' })}>
            {text('contact')}
          </Button>
        </div>
      </div>
    </div>
  );
}
