import type { Board, BoardBrand, BoardCell } from '@pavilion/api/staff';
import { Badge, Button, EmptyState, IconButton, Menu } from '@pavilion/ui';
import { useState } from 'react';
import { FormattedRelativeTime } from 'react-intl';
import { relativeTime } from '../frame/relative-time';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { type CellActions, useCellActions } from './use-cell-actions';
import { CanaryDialog } from './CanaryDialog';
import styles from './cell.module.css';

type Version = Board['remotes'][number]['versions'][number];

export interface VersionsTabProps {
  brand: BoardBrand;
  remote: string;
  cell: BoardCell | undefined;
  versions: readonly Version[];
}

/** Everything that was published, the latest first, and what this brand may do with each. */
export function VersionsTab({ brand, remote, cell, versions }: VersionsTabProps) {
  const t = useTexts();
  const may = useHasRole();
  const actions = useCellActions(brand, cell ?? emptyCell(remote));
  const [tried, setTried] = useState<string>();
  const allowed = may('operator', brand.brand);
  const before = cell?.earlier[0];
  if (versions.length === 0) return <EmptyState icon="package" title={t('versions.none')} text={t('versions.noneText')} />;
  return (
    <>
      {before && (
        <p className={styles['backLine']}>
          <span>
            {t('versions.before')} <code>{before}</code>
          </span>
          <Button size="small" icon="arrow-left" disabled={!allowed} onClick={() => actions.rollback()}>
            {t('versions.rollback')}
          </Button>
        </p>
      )}
      <ul className={styles['versions']} aria-label={t('cell.versions')}>
        {versions.map((version) => (
          <VersionLine key={version.version} {...{ version, cell, allowed, actions }} onTry={() => setTried(version.version)} />
        ))}
      </ul>
      {tried && (
        <CanaryDialog
          version={tried}
          onClose={() => setTried(undefined)}
          onPlan={(stages, audience) => {
            setTried(undefined);
            actions.canary(tried, stages, audience);
          }}
        />
      )}
    </>
  );
}

interface VersionLineProps {
  version: Version;
  cell: BoardCell | undefined;
  allowed: boolean;
  actions: CellActions;
  onTry: () => void;
}

function VersionLine({ version: { version, createdAt, revoked }, cell, allowed, actions, onTry }: VersionLineProps) {
  const t = useTexts();
  const current = cell?.version === version;
  const trying = cell?.canary?.version === version;
  const backTo = cell?.earlier.includes(version) === true;
  return (
    <li data-current={current}>
      <div>
        <code>{version}</code>
        <small>
          <FormattedRelativeTime {...relativeTime(createdAt)} numeric="auto" />
        </small>
      </div>
      <VersionBadges {...{ version, revoked, cell }} />
      <Menu
        trigger={(attributes) => (
          <IconButton {...attributes} icon="more" label={t('versions.actions', { version })} disabled={!allowed} />
        )}
        items={[
          {
            id: 'promote',
            icon: 'check',
            label: t('versions.promote'),
            disabled: revoked || current,
            onSelect: () => actions.promote(version),
          },
          {
            id: 'canary',
            icon: 'target',
            label: t('versions.try'),
            disabled: revoked || current || trying || !cell?.version,
            onSelect: onTry,
          },
          ...(backTo
            ? [
                {
                  id: 'rollback',
                  icon: 'arrow-left' as const,
                  label: t('versions.backTo'),
                  disabled: revoked,
                  onSelect: () => actions.rollback(version),
                },
              ]
            : []),
          {
            id: 'revoke',
            icon: 'trash',
            label: t('versions.revoke'),
            separated: true,
            disabled: revoked,
            onSelect: () => actions.revoke(version),
          },
        ]}
      />
    </li>
  );
}

/** What became of a version in this brand. */
function VersionBadges({ version, revoked, cell }: Pick<Version, 'version' | 'revoked'> & Pick<VersionLineProps, 'cell'>) {
  const t = useTexts();
  return (
    <>
      {cell?.version === version && <Badge tone="positive">{t('versions.current')}</Badge>}
      {cell?.canary?.version === version && <Badge tone="accent">{t('versions.canary')}</Badge>}
      {cell?.waiting === version && <Badge tone="accent">{t('versions.waiting')}</Badge>}
      {revoked && <Badge tone="negative">{t('versions.revoked')}</Badge>}
    </>
  );
}

/** A brand may promote what it has never run: then there is no cell yet. */
const emptyCell = (remote: string): BoardCell => ({
  remote,
  mode: 'off',
  version: null,
  pinned: false,
  maintenance: false,
  earlier: [],
  waiting: null,
  canary: null,
  health: [],
});
