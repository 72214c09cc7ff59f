import type { PromotionKind, PromotionRuleLine } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import bonusStyles from '../bonuses/bonuses.module.css';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import type { RuleOverview } from './RuleTable';
import { promotionsKey } from './use-promotions';
import { versionToCome } from './versions';

export interface RuleVersionsProps {
  brand: string;
  kind: PromotionKind;
  may: boolean;
  rule: RuleOverview;
}

/** The versions of a rule, the newest first. One that has not begun can be withdrawn. */
export function RuleVersions({ brand, kind, may, rule: { code, versions } }: RuleVersionsProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const next = versionToCome(versions);
  return (
    <section className={bonusStyles['part']} aria-labelledby="rule-versions">
      <div className={bonusStyles['head']}>
        <h3 id="rule-versions">{t('promotions.versions')}</h3>
        {next && (
          <Button size="small" disabled={!may} onClick={() => setAsked(true)}>
            {t('promotions.withdraw')}
          </Button>
        )}
      </div>
      <ListTable
        name="rule-versions"
        source="rows"
        caption={t('promotions.versions')}
        columns={useColumns()}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
      {asked && next && (
        <ReasonDialog
          title={t('promotions.withdrawOne', { version: next.version })}
          text={t('promotions.withdrawText')}
          confirmLabel={t('promotions.withdraw')}
          destructive
          doneText={t('promotions.withdrawDone', { version: next.version })}
          maxLength={300}
          act={(reason) => staff.promotions.withdraw(brand, kind, code, { version: next.version, reason })}
          onDone={() => void queries.invalidateQueries({ queryKey: promotionsKey(brand) })}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function useColumns(): ListColumn<PromotionRuleLine>[] {
  const t = useTexts();
  return [
    { id: 'version', header: t('promotions.version'), lead: true, cell: ({ version }) => version },
    { id: 'holds', header: t('promotions.holds'), cell: (line) => <Holds line={line} /> },
    { id: 'state', header: t('promotions.state'), cell: ({ enabled }) => t(enabled ? 'promotions.on' : 'promotions.off') },
    { id: 'who', header: t('promotions.writtenBy'), cell: ({ writtenBy }) => writtenBy },
  ];
}

function Holds({ line: { validFrom, validUntil, withdrawn } }: { line: PromotionRuleLine }) {
  const t = useTexts();
  if (withdrawn) return t('promotions.withdrawn');
  const moment = (value: string) => <FormattedDate value={value} dateStyle="medium" timeStyle="short" />;
  return (
    <>
      {Date.parse(validFrom) > 0 ? moment(validFrom) : t('promotions.fromTheStart')} – {validUntil !== null && moment(validUntil)}
    </>
  );
}
