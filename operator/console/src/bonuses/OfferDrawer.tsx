import type { BonusOfferChange, BonusOfferLine } from '@pavilion/api/staff';
import { Button, Drawer } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import queueStyles from '../queues/queues.module.css';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { OfferFields } from './OfferFields';
import { toFormValues, fromFormValues, invalidFields } from './offer-form-values';
import { bonusesKey } from './use-bonuses';

export interface OfferDrawerProps {
  brand: string;
  currency: string;
  /** Whether this operator may change anything. */
  may: boolean;
  /** The offer; nothing for a new one. */
  offer: BonusOfferLine | undefined;
  onClose: () => void;
}

type Change = Omit<BonusOfferChange, 'reason'>;
type OfferAction = 'save' | 'switch';

/** An offer with all its terms, to change, and to switch on or off. */
export function OfferDrawer({ brand, currency, may, offer, onClose }: OfferDrawerProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const [typed, setTyped] = useState(() => toFormValues(offer));
  const [tried, setTried] = useState(false);
  const [action, setAction] = useState<OfferAction>();
  const wrong = invalidFields(typed);
  const save = () => {
    setTried(true);
    if (wrong.size === 0) setAction('save');
  };
  const name = typed.name[locale] || typed.code;
  return (
    <Drawer
      open
      side="end"
      size="wide"
      title={offer ? offer.name[locale] : t('bonuses.newOffer')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className={queueStyles['drawer']}>
        <OfferFields {...{ typed, currency, may }} isNew={!offer} wrong={tried ? wrong : new Set()} onType={setTyped} />
        <p className={queueStyles['quiet']}>{t('bonuses.promisesStay')}</p>
        <div className={queueStyles['actions']}>
          <Button variant="primary" disabled={!may} onClick={save}>
            {t('bonuses.save')}
          </Button>
          {offer && (
            <Button disabled={!may} onClick={() => setAction('switch')}>
              {t(offer.enabled ? 'bonuses.switchOff' : 'bonuses.switchOn')}
            </Button>
          )}
        </div>
        {tried && wrong.size > 0 && <p role="alert">{t('bonuses.wrong')}</p>}
      </div>
      {action && (
        <OfferDialog
          {...{ brand, name, action, offer }}
          code={typed.code}
          change={action === 'save' || !offer ? fromFormValues(typed, offer) : toggled(offer)}
          onDone={onClose}
          onClose={() => setAction(undefined)}
        />
      )}
    </Drawer>
  );
}

function toggled(offer: BonusOfferLine): Change {
  const { code: _, given: __, ...before } = offer;
  return { ...before, enabled: !offer.enabled };
}

interface OfferDialogProps extends Pick<OfferDrawerProps, 'brand' | 'offer' | 'onClose'> {
  name: string;
  code: string;
  action: OfferAction;
  change: Change;
  onDone: () => void;
}

function OfferDialog({ brand, name, code, action, offer, change, onDone, onClose }: OfferDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const how = action === 'save' ? 'save' : offer?.enabled ? 'switchOff' : 'switchOn';
  return (
    <ReasonDialog
      title={t(`bonuses.${how}One`, { name })}
      text={t(`bonuses.${how}Text`)}
      confirmLabel={t(`bonuses.${how}`)}
      doneText={t(`bonuses.${how}Done`, { name })}
      maxLength={300}
      act={(reason) => staff.bonuses.setOffer(brand, code, { ...change, reason })}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: bonusesKey(brand) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
