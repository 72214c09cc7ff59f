import type { BonusOfferChange, BonusOfferLine } from '@pavilion/api/operations';
import { Button, Drawer } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../deeds/ReasonDialog';
import desk from '../desk/desk.module.css';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { OfferFields } from './OfferFields';
import { typedOffer, wireOffer, wrongIn } from './typed-offer';
import { bonusesKey } from './use-bonuses';

export interface OfferDrawerProps {
  brand: string;
  currency: string;
  /** Whether whoever looks may change anything. */
  may: boolean;
  /** The offer; nothing for a new one. */
  offer: BonusOfferLine | undefined;
  onClose: () => void;
}

type Change = Omit<BonusOfferChange, 'reason'>;
type Deed = 'save' | 'switch';

/** An offer with all its terms, to change, and to switch on or off. */
export function OfferDrawer({ brand, currency, may, offer, onClose }: OfferDrawerProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const [typed, setTyped] = useState(() => typedOffer(offer));
  const [tried, setTried] = useState(false);
  const [deed, setDeed] = useState<Deed>();
  const wrong = wrongIn(typed);
  const save = () => {
    setTried(true);
    if (wrong.size === 0) setDeed('save');
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
      <div className={desk['drawer']}>
        <OfferFields {...{ typed, currency, may }} isNew={!offer} wrong={tried ? wrong : new Set()} onType={setTyped} />
        <p className={desk['quiet']}>{t('bonuses.promisesStay')}</p>
        <div className={desk['deeds']}>
          <Button variant="primary" disabled={!may} onClick={save}>
            {t('bonuses.save')}
          </Button>
          {offer && (
            <Button disabled={!may} onClick={() => setDeed('switch')}>
              {t(offer.enabled ? 'bonuses.switchOff' : 'bonuses.switchOn')}
            </Button>
          )}
        </div>
        {tried && wrong.size > 0 && <p role="alert">{t('bonuses.wrong')}</p>}
      </div>
      {deed && (
        <OfferDialog
          {...{ brand, name, deed, offer }}
          code={typed.code}
          change={deed === 'save' || !offer ? wireOffer(typed, offer) : switched(offer)}
          onDone={onClose}
          onClose={() => setDeed(undefined)}
        />
      )}
    </Drawer>
  );
}

function switched(offer: BonusOfferLine): Change {
  const { code: _, given: __, ...before } = offer;
  return { ...before, enabled: !offer.enabled };
}

interface OfferDialogProps extends Pick<OfferDrawerProps, 'brand' | 'offer' | 'onClose'> {
  name: string;
  code: string;
  deed: Deed;
  change: Change;
  onDone: () => void;
}

function OfferDialog({ brand, name, code, deed, offer, change, onDone, onClose }: OfferDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const how = deed === 'save' ? 'save' : offer?.enabled ? 'switchOff' : 'switchOn';
  return (
    <ReasonDialog
      title={t(`bonuses.${how}One`, { name })}
      text={t(`bonuses.${how}Text`)}
      confirmLabel={t(`bonuses.${how}`)}
      doneText={t(`bonuses.${how}Done`, { name })}
      longest={300}
      act={(reason) => staff.bonuses.setOffer(brand, code, { ...change, reason })}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: bonusesKey(brand) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
