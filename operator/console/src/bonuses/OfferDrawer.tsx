import type { BonusOfferChange, BonusOfferLine } from '@pavilion/api/staff';
import { Button, Drawer } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import queueStyles from '../queues/queues.module.css';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { OfferCost, useOfferCost } from './OfferCost';
import { OfferFields } from './OfferFields';
import { fromFormValues, invalidFields, type OfferFormValues, toCostQuestion, toFormValues } from './offer-form-values';
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
type OfferAction = 'save' | 'switch' | 'request';

/** An offer with all its terms, to change, and to switch on or off. */
export function OfferDrawer({ brand, currency, may, offer, onClose }: OfferDrawerProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const [typed, setTyped] = useState(() => toFormValues(offer));
  const [tried, setTried] = useState(false);
  const [action, setAction] = useState<OfferAction>();
  const wrong = invalidFields(typed);
  const cost = useOfferCost(brand, toCostQuestion(typed));
  const tryTo = (wanted: OfferAction) => {
    setTried(true);
    if (wrong.size === 0) setAction(wanted);
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
        {cost && <OfferCost cost={cost} currency={currency} />}
        <p className={queueStyles['quiet']}>{t('bonuses.promisesStay')}</p>
        <div className={queueStyles['actions']}>
          <Button variant="primary" disabled={!may} onClick={() => tryTo('save')}>
            {t('bonuses.save')}
          </Button>
          {cost && cost.gainShare > 0 && (
            <Button disabled={!may} onClick={() => tryTo('request')}>
              {t('bonuses.request')}
            </Button>
          )}
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
          change={changeOf(action, typed, offer)}
          onDone={onClose}
          onClose={() => setAction(undefined)}
        />
      )}
    </Drawer>
  );
}

function changeOf(action: OfferAction, typed: OfferFormValues, offer: BonusOfferLine | undefined): Change {
  if (action === 'request') return { ...fromFormValues(typed, offer), enabled: true };
  return action === 'save' || !offer ? fromFormValues(typed, offer) : toggled(offer);
}

function toggled(offer: BonusOfferLine): Change {
  const { code: _, given: __, cost: ___, withheld: ____, ...before } = offer;
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
  const how = action === 'switch' ? (offer?.enabled ? 'switchOff' : 'switchOn') : action;
  return (
    <ReasonDialog
      title={t(`bonuses.${how}One`, { name })}
      text={t(`bonuses.${how}Text`)}
      confirmLabel={t(`bonuses.${how}`)}
      doneText={t(`bonuses.${how}Done`, { name })}
      maxLength={300}
      act={(reason): Promise<unknown> =>
        action === 'request'
          ? staff.bonuses.requestOffer(brand, code, { ...change, reason })
          : staff.bonuses.setOffer(brand, code, { ...change, reason })
      }
      onDone={() => {
        void queries.invalidateQueries({ queryKey: bonusesKey(brand) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
