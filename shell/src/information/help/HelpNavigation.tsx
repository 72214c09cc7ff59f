import type { HelpCenter } from '@pavilion/api/system';
import { TextField } from '@pavilion/ui';
import { useInformationText } from '../use-information-text';
import styles from './help.module.css';
import { LEGAL_ANCHOR } from './search-help';

interface HelpNavigationProps {
  help: HelpCenter;
  /** The anchor of the section that is shown; none during a search. */
  current: string | undefined;
  onChoose: (anchor: string) => void;
  typed: string;
  onType: (typed: string) => void;
}

/** The search, and the sections with the legal pages as the last one. */
export function HelpNavigation({ help, current, onChoose, typed, onType }: HelpNavigationProps) {
  const text = useInformationText();
  return (
    <div className={styles['side']}>
      <TextField
        type="search"
        label={text('help.search')}
        labelHidden
        placeholder={text('help.search')}
        icon="search"
        maxLength={80}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <nav aria-label={text('help.sections')}>
        <ul className={styles['sections']}>
          {[...help.sections, { anchor: LEGAL_ANCHOR, title: help.legal.title }].map(({ anchor, title }) => (
            <li key={anchor}>
              <button
                type="button"
                className={styles['section']}
                aria-current={anchor === current ? 'true' : undefined}
                onClick={() => onChoose(anchor)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
