import type { FeedbackPage as Page } from '@pavilion/api/feedback';
import type { BoardBrand } from '@pavilion/api/staff';
import { Badge, Button, EmptyState, Skeleton } from '@pavilion/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedDate } from 'react-intl';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import styles from './feedback.module.css';

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
  const box = useInfiniteQuery({
    queryKey: ['feedback', brand],
    queryFn: ({ pageParam }) => staff.site.feedback(brand, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const messages = box.data?.pages.flatMap(({ list }) => list) ?? [];
  if (box.error && !box.data) return <LoadFailure error={box.error} onRetry={() => void box.refetch()} busy={box.isFetching} />;
  if (!box.data) return <Skeleton shape="block" height="240px" />;
  if (messages.length === 0) return <EmptyState icon="mail" title={t('feedback.none')} />;
  return (
    <>
      <ol className={styles['list']} aria-label={t('feedback.title')}>
        {messages.map((message) => (
          <Message key={message.reference} brand={brand} message={message} />
        ))}
      </ol>
      {box.hasNextPage && (
        <Button busy={box.isFetchingNextPage} onClick={() => void box.fetchNextPage()}>
          {t('feedback.older')}
        </Button>
      )}
    </>
  );
}

function Message({ brand, message }: { brand: string; message: Page['list'][number] }) {
  const t = useTexts();
  const { reference, questionType, content, language, sentAt, member, images } = message;
  return (
    <li className={styles['message']}>
      <p className={styles['head']}>
        <Badge>{t(`feedback.type.${questionType}`)}</Badge>
        <code>{reference}</code>
        <span>{member ? member.account : t('feedback.visitor')}</span>
        {member && <code>{member.id}</code>}
        <FormattedDate value={sentAt} dateStyle="medium" timeStyle="short" />
      </p>
      <p className={styles['content']} lang={language}>
        {content}
      </p>
      {images.length > 0 && (
        <div className={styles['pictures']}>
          {images.map((id, at) => (
            <a key={id} href={`/staff/brands/${brand}/feedback/images/${id}`} target="_blank" rel="noreferrer">
              <img
                src={`/staff/brands/${brand}/feedback/images/${id}`}
                alt={t('feedback.picture', { place: at + 1 })}
                width="120"
                height="90"
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
    </li>
  );
}
