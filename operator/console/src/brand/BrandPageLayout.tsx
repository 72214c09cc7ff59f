import { Badge, EmptyState, Skeleton } from '@pavilion/ui';
import type { BoardBrand } from '@pavilion/api/staff';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { brandOf, retiredOf, useBoard } from '../board/board-query';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { BrandNavigation } from './BrandNavigation';

export interface BrandPageLayoutProps {
  title: string;
  text: ReactNode;
  actions?: ReactNode;
  children: (brand: BoardBrand) => ReactNode;
}

/** One subject of the brand in the address: head, the way to the other subjects, and the page itself. */
export function BrandPageLayout({ title, text, actions, children }: BrandPageLayoutProps) {
  const t = useTexts();
  const { brand: code = '' } = useParams();
  const { data: board, error, refetch, isFetching } = useBoard();
  const brand = brandOf(board, code);
  if (error && !board) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!board) return <Skeleton shape="block" height="320px" />;
  if (!brand) return <EmptyState icon="search" title={t('brand.unknown')} text={t('brand.unknownText', { code })} />;
  return (
    <>
      <PageHead title={`${title} · ${brand.name}`} text={text}>
        {retiredOf(board, code) && <Badge>{t('retired.badge')}</Badge>}
        {actions}
      </PageHead>
      <BrandNavigation brand={brand.brand} />
      {children(brand)}
    </>
  );
}
