import type { OperatorLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import type { OperatorDecision } from './OperatorDecisionDialog';
import { AccountStatus } from './AccountStatus';
import styles from './operators.module.css';

export interface OperatorTableProps {
  /** Missing while they load. */
  operators: OperatorLine[] | undefined;
  /** The id of the operator who is signed in. */
  own: string | undefined;
  onChange: (operator: OperatorLine) => void;
  onDecide: (decision: OperatorDecision) => void;
}

/** Who may come in, as what, and when they were last here. */
export function OperatorTable({ operators, own, onChange, onDecide }: OperatorTableProps) {
  const t = useTexts();
  const columns: ListColumn<OperatorLine>[] = [
    {
      id: 'name',
      header: t('operators.name'),
      lead: true,
      sort: ({ displayName }) => displayName,
      cell: (operator) => <Name {...operator} own={operator.id === own} />,
    },
    { id: 'roles', header: t('operators.roles'), cell: ({ roles }) => <Roles roles={roles} /> },
    {
      id: 'state',
      header: t('operators.state'),
      sort: ({ state }) => state,
      cell: ({ state }) => <Badge tone={stateTones.account[state]}>{t(`operators.${state}`)}</Badge>,
    },
    {
      id: 'standing',
      header: t('operators.standing'),
      cell: (operator) => <AccountStatus operator={operator} onDecide={onDecide} />,
    },
    {
      id: 'seen',
      header: t('operators.lastSeen'),
      sort: ({ lastSeenAt }) => lastSeenAt && new Date(lastSeenAt),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <TimeAgo moment={lastSeenAt} /> : t('operators.never')),
    },
    {
      id: 'change',
      header: <span className="pv-visually-hidden">{t('operators.change')}</span>,
      align: 'end',
      cell: (operator) => (
        <Button size="small" aria-label={t('operators.changeOne', { name: operator.name })} onClick={() => onChange(operator)}>
          {t('operators.change')}
        </Button>
      ),
    },
  ];
  return (
    <ListTable
      name="operators"
      source="rows"
      caption={t('operators.title')}
      skeletonRows={operators ? 0 : 4}
      columns={columns}
      rows={operators ?? []}
      rowKey={({ id }) => id}
    />
  );
}

function Name({ displayName, name, own }: { displayName: string; name: string; own: boolean }) {
  const t = useTexts();
  return (
    <>
      {displayName} {own && <Badge>{t('operators.you')}</Badge>}
      <small className={styles['login']}>{name}</small>
    </>
  );
}

function Roles({ roles }: Pick<OperatorLine, 'roles'>) {
  const t = useTexts();
  return (
    <span className={styles['roles']}>
      {Object.entries(roles).map(([brand, role]) => (
        <Badge key={brand} tone={role === 'admin' ? 'accent' : 'neutral'}>
          {brand === '*' ? t('operators.everyBrand') : brand}: {t(`role.${role}`)}
        </Badge>
      ))}
    </span>
  );
}
