import type { BoardBrand } from '@pavilion/api/staff';
import { Badge, EmptyState, Skeleton, Tabs } from '@pavilion/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { brandOf, retiredOf, useBoard } from '../board/board-query';
import { usePagesText } from '../charts/use-pages-text';
import { PagesRing } from '../charts/PagesRing';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { BrandNavigation } from './BrandNavigation';
import { CloneForm } from './CloneForm';
import { FilePanel } from './FilePanel';
import { FlagTree } from './FlagTree';
import { FourEyesSwitch } from './FourEyesSwitch';
import { AppearanceForm } from './AppearanceForm';
import { MaintenanceForm } from './MaintenanceForm';
import { RetireBrand } from './RetireBrand';
import styles from './brand.module.css';

const tabs = ['flags', 'look', 'maintenance', 'file', 'more'] as const;

/** Everything of one brand that is not a remote. */
export function BrandPage() {
  const t = useTexts();
  const pagesText = usePagesText();
  const { brand: code = '' } = useParams();
  const { data: board, error, refetch, isFetching } = useBoard();
  const brand = brandOf(board, code);
  const retired = retiredOf(board, code);
  if (error && !board) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!board) return <Skeleton shape="block" height="320px" />;
  if (!brand) return <EmptyState icon="search" title={t('brand.unknown')} text={t('brand.unknownText', { code })} />;
  return (
    <>
      <PageHead
        title={brand.name}
        text={
          <>
            <code>{brand.brand}</code> · {brand.hosts.join(', ')} · {t('board.seq', { seq: brand.seq })}
          </>
        }
      >
        {retired ? (
          <Badge>{t('retired.badge')}</Badge>
        ) : (
          <>
            {brand.maintenance && <Badge tone="info">{t('maintenance.short')}</Badge>}
            <span className={styles['pages']}>
              <PagesRing pages={brand.pages} /> {pagesText(brand.pages)}
            </span>
          </>
        )}
      </PageHead>
      <BrandNavigation brand={brand.brand} />
      {retired ? (
        <div className={styles['panel']}>
          <h2 className="pv-visually-hidden">{t('brand.more')}</h2>
          <RetireBrand brand={brand} retired />
        </div>
      ) : (
        <BrandTabs brand={brand} />
      )}
    </>
  );
}

function BrandTabs({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((each) => each === params.get('part')) ?? 'flags';
  return (
    <Tabs
      label={t('brand.parts')}
      tabs={tabs.map((id) => ({ id, label: t(`brand.${id}`) }))}
      selected={tab}
      onSelect={(part) => setParams({ part }, { replace: true })}
    >
      <div className={styles['panel']} key={brand.brand}>
        <h2 className="pv-visually-hidden">{t(`brand.${tab}`)}</h2>
        {tab === 'flags' && <FlagTree brand={brand} />}
        {tab === 'look' && <AppearanceForm brand={brand} />}
        {tab === 'maintenance' && <MaintenanceForm brand={brand} on={brand.maintenance} />}
        {tab === 'file' && <FilePanel brand={brand} />}
        {tab === 'more' && (
          <>
            <FourEyesSwitch brand={brand} />
            <CloneForm brand={brand} />
            <RetireBrand brand={brand} retired={false} />
          </>
        )}
      </div>
    </Tabs>
  );
}
