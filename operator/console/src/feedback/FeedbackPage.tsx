import { questionTypes } from '@pavilion/api/feedback';
import type { BoardBrand } from '@pavilion/api/staff';
import { Button, EmptyState, SelectField } from '@pavilion/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import type { PageReader } from '../tables/list-column';
import { useAddressFilter } from '../tables/use-address-filter';
import { type FeedbackMessage, FeedbackTable } from './FeedbackTable';
import styles from './feedback.module.css';

const filters = ['type'] as const;

/** What players wrote to a brand. */
export function FeedbackPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('feedback.title')} text={t('feedback.text')}>
      {(brand) => <Messages key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Messages({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const [{ type }, setFilter] = useAddressFilter(filters);
  const read = (before: string) => staff.site.feedback(brand, { ...(before && { before }), ...(type && { type }) });
  const source: PageReader<FeedbackMessage> = async (before = '') => {
    const { list, next } = await read(before);
    return { rows: list, next };
  };
  const box = useInfiniteQuery({
    queryKey: ['feedback', brand, type],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const messages = box.data?.pages.flatMap(({ list }) => list) ?? [];
  if (box.error && !box.data) return <LoadFailure error={box.error} onRetry={() => void box.refetch()} busy={box.isFetching} />;
  return (
    <>
      <SelectField
        className={styles['filter'] ?? ''}
        label={t('feedback.kind')}
        options={[
          { value: '', label: t('feedback.allKinds') },
          ...questionTypes.map((value) => ({ value, label: t(`feedback.type.${value}`) })),
        ]}
        value={type}
        onChange={({ target }) => setFilter({ type: target.value })}
      />
      <FeedbackTable
        {...{ brand, messages, source }}
        waiting={box.isPending}
        more={box}
        empty={<EmptyState icon="mail" title={t(type ? 'feedback.noneOfKind' : 'feedback.none')} />}
      />
      {box.hasNextPage && (
        <Button className={styles['more']} busy={box.isFetchingNextPage} onClick={() => void box.fetchNextPage()}>
          {t('feedback.older')}
        </Button>
      )}
    </>
  );
}
