import type { HelpCenter } from '@pavilion/api/system';
import { Icon } from '@pavilion/ui/core';
import { RichText } from '@pavilion/ui/rich-text';
import { SheetLinks } from '../SheetLinks';
import { useInformationText } from '../use-information-text';
import styles from './help.module.css';

/** Under which licence the brand plays, and who answers for it. */
export function LegalPage({ legal, onLeave }: { legal: HelpCenter['legal']; onLeave: () => void }) {
  const text = useInformationText();
  return (
    <>
      <h3 className={styles['head']}>{legal.title}</h3>
      <p className={styles['licence']}>
        <Icon name="shield-check" size={28} />
        <span>
          {text('licence')} <strong>{legal.licence}</strong>
        </span>
      </p>
      <SheetLinks onLeave={onLeave}>{(link) => <RichText html={legal.content} headings={4} link={link} />}</SheetLinks>
    </>
  );
}
