import { type AnnouncementType, type AnnouncementView } from '@pavilion/api/announcements';
import type { BoardBrand } from '@pavilion/api/staff';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { announcementsKey } from './announcements-key';
import { Editor } from './Editor';
import { toFormValues, emptyDraft } from './draft-form-values';

/** Writing one announcement, beside what players will see of it. */
export function EditorPage() {
  const t = useTexts();
  const { id } = useParams();
  return (
    <BrandPageLayout title={t(id === 'new' ? 'announcements.new' : 'announcements.edit')} text={t('announcements.editText')}>
      {(brand) => <Loaded key={`${brand.brand} ${id}`} brand={brand} />}
    </BrandPageLayout>
  );
}

function Loaded({ brand: { brand, theme } }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const { id } = useParams();
  const [params] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: announcementsKey(brand),
    queryFn: () => staff.announcements.list(brand),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="360px" />;
  if (id === 'new')
    return <Editor brand={brand} look={theme.name} scenes={data.scenes} before={undefined} begin={emptyDraft(typeIn(params))} />;
  const before: AnnouncementView | undefined = data.list.find((each) => each.id === id);
  if (!before) return <EmptyState icon="search" title={t('announcements.gone')} />;
  return (
    <Editor
      key={before.version}
      brand={brand}
      look={theme.name}
      scenes={data.scenes}
      before={before}
      begin={toFormValues(before)}
    />
  );
}

function typeIn(params: URLSearchParams): AnnouncementType {
  const asked = params.get('type');
  return (['B', 'H', 'PL', 'PU', 'PR'] as const).find((type) => type === asked) ?? 'PL';
}
