import type { PromotionRuleLine, PromotionRulesValue } from '@pavilion/api/staff';
import { Badge, Button } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { versionInForce, versionToCome } from './versions';

export type RuleOverview = PromotionRulesValue['rules'][number];

/** The rules of one kind, each as it holds now. */
export function RuleTable({ rules, onOpen }: { rules: readonly RuleOverview[]; onOpen: (code: string) => void }) {
  const t = useTexts();
  const columns = useColumns(onOpen);
  return (
    <ListTable
      name="promotion-rules"
      source="rows"
      caption={t('promotions.rules')}
      columns={columns}
      rows={rules}
      rowKey={({ code }) => code}
    />
  );
}

function useColumns(onOpen: (code: string) => void): ListColumn<RuleOverview>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const nameOf = ({ versions, code }: RuleOverview) => shownVersion(versions)?.name[locale] ?? code;
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
      id: 'cost',
      header: t('promotions.cost'),
      sort: ({ cost }) => cost.own,
      cell: ({ cost }) => (cost.game ? t('promotions.costsPlayer', { percent: cost.loss / 100 }) : <Given cost={cost} />),
    },
    { id: 'state', header: t('promotions.state'), cell: ({ versions }) => <State versions={versions} /> },
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

function Given({ cost: { own, withoutPlay } }: Pick<RuleOverview, 'cost'>) {
  const t = useTexts();
  return (
    <>
      {t('promotions.gives', { percent: own / 100 })}
      {withoutPlay && <small className={queueStyles['second']}>{t('promotions.withoutPlay')}</small>}
    </>
  );
}

function State({ versions }: Pick<RuleOverview, 'versions'>) {
  const t = useTexts();
  const [now, next] = [versionInForce(versions), versionToCome(versions)];
  return (
    <>
      <Badge tone={now?.enabled ? 'positive' : 'neutral'}>{t(now?.enabled ? 'promotions.on' : 'promotions.off')}</Badge>
      {next && <small className={queueStyles['second']}>{t('promotions.changesLater')}</small>}
    </>
  );
}

function shownVersion(versions: readonly PromotionRuleLine[]): PromotionRuleLine | undefined {
  return versionInForce(versions) ?? versionToCome(versions) ?? versions[0];
}
