import type { Lottery } from '@pavilion/api/lottery';
import type { PrizeMode } from '@pavilion/api/calls/lottery';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useQueryClient } from '@pavilion/host/query';
import { Dialog, Skeleton } from '@pavilion/ui';
import { useEffect } from 'react';
import { useLotteryLaunch } from '../../queries/draws';
import styles from './draw-list.module.css';

interface VendorLotteryFrameProps {
  lottery: Lottery;
  prizeMode: PrizeMode;
  onClose: () => void;
}

/** The vendor's own page of a lottery, on its own origin. */
export function VendorLotteryFrame({ lottery, prizeMode, onClose }: VendorLotteryFrameProps) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const launch = useLotteryLaunch(lottery.gameCode, prizeMode);
  const { theme = 'dark' } = document.documentElement.dataset;
  const opened = launch.isSuccess;
  useEffect(() => {
    if (opened) void client.invalidateQueries({ queryKey: ['games', 'lotteries', 'recent'] });
  }, [client, opened]);
  return (
    <Dialog open onClose={onClose} title={lottery.gameName} closeLabel={formatMessage({ id: 'games.facts.close' })} size="large">
      {launch.isError ? (
        <LoadFailure query={launch} />
      ) : launch.data ? (
        <iframe
          src={`${launch.data.url}?theme=${theme}`}
          title={lottery.gameName}
          className={styles['vendor']}
          sandbox="allow-popups allow-top-navigation-by-user-activation"
          referrerPolicy="strict-origin"
        />
      ) : (
        <Skeleton shape="block" height="60vh" />
      )}
    </Dialog>
  );
}
