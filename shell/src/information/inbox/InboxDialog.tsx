import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { useMember } from '@pavilion/host/session';
import { Dialog, EmptyState, Icon, Skeleton, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Information } from '../information';
import { useInformationText } from '../use-information-text';
import styles from './inbox.module.css';
import { type MoneyNews, useMoneyNews } from './use-money-news';
import { useNotices } from './use-notices';

type Part = 'mine' | 'notices';

/** What happened to the player's own payments, and what the brand tells everybody. */
export function InboxDialog({ information }: { information: Information }) {
  const text = useInformationText();
  const trial = useMember()?.trial;
  const [part, setPart] = useState<Part>(trial ? 'notices' : 'mine');
  const parts = (['mine', 'notices'] as const).filter((each) => !trial || each === 'notices');
  return (
    <Dialog
      open
      size="medium"
      onPhone="card"
      title={text('frame.inbox')}
      closeLabel={text('close')}
      onClose={information.close}
      className={styles['dialog']}
    >
      <Tabs
        label={text('inbox.tabs')}
        tabs={parts.map((id) => ({ id, label: text(id === 'mine' ? 'inbox.mine' : 'notices') }))}
        selected={part}
        onSelect={setPart}
      >
        {part === 'mine' ? <Payments onLeave={information.close} /> : <Notices information={information} />}
      </Tabs>
    </Dialog>
  );
}

function Payments({ onLeave }: { onLeave: () => void }) {
  const text = useInformationText();
  const query = useMoneyNews();
  if (query.isLoadingError) return <LoadFailure query={query} title={text('inbox.failed')} text={text('failed.text')} />;
  if (!query.data) return <InboxSkeleton />;
  if (query.data.length === 0) return <EmptyState icon="bell" title={text('inbox.none')} text={text('inbox.none.text')} />;
  return (
    <ul className={styles['list']} role="list">
      {query.data.map((news) => (
        <li key={news.id}>
          <Payment news={news} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

const PAGES = { deposit: 'wallet.deposit', withdrawal: 'wallet.withdraw' } as const;

function Payment({ news, onLeave }: { news: MoneyNews; onLeave: () => void }) {
  const text = useInformationText();
  const money = useMoney();
  const { formatDate } = useIntl();
  const page = useLinks().to(PAGES[news.kind]);
  const content = (
    <>
      <Icon name={news.kind === 'deposit' ? 'wallet' : 'bank'} size={20} />
      <span className={styles['what']}>
        <strong>{text(`inbox.${news.kind}`, { amount: money(news.amount) })}</strong>
        <span>{news.kind === 'deposit' ? text(`inbox.deposit.${news.state}`) : text(`inbox.withdrawal.${news.state}`)}</span>
      </span>
      <time dateTime={news.at}>{formatDate(news.at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    </>
  );
  if (!page) return <div className={styles['item']}>{content}</div>;
  return (
    <Link to={`${page}?${news.kind}=${encodeURIComponent(news.id)}`} className={styles['item']} onClick={onLeave}>
      {content}
    </Link>
  );
}

function Notices({ information }: { information: Information }) {
  const text = useInformationText();
  const { formatDate } = useIntl();
  const query = useNotices();
  if (query.isLoadingError) return <LoadFailure query={query} title={text('news.failed')} text={text('failed.text')} />;
  if (!query.data) return <InboxSkeleton />;
  const { playerNotice: list } = query.data;
  if (list.length === 0) return <EmptyState icon="bell" title={text('news.none')} text={text('news.none.text')} />;
  return (
    <ul className={styles['list']} role="list">
      {list.map(({ id, title, from }) => (
        <li key={id}>
          <button type="button" className={styles['item']} onClick={() => information.open({ name: 'notices', first: id })}>
            <Icon name="bell" size={20} />
            <span className={styles['what']}>
              <strong>{title}</strong>
            </span>
            <time dateTime={from}>{formatDate(from, { dateStyle: 'medium' })}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}

function InboxSkeleton() {
  return (
    <div className={styles['list']} aria-busy="true">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} shape="block" height="56px" />
      ))}
    </div>
  );
}
