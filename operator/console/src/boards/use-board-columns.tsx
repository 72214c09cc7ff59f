import type { StaffBoardPeriod } from '@pavilion/api/staff';
import { Badge } from '@pavilion/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import type { ListColumn } from '../tables/list-column';
import type { BoardLine, PrizeLine } from './board-lines';

/** A score as money, or as a multiple. */
function useScore(currency: string) {
  const t = useTexts();
  const formatAmount = useFormatAmount();
  return ({ by }: Pick<StaffBoardPeriod, 'by'>, score: string) =>
    by === 'multiplier' ? t('boards.times', { times: String(Number(score) / 100) }) : formatAmount(score, currency);
}

/** A place on a board: whose, with what score, after how much play. */
export function useBoardColumns(brand: string, currency: string): ListColumn<BoardLine>[] {
  const t = useTexts();
  const score = useScore(currency);
  const formatAmount = useFormatAmount();
  return [
    {
      id: 'board',
      header: t('boards.board'),
      lead: true,
      sort: ({ period }) => period.code,
      cell: ({ period }) => (
        <>
          {period.code}
          <small className={queueStyles['second']}>{daysOf(period)}</small>
        </>
      ),
    },
    { id: 'place', header: t('boards.place'), sort: ({ place }) => -place, cell: ({ place }) => place },
    {
      id: 'member',
      header: t('queue.member'),
      sort: ({ account }) => account,
      cell: ({ account, memberId }) => <Link to={`/brands/${brand}/members/${memberId}`}>{account}</Link>,
    },
    { id: 'score', header: t('boards.score'), cell: ({ period, score: of }) => score(period, of) },
    {
      id: 'played',
      header: t('boards.played'),
      sort: ({ played }) => BigInt(played),
      cell: ({ played }) => formatAmount(played, currency),
    },
  ];
}

/** A prize as it was settled, and what became of it. */
export function usePrizeColumns(brand: string, currency: string): ListColumn<PrizeLine>[] {
  const t = useTexts();
  const score = useScore(currency);
  const formatAmount = useFormatAmount();
  const places = useBoardColumns(brand, currency) as ListColumn<PrizeLine>[];
  return [
    ...places,
    {
      id: 'prize',
      header: t('boards.prize'),
      sort: ({ prize }) => BigInt(prize),
      cell: ({ prize }) => formatAmount(prize, currency),
    },
    {
      id: 'state',
      header: t('boards.state'),
      sort: ({ state }) => state,
      cell: ({ state, corrected, period }) => (
        <>
          <Badge tone={state === 'given' ? 'positive' : 'neutral'}>{t(`boards.state.${state}`)}</Badge>
          {corrected !== null && (
            <small className={queueStyles['second']}>{t('boards.corrected', { score: score(period, corrected) })}</small>
          )}
        </>
      ),
    },
  ];
}

function daysOf({ from, until }: StaffBoardPeriod): string {
  return from === until ? from : `${from} – ${until}`;
}
