import type { BonusOfferRequest } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { useHasRole, useSession } from '../session/session-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import styles from './bonuses.module.css';
import { bonusesKey } from './use-bonuses';

type Step = 'approval' | 'rejection';

/** Offers by which players gain, and that wait for a second operator. Nothing while there are none. */
export function OfferRequests({ brand, requests }: { brand: string; requests: readonly BonusOfferRequest[] }) {
  const t = useTexts();
  const [locale] = useLocale();
  const may = useHasRole()('approver', brand);
  const { operator } = useSession();
  const [chosen, setChosen] = useState<{ request: BonusOfferRequest; step: Step }>();
  if (requests.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="offer-requests">
      <h2 id="offer-requests">{t('bonuses.requests')}</h2>
      <ul className={styles['part']}>
        {requests.map((request) => (
          <li key={request.id} className={styles['head']}>
            <span>
              <strong>{request.wanted.name[locale]}</strong> · {t('bonuses.requestGain', { percent: request.gainShare / 100 })}
              <small className={queueStyles['second']}>
                {t('bonuses.requestedBy', { who: request.requestedBy })} <q>{request.wanted.reason}</q>
              </small>
            </span>
            <span className={queueStyles['actions']}>
              <Button
                variant="primary"
                disabled={!may || request.requestedBy === operator?.name}
                onClick={() => setChosen({ request, step: 'approval' })}
              >
                {t('bonuses.approval')}
              </Button>
              <Button disabled={!may} onClick={() => setChosen({ request, step: 'rejection' })}>
                {t('bonuses.rejection')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {chosen && <RequestDialog brand={brand} {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

interface RequestDialogProps {
  brand: string;
  request: BonusOfferRequest;
  step: Step;
  onClose: () => void;
}

function RequestDialog({ brand, request, step, onClose }: RequestDialogProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const staff = useStaff();
  const queries = useQueryClient();
  const words = { name: request.wanted.name[locale], percent: request.gainShare / 100 };
  return (
    <ReasonDialog
      title={t(`bonuses.${step}One`, words)}
      text={t(`bonuses.${step}Text`, words)}
      confirmLabel={t(`bonuses.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(`bonuses.${step}Done`, words)}
      maxLength={300}
      act={(reason) => staff.bonuses.decideRequest(brand, request.id, step, { reason })}
      onDone={() => void queries.invalidateQueries({ queryKey: bonusesKey(brand) })}
      onClose={onClose}
    />
  );
}
