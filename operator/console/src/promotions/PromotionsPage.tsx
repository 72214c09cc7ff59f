import type { BoardBrand, PromotionRuleLine } from '@pavilion/api/staff';
import { Button, EmptyState, Skeleton, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useHasRole } from '../session/session-context';
import type { PromotionKindForm } from './promotion-kind-form';
import { promotionKindForm, promotionKindForms } from './promotion-kind-forms';
import styles from './promotions.module.css';
import { RuleDrawer } from './RuleDrawer';
import { RuleRequests } from './RuleRequests';
import { RuleTable } from './RuleTable';
import { usePromotionRules } from './use-promotions';

/** By what rules a brand gives, one kind at a time. */
export function PromotionsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('promotions.title')} text={t('promotions.text')}>
      {(brand) => <Kinds brand={brand} />}
    </BrandPageLayout>
  );
}

function Kinds({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const go = useNavigate();
  const { kind } = useParams();
  const form = promotionKindForm(kind) ?? promotionKindForms[0];
  if (!form) return null;
  return (
    <Tabs
      label={t('promotions.kinds')}
      tabs={promotionKindForms.map((each) => ({ id: each.kind, label: t(`promotions.kind.${each.kind}`) }))}
      selected={form.kind}
      onSelect={(to) => void go(`/brands/${brand}/promotions/${to}`, { replace: true })}
    >
      <Rules key={`${brand} ${form.kind}`} brand={brand} form={form} />
    </Tabs>
  );
}

function Rules({ brand, form }: { brand: string; form: PromotionKindForm }) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { data, error, isFetching, refetch } = usePromotionRules(brand, form.kind);
  const [opened, setOpened] = useState<string | 'new'>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="320px" />;
  const { rules, requests, currency } = data;
  const versions: PromotionRuleLine[] = rules.find(({ code }) => code === opened)?.versions ?? [];
  return (
    <div className={styles['page']}>
      <p className={queueStyles['quiet']}>{t(`promotions.about.${form.kind}`)}</p>
      <RuleRequests brand={brand} requests={requests} />
      <section className={styles['part']} aria-labelledby="promotion-rules">
        <div className={styles['head']}>
          <h2 id="promotion-rules">{t('promotions.rules')}</h2>
          {form.onlyCode === undefined && (
            <Button icon="plus" disabled={!may} onClick={() => setOpened('new')}>
              {t('promotions.new')}
            </Button>
          )}
        </div>
        {!may && <p className={queueStyles['quiet']}>{t('promotions.approverNeeded')}</p>}
        {rules.length === 0 ? (
          <EmptyState icon="gift" title={t('promotions.none')} text={t('promotions.noneText')} />
        ) : (
          <RuleTable {...{ form, rules, currency }} onOpen={setOpened} />
        )}
      </section>
      {opened && <RuleDrawer {...{ brand, form, currency, may, versions }} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
