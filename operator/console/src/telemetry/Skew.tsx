import type { RemoteTelemetry } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import styles from './telemetry.module.css';

/** Shared packages of which a remote was built with another version than the shell's. */
export function Skew({ telemetry: { skew } }: { telemetry: RemoteTelemetry }) {
  const t = useTexts();
  return (
    <section className={styles['section']}>
      <h3>{t('telemetry.skew')}</h3>
      <ListTable
        name="skew"
        source="rows"
        caption={t('telemetry.skew')}
        columns={[
          { id: 'package', header: t('telemetry.package'), lead: true, sort: (row) => row.package, cell: (row) => row.package },
          { id: 'shell', header: t('telemetry.shell'), cell: ({ shell }) => <code>{shell}</code> },
          {
            id: 'remotes',
            header: t('telemetry.builtWith'),
            cell: ({ remotes }) =>
              Object.entries(remotes)
                .map(([remote, version]) => `${remote} ${version}`)
                .join(', '),
          },
        ]}
        rows={skew}
        rowKey={(row) => row.package}
      />
    </section>
  );
}
