import { LoadFailure } from '@pavilion/features/failures';
import { useMember } from '@pavilion/host/session';
import { Dialog, EmptyState, Skeleton, Switch, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useInformationText } from '../use-information-text';
import { AppOffer } from './AppOffer';
import styles from './apps.module.css';
import { useApps } from './use-apps';

/** The brand on a phone: what there is, its code to point a camera at, and how it is installed. */
export function AppsDialog({ onClose }: { onClose: () => void }) {
  const text = useInformationText();
  const member = useMember();
  const [signsIn, setSignsIn] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const query = useApps(signsIn);
  const offers = (query.data?.list ?? []).map((offer) => ({ ...offer, id: `${offer.platform}${offer.lite ? '-lite' : ''}` }));
  const both = offers.some(({ lite }) => lite) && offers.some(({ lite }) => !lite);
  const shown = offers.find(({ id }) => id === chosen) ?? offers.find(({ platform }) => platform === detectPhone()) ?? offers[0];
  return (
    <Dialog open title={text('apps')} closeLabel={text('close')} onClose={onClose}>
      {query.isLoadingError && <LoadFailure query={query} title={text('apps.failed')} text={text('failed.text')} />}
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" height="280px" />
        </div>
      )}
      {query.data && !shown && <EmptyState icon="phone" title={text('apps.none')} text={text('apps.none.text')} />}
      {shown && (
        <Tabs
          label={text('apps.platforms')}
          look="pills"
          tabs={offers.map(({ id, platform, lite }) => ({ id, label: lite && both ? text('apps.lite', { platform }) : platform }))}
          selected={shown.id}
          onSelect={setChosen}
        >
          <AppOffer offer={shown} />
          {member && !member.trial && (
            <div className={styles['signIn']}>
              <Switch label={text('apps.signIn')} hint={text('apps.signIn.hint')} checked={signsIn} onCheckedChange={setSignsIn} />
            </div>
          )}
        </Tabs>
      )}
    </Dialog>
  );
}

function detectPhone(): 'Android' | 'iOS' | undefined {
  const { userAgent } = navigator;
  if (/android/i.test(userAgent)) return 'Android';
  return /iphone|ipad/i.test(userAgent) ? 'iOS' : undefined;
}
