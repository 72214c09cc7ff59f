import { useDialogs } from '@pavilion/host/dialogs';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '@pavilion/host/lazy';
import type { Information } from './information';

// Nobody waits for it who does not open it.
const InformationSheet = lazyPart(() =>
  import(/* webpackChunkName: "information" */ './InformationSheet').then((loaded) => loaded.InformationSheet),
);

/** The sheet that is open, over whatever page is. */
export function InformationHost({ information }: { information: Information }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const missing = () => {
    information.close();
    toast('negative', formatMessage({ id: 'network.abnormal' }));
  };
  return sheet && <InformationSheet information={information} sheet={sheet} onMissing={missing} />;
}
