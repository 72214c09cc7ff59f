import type { GameInfoValue } from '@pavilion/api/games';
import { usePictureSources, usePlayPicture } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useRequireSignIn, useSessionActions } from '@pavilion/host/session';
import { Button, KeyValueList, languageOf, Picture } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import styles from './sign-in-required.module.css';

interface SignInRequiredProps {
  nodeId: string;
  info: GameInfoValue | undefined;
  /** Asks for free play, once they are in. */
  onFree: () => void;
  onLeave: () => void;
}

/** A visitor meets the sign-in popup at once, over what the game is; the game opens behind it as soon as they are in. */
export function SignInRequired({ nodeId, info, onFree, onLeave }: SignInRequiredProps) {
  const { formatMessage } = useIntl();
  const pictures = usePictureSources();
  const known = usePlayPicture();
  const picture = info?.game.iconUrl ?? known;
  const { register } = useSessionActions();
  const asked = useRef(false);
  // A player who closes the popup stays here, with the same choice on the page.
  const ask = useRef(useRequireSignIn(() => undefined));
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask.current();
  }, []);
  const say = (id: string) => formatMessage({ id });
  return (
    <section className={styles['card']}>
      {picture && (
        <Picture sources={pictures(picture)} alt="" width={300} height={400} className={styles['cover']} data-cover={nodeId} />
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>{formatMessage({ id: 'games.sign-in.title' }, { name: info?.game.gameName ?? '' })}</h2>
        <p className={styles['text']}>{say(info?.game.supportPlay === 0 ? 'games.sign-in.text' : 'games.sign-in.text.real')}</p>
        {info && <Facts info={info} />}
        <div className={styles['actions']}>
          <Button variant="primary" onClick={() => ask.current()}>
            {say('games.sign-in.logIn')}
          </Button>
          <Button onClick={register}>{say('games.sign-in.register')}</Button>
          {info?.game.supportPlay === 0 && (
            <Button
              onClick={() => {
                onFree();
                ask.current();
              }}
            >
              {say('games.sign-in.free')}
            </Button>
          )}
          <Button variant="ghost" onClick={onLeave}>
            {say('games.back')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Facts({ info: { game, rtp, minBet, volatility } }: { info: GameInfoValue }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const say = (id: string) => formatMessage({ id });
  const returned = rtp && formatNumber(Number(rtp) / 100, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <KeyValueList
      className={styles['facts']}
      items={[
        { label: say('games.facts.provider'), value: <span lang={languageOf(game.displayName)}>{game.displayName}</span> },
        ...(returned ? [{ label: say('games.facts.rtp'), value: returned }] : []),
        ...(minBet ? [{ label: say('games.facts.min'), value: money(minBet) }] : []),
        ...(volatility ? [{ label: say('games.facts.volatility'), value: say(`games.volatility.${volatility}`) }] : []),
      ]}
    />
  );
}
