import { LoadFailure } from '@pavilion/features/failures';
import { Dialog, Skeleton } from '@pavilion/ui/core';
import type { Information } from '../information';
import { useInformationText } from '../use-information-text';
import { HelpCentre } from './HelpCentre';
import styles from './help.module.css';
import { useHelp } from './use-help';

/** The help centre over the page, opened where `anchor` says. */
export function HelpDialog({ information, anchor }: { information: Information; anchor: string | undefined }) {
  const text = useInformationText();
  const query = useHelp();
  return (
    <Dialog
      open
      size="large"
      title={text('help')}
      closeLabel={text('close')}
      onClose={information.close}
      className={styles['dialog']}
    >
      {query.isLoadingError && <LoadFailure query={query} title={text('help.failed')} text={text('failed.text')} />}
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton lines={10} />
        </div>
      )}
      {query.data && <HelpCentre key={anchor} help={query.data} anchor={anchor} information={information} />}
    </Dialog>
  );
}
