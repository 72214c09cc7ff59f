import { promotionKinds, type PromotionKind, type PromotionRulesValue } from '@pavilion/api/staff';
import { Button, EmptyState, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import brandStyles from '../brand/brand.module.css';
import bonusStyles from '../bonuses/bonuses.module.css';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useHasRole } from '../session/session-context';
import { RuleDrawer } from './RuleDrawer';
import { RuleRequests } from './RuleRequests';
import { RuleTable } from './RuleTable';
import { termsForms } from './terms-forms';
import { usePromotions } from './use-promotions';

/** By what rules a brand gives: one list for each kind. */
export function PromotionsPage() {
  const t = useTexts();
  const asked = useParams()['kind'];
  const kind = promotionKinds.find((each) => each === asked) ?? 'activity';
  return (
    <BrandPageLayout title={t('promotions.title')} text={t('promotions.text')}>
      {({ brand }) => (
        <div className={bonusStyles['page']}>
          <Kinds {...{ brand, kind }} />
          <Rules key={`${brand} ${kind}`} {...{ brand, kind }} />
        </div>
      )}
    </BrandPageLayout>
  );
}

function Kinds({ brand, kind: shown }: RulesProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('promotions.kinds')} className={brandStyles['navLinks']}>
      {promotionKinds.map((kind) => (
        <Link
          key={kind}
          to={`/brands/${brand}/promotions/${kind}`}
          className={brandStyles['navLink']}
          aria-current={kind === shown ? 'page' : undefined}
        >
          {t(`promotions.kind.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}

interface RulesProps {
  brand: string;
  kind: PromotionKind;
}

function Rules({ brand, kind }: RulesProps) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { data, error, isFetching, refetch } = usePromotions(brand, kind);
  const [opened, setOpened] = useState<string>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="320px" />;
  const { onlyCode } = termsForms[kind];
  const mayAdd = onlyCode === undefined || !data.rules.some(({ code }) => code === onlyCode);
  return (
    <>
      <RuleRequests brand={brand} currency={data.currency} requests={data.requests} />
      <section className={bonusStyles['part']} aria-labelledby="promotion-rules">
        <div className={bonusStyles['head']}>
          <h2 id="promotion-rules">{t(`promotions.kind.${kind}`)}</h2>
          {mayAdd && (
            <Button icon="plus" disabled={!may} onClick={() => setOpened('')}>
              {t('promotions.new')}
            </Button>
          )}
        </div>
        <p className={queueStyles['quiet']}>{t(`promotions.kindText.${kind}`)}</p>
        {!may && <p className={queueStyles['quiet']}>{t('promotions.approverNeeded')}</p>}
        {data.rules.length === 0 ? (
          <EmptyState icon="gift" title={t('promotions.none')} text={t('promotions.noneText')} />
        ) : (
          <RuleTable rules={data.rules} onOpen={setOpened} />
        )}
        {opened !== undefined && (
          <RuleDrawer
            {...{ brand, kind, may }}
            currency={data.currency}
            rule={ruleOf(data, opened)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </section>
    </>
  );
}

function ruleOf({ rules }: PromotionRulesValue, code: string) {
  return rules.find((each) => each.code === code);
}
