import { markLimitOfferSeen } from '@pavilion/api/calls/protection';
import { useClient } from '@pavilion/host/http';
import { useGoTo } from '@pavilion/host/links';
import { Button } from '@pavilion/ui/core';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellSession } from '../create-session';
import styles from './session-dialogs.module.css';
import { useSessionText } from './use-session-text';

/** Offers limits to somebody who just registered: beside the page, not over it, and gone when they go elsewhere. Both ways weigh the same. */
export function LimitsOffer({ session: { popups } }: { session: ShellSession }) {
  const text = useSessionText();
  const client = useClient();
  const goTo = useGoTo();
  const id = useId();
  const { pathname } = useLocation();
  const [offeredAt] = useState(pathname);
  const elsewhere = pathname !== offeredAt;
  useEffect(() => {
    if (elsewhere) popups.close();
  }, [elsewhere, popups]);
  const answer = () => {
    // Unheard, it is offered once more before the first deposit.
    client.call(markLimitOfferSeen, { place: 'registration' }).catch(() => undefined);
    popups.close();
  };
  return (
    <section className={styles['offer']} aria-labelledby={id}>
      <h2 id={id}>{text('limits')}</h2>
      <p>{text('limits.text')}</p>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            answer();
            goTo('member.limits');
          }}
        >
          {text('limits.set')}
        </Button>
        <Button onClick={answer}>{text('limits.later')}</Button>
      </div>
    </section>
  );
}
