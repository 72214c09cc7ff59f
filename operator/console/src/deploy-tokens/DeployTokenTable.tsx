import type { DeployToken } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import styles from './deploy-tokens.module.css';

export interface DeployTokenTableProps {
  /** Missing while they load. */
  tokens: DeployToken[] | undefined;
  onRevoke: (token: DeployToken) => void;
}

/** Every token that was given: whose, for what, until when, and when it was last used. */
export function DeployTokenTable({ tokens, onRevoke }: DeployTokenTableProps) {
  const t = useTexts();
  const columns: ListColumn<DeployToken>[] = [
    { id: 'holder', header: t('tokens.holder'), lead: true, sort: ({ holder }) => holder, cell: (token) => <Holder {...token} /> },
    { id: 'remote', header: t('tokens.remote'), sort: ({ remote }) => remote, cell: ({ remote }) => <code>{remote}</code> },
    {
      id: 'state',
      header: t('tokens.state'),
      sort: ({ state }) => state,
      cell: ({ state }) => <Badge tone={stateTones.token[state]}>{t(`tokens.${state}`)}</Badge>,
    },
    {
      id: 'until',
      header: t('tokens.until'),
      sort: ({ expiresAt }) => new Date(expiresAt),
      cell: ({ expiresAt }) => <FormattedDate value={expiresAt} dateStyle="medium" />,
    },
    {
      id: 'used',
      header: t('tokens.lastUsed'),
      sort: ({ lastUsedAt }) => lastUsedAt && new Date(lastUsedAt),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo moment={lastUsedAt} /> : t('tokens.never')),
    },
    { id: 'by', header: t('tokens.givenBy'), sort: ({ createdBy }) => createdBy, cell: ({ createdBy }) => createdBy },
    {
      id: 'revoke',
      header: <span className="pv-visually-hidden">{t('tokens.revoke')}</span>,
      align: 'end',
      cell: (token) =>
        token.state === 'active' && (
          <Button
            size="small"
            aria-label={t('tokens.revokeTitle', { holder: token.holder, remote: token.remote })}
            onClick={() => onRevoke(token)}
          >
            {t('tokens.revoke')}
          </Button>
        ),
    },
  ];
  return (
    <ListTable
      name="deploy-tokens"
      source="rows"
      caption={t('tokens.title')}
      skeletonRows={tokens ? 0 : 3}
      columns={columns}
      rows={tokens ?? []}
      rowKey={({ id }) => id}
    />
  );
}

function Holder({ holder, kind }: DeployToken) {
  const t = useTexts();
  return (
    <>
      {holder}
      <small className={styles['kind']}>{t(`tokens.${kind}`)}</small>
    </>
  );
}
