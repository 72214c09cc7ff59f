import type { KeyValue } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import styles from './queues.module.css';

/** Whose it is, and how long they have been here. */
export function useMemberFact(brand: string, member: { id: string; account: string; registeredAt: string }): KeyValue {
  const t = useTexts();
  return {
    id: 'member',
    label: t('queue.member'),
    value: (
      <>
        <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link>
        <Since label={t('queue.memberSince')} at={member.registeredAt} />
      </>
    ),
  };
}

/** A day, after what happened on it. */
export function Since({ label, at }: { label: string; at: string }) {
  return (
    <small className={styles['second']}>
      {label} <FormattedDate value={at} dateStyle="long" />
    </small>
  );
}

/** A moment in full. */
export function DateTime({ at }: { at: string }) {
  return <FormattedDate value={at} dateStyle="long" timeStyle="short" />;
}

/** The reason as its member reads it. */
export function MemberReason({ label, reason }: { label: string; reason: string }) {
  return (
    <p className={styles['reason']}>
      <strong>{label}</strong>
      <q>{reason}</q>
    </p>
  );
}

/** A picture that its member sent, large in a window of its own. */
export function Evidence({ caption, alt, address }: { caption: string; alt: string; address: string }) {
  return (
    <figure className={styles['evidence']}>
      <figcaption>{caption}</figcaption>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={alt} loading="lazy" />
      </a>
    </figure>
  );
}
