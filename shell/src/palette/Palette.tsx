import { useLocale } from '@pavilion/host/intl';
import { Dialog } from '@pavilion/ui/core';
import { IntlProvider } from 'react-intl';
import { messages } from './messages';
import styles from './palette.module.css';
import { Search } from './Search';
import { usePaletteText } from './use-palette-text';

/** Games, makers, pages and actions by a few letters, over whatever page is. */
export function Palette({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      <Sheet onClose={onClose} />
    </IntlProvider>
  );
}

function Sheet({ onClose }: { onClose: () => void }) {
  const text = usePaletteText();
  return (
    <Dialog open onClose={onClose} title={text('title')} closeLabel={text('close')} headHidden className={styles['palette']}>
      <Search onDone={onClose} />
    </Dialog>
  );
}
