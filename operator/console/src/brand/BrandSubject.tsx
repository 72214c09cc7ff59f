import { EmptyState, Skeleton } from '@pavilion/ui';
import type { BoardBrand } from '@pavilion/api/operations';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { brandOf, useBoard } from '../board/board-query';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { BrandPlaces } from './BrandPlaces';

export interface BrandSubjectProps {
  title: string;
  text: string;
  actions?: ReactNode;
  children: (brand: BoardBrand) => ReactNode;
}

/** One subject of the brand in the address: head, the way to the other subjects, and the page itself. */
export function BrandSubject({ title, text, actions, children }: BrandSubjectProps) {
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
        {actions}
      </PageHead>
      <BrandPlaces brand={brand.brand} />
      {children(brand)}
    </>
  );
}
