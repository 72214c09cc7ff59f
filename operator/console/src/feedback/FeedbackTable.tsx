import type { FeedbackPage } from '@pavilion/api/feedback';
import { Badge } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { ListColumn, PageReader } from '../tables/list-column';
import styles from './feedback.module.css';

export type FeedbackMessage = FeedbackPage['list'][number];

export interface FeedbackTableProps {
  brand: string;
  messages: readonly FeedbackMessage[];
  waiting: boolean;
  more: { hasNextPage: boolean };
  source: PageReader<FeedbackMessage>;
  empty: ReactNode;
}

/** Messages with their pictures, the latest first. */
export function FeedbackTable({ brand, messages, waiting, ...list }: FeedbackTableProps) {
  const t = useTexts();
  return (
    <ListTable
      {...list}
      name="feedback"
      caption={t('feedback.title')}
      skeletonRows={waiting ? 4 : 0}
      columns={useColumns(brand)}
      rows={messages}
      rowKey={({ reference }) => reference}
    />
  );
}

function useColumns(brand: string): ListColumn<FeedbackMessage>[] {
  const t = useTexts();
  return [
    {
      id: 'content',
      header: t('feedback.message'),
      lead: true,
      csv: ({ content }) => content,
      cell: ({ content, language, images }) => (
        <>
          <span className={styles['content']} lang={language}>
            {content}
          </span>
          <Pictures brand={brand} images={images} />
        </>
      ),
    },
    {
      id: 'kind',
      header: t('feedback.kind'),
      sort: ({ questionType }) => t(`feedback.type.${questionType}`),
      cell: ({ questionType }) => <Badge>{t(`feedback.type.${questionType}`)}</Badge>,
    },
    {
      id: 'from',
      header: t('feedback.from'),
      sort: ({ member }) => member?.account,
      cell: ({ member }) =>
        member ? <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link> : t('feedback.visitor'),
    },
    {
      id: 'sent',
      header: t('feedback.sent'),
      sort: ({ sentAt }) => new Date(sentAt),
      cell: ({ sentAt }) => (
        <time dateTime={sentAt}>
          <FormattedDate value={sentAt} dateStyle="medium" timeStyle="short" />
        </time>
      ),
    },
    {
      id: 'reference',
      header: t('feedback.reference'),
      sort: ({ reference }) => reference,
      cell: ({ reference }) => <code>{reference}</code>,
    },
    {
      id: 'pictures',
      header: t('feedback.pictures'),
      fileOnly: true,
      csv: ({ images }) => String(images.length),
      cell: ({ images }) => images.length,
    },
  ];
}

function Pictures({ brand, images }: { brand: string; images: readonly string[] }) {
  const t = useTexts();
  if (images.length === 0) return null;
  return (
    <span className={styles['pictures']}>
      {images.map((id, at) => (
        <a key={id} href={`/staff/brands/${brand}/feedback/images/${id}`} target="_blank" rel="noreferrer">
          <img
            src={`/staff/brands/${brand}/feedback/images/${id}`}
            alt={t('feedback.picture', { place: at + 1 })}
            width="80"
            height="60"
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}
