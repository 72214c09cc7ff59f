import type { HelpCenter } from '@pavilion/api/system';
import { Button } from '@pavilion/ui/core';
import { useState } from 'react';
import type { Information } from '../information';
import { useInformationText } from '../use-information-text';
import { Articles } from './Articles';
import { HelpNavigation } from './HelpNavigation';
import { findSection, LEGAL_ANCHOR } from './search-help';
import { SearchResults } from './SearchResults';
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
  const searching = typed.trim() !== '';
  const choose = (next: string) => {
    setTyped('');
    setSection(next);
  };
  return (
    <div className={styles['centre']}>
      <HelpNavigation help={help} current={searching ? undefined : section} onChoose={choose} typed={typed} onType={setTyped} />
      <div className={styles['page']}>
        {searching && <SearchResults help={help} typed={typed} onLeave={information.close} />}
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
