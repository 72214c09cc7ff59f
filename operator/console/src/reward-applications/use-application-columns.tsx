import type { RewardApplicationLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import type { ListColumn } from '../tables/list-column';
import { SentPictures } from './SentPictures';
import styles from './reward-applications.module.css';

/** What an operator is about to decide. */
export interface ChosenApplication {
  line: RewardApplicationLine;
  step: 'approval' | 'rejection';
}

type Choose = (chosen: ChosenApplication) => void;

/** An application on a line: what for, by whom, with what, and how it stands. */
export function useApplicationColumns(brand: string, choose: Choose): ListColumn<RewardApplicationLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const formatAmount = useFormatAmount();
  return [
    {
      id: 'activity',
      header: t('rewardApplications.activity'),
      lead: true,
      sort: ({ gives }) => BigInt(gives),
      cell: ({ activity, gives, currency }) => (
        <>
          {activity.name[locale]}
          <small className={queueStyles['second']}>{formatAmount(gives, currency)}</small>
        </>
      ),
    },
    {
      id: 'member',
      header: t('queue.member'),
      sort: ({ member }) => member.account,
      cell: ({ member }) => <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link>,
    },
    {
      id: 'sent',
      header: t('rewardApplications.sent'),
      csv: ({ comment }) => comment,
      cell: ({ comment, pictures }) => (
        <>
          {comment && <bdi className={styles['comment']}>{comment}</bdi>}
          <SentPictures brand={brand} pictures={pictures} />
        </>
      ),
    },
    {
      id: 'at',
      header: t('rewardApplications.at'),
      sort: ({ at }) => new Date(at),
      cell: ({ at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" />,
    },
    {
      id: 'decide',
      header: t('rewardApplications.state'),
      align: 'end',
      cell: (line) => (line.state === 'applied' ? <Decide line={line} choose={choose} /> : <Decided line={line} />),
    },
  ];
}

function Decide({ line, choose }: { line: RewardApplicationLine; choose: Choose }) {
  const t = useTexts();
  const [locale] = useLocale();
  const what = { name: line.activity.name[locale], account: line.member.account };
  return (
    <span className={queueStyles['rowActions']}>
      {(['approval', 'rejection'] as const).map((step) => (
        <Button
          key={step}
          size="small"
          aria-label={t(`rewardApplications.${step}One`, what)}
          onClick={() => choose({ line, step })}
        >
          {t(`rewardApplications.${step}`)}
        </Button>
      ))}
    </span>
  );
}

function Decided({ line: { state, decided } }: { line: RewardApplicationLine }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={stateTones.rewardApplication[state]}>{t(`rewardApplications.state.${state}`)}</Badge>
      {decided && (
        <small className={queueStyles['second']}>
          {decided.by}: <q>{decided.reason}</q>
        </small>
      )}
    </>
  );
}
