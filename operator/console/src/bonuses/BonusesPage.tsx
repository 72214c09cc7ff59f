import type { BoardBrand, BonusOfferLine } from '@pavilion/api/staff';
import { Button, EmptyState, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import queueStyles from '../queues/queues.module.css';
import { FreeRounds } from '../free-rounds/FreeRounds';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { BonusCosts } from './BonusCosts';
import { GivenBonuses } from './GivenBonuses';
import { OfferDrawer } from './OfferDrawer';
import { OfferRequests } from './OfferRequests';
import { OfferTable } from './OfferTable';
import { useBonusOverview } from './use-bonuses';
import styles from './bonuses.module.css';

/** What deposits bring, what that costs, and what was given. */
export function BonusesPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('bonuses.title')} text={t('bonuses.text')}>
      {(brand) => <Bonuses key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Bonuses({ brand: { brand } }: { brand: BoardBrand }) {
  const { data, error, isFetching, refetch } = useBonusOverview(brand);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="320px" />;
  return (
    <div className={styles['page']}>
      <BonusCosts overview={data} />
      <OfferRequests brand={brand} requests={data.requests} />
      <Offers brand={brand} offers={data.offers} currency={data.currency} />
      <FreeRounds brand={brand} currency={data.currency} />
      <GivenBonuses brand={brand} />
    </div>
  );
}

function Offers({ brand, offers, currency }: { brand: string; offers: readonly BonusOfferLine[]; currency: string }) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const [opened, setOpened] = useState<BonusOfferLine | 'new'>();
  return (
    <section className={styles['part']} aria-labelledby="bonus-offers">
      <div className={styles['head']}>
        <h2 id="bonus-offers">{t('bonuses.offers')}</h2>
        <Button icon="plus" disabled={!may} onClick={() => setOpened('new')}>
          {t('bonuses.newOffer')}
        </Button>
      </div>
      {!may && <p className={queueStyles['quiet']}>{t('bonuses.approverNeeded')}</p>}
      {offers.length === 0 ? (
        <EmptyState icon="gift" title={t('bonuses.noOffers')} text={t('bonuses.noOffersText')} />
      ) : (
        <OfferTable offers={offers} currency={currency} onOpen={setOpened} />
      )}
      {opened && (
        <OfferDrawer
          {...{ brand, currency, may }}
          offer={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
