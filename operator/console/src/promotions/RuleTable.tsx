import type { PromotionRuleLine, PromotionRulesValue } from '@pavilion/api/staff';
import { Badge, Button } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import type { PromotionKindForm } from './promotion-kind-form';
import { latestOf } from './rule-versions';

type Rule = PromotionRulesValue['rules'][number];

export interface RuleTableProps {
  form: PromotionKindForm;
  rules: readonly Rule[];
  currency: string;
  onOpen: (code: string) => void;
}

/** The rules of one kind, each with what it asks, gives and costs. */
export function RuleTable({ form, rules, currency, onOpen }: RuleTableProps) {
  const t = useTexts();
  const columns = useColumns(form, currency, onOpen);
  return (
    <ListTable
      name={`promotions-${form.kind}`}
      source="rows"
      caption={t('promotions.rules')}
      columns={columns}
      rows={rules}
      rowKey={({ code }) => code}
    />
  );
}

function useColumns({ Summary, kind }: PromotionKindForm, currency: string, onOpen: (code: string) => void): ListColumn<Rule>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const nameOf = (rule: Rule) => latestOf(rule.versions)?.name[locale] ?? rule.code;
  return [
    {
      id: 'name',
      header: t('promotions.rule'),
      lead: true,
      sort: nameOf,
      cell: (rule) => (
        <>
          {nameOf(rule)}
          <small className={queueStyles['second']}>
            <code>{rule.code}</code>
          </small>
        </>
      ),
    },
    {
      id: 'terms',
      header: t('promotions.terms'),
      cell: ({ versions }) => {
        const terms = latestOf(versions)?.terms;
        return terms && <Summary terms={terms} currency={currency} />;
      },
    },
    {
      id: 'cost',
      header: t('promotions.cost'),
      sort: ({ cost }) => cost.own,
      cell: ({ cost }) =>
        kind === 'counting'
          ? t('promotions.cost.unit', { percent: cost.loss / 100 })
          : t('promotions.cost.own', { percent: cost.own / 100 }),
    },
    { id: 'state', header: t('promotions.state'), cell: ({ versions }) => <RuleState version={latestOf(versions)} /> },
    {
      id: 'open',
      header: <span className="pv-visually-hidden">{t('promotions.open')}</span>,
      align: 'end',
      cell: (rule) => (
        <Button size="small" aria-label={t('promotions.openOne', { name: nameOf(rule) })} onClick={() => onOpen(rule.code)}>
          {t('promotions.open')}
        </Button>
      ),
    },
  ];
}

function RuleState({ version }: { version: PromotionRuleLine | undefined }) {
  const t = useTexts();
  if (!version) return null;
  const planned = Date.parse(version.validFrom) > Date.now();
  return (
    <>
      <Badge tone={version.enabled ? 'positive' : 'neutral'}>{t(version.enabled ? 'promotions.on' : 'promotions.off')}</Badge>
      {planned && (
        <small className={queueStyles['second']}>
          {t('promotions.planned')} <FormattedDate value={version.validFrom} dateStyle="medium" timeStyle="short" />
        </small>
      )}
    </>
  );
}
