import type { Lottery, LotteryDraw } from '@pavilion/api/lottery';
import type { PrizeMode } from '@pavilion/api/calls/lottery';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Button, Card, Icon, IconButton, languageOf, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { DrawNumbers } from './DrawNumbers';
import { DrawProof } from './DrawProof';
import { NextDraw } from './NextDraw';
import { PastDraws } from './PastDraws';
import { VendorLotteryFrame } from './VendorLotteryFrame';
import { useFormatDrawTime } from './use-format-draw-time';
import styles from './draw-list.module.css';

interface DrawCardProps {
  lottery: Lottery;
  /** Its next draw should have been made. */
  late: boolean;
  newest: LotteryDraw | undefined;
  /** The newest draw is being asked for. */
  pending: boolean;
  prizeMode: PrizeMode;
  liked: boolean;
  onLike: (liked: boolean) => void;
  /** The address named this one. */
  alone: boolean;
}

/** A lottery: when it draws next, what was drawn last, and everything before. Hearts and the vendor's page are for who is signed in. */
export function DrawCard({ lottery, late, newest, pending, prizeMode, liked, onLike, alone }: DrawCardProps) {
  const { formatMessage } = useIntl();
  const [earlier, setEarlier] = useState(alone);
  const [atVendor, setAtVendor] = useState(false);
  const member = useMember();
  const time = useFormatDrawTime();
  const say = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values);
  const label = newest && say('games.draw.of', { numero: Number(newest.numero), time: time(newest.dueAt) });
  return (
    <Card className={styles['card']}>
      <header className={styles['head']}>
        <Icon name="ball" size={28} />
        <div>
          <h2 className={styles['name']} lang={languageOf(lottery.gameName)}>
            {lottery.gameName}
          </h2>
          <p className={styles['faint']} lang={languageOf(lottery.displayName)}>
            {lottery.displayName}
          </p>
        </div>
        {member && (
          <IconButton
            icon="heart"
            label={say(liked ? 'games.draw.favourite.remove' : 'games.draw.favourite.add', { name: lottery.gameName })}
            aria-pressed={liked}
            filled={liked}
            onClick={() => onLike(!liked)}
          />
        )}
      </header>
      <NextDraw lottery={lottery} late={late} />
      {newest && label ? (
        <>
          <h3 className={styles['when']}>{label}</h3>
          <DrawNumbers draw={newest} label={`${lottery.gameName}: ${label}`} />
          <DrawProof draw={newest} />
        </>
      ) : pending ? (
        <Skeleton shape="block" height="260px" />
      ) : (
        <p className={styles['faint']}>{say('games.draw.none')}</p>
      )}
      <div className={styles['actions']}>
        {newest && (
          <Button aria-expanded={earlier} onClick={() => setEarlier(!earlier)}>
            {say(earlier ? 'games.draw.history.hide' : 'games.draw.history')}
          </Button>
        )}
        {member && (
          <Button variant="ghost" onClick={() => setAtVendor(true)}>
            {say('games.draw.vendor', { vendor: lottery.displayName })}
          </Button>
        )}
      </div>
      {earlier && newest && <PastDraws gameCode={lottery.gameCode} before={newest.numero} />}
      {atVendor && <VendorLotteryFrame lottery={lottery} prizeMode={prizeMode} onClose={() => setAtVendor(false)} />}
    </Card>
  );
}
