import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useRequireSignIn, useSessionActions } from '@pavilion/host/session';
import { Button, KeyValueList, languageOf } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { GameIntro } from './GameIntro';

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
  const { register } = useSessionActions();
  const asked = useRef(false);
  // A player who closes the popup stays here, with the same choice on the page.
  const ask = useRef(useRequireSignIn(() => undefined));
  useEffect(() => {
    // Nobody signs in for a game that turns out to be only announced.
    if (asked.current || !info) return;
    asked.current = true;
    ask.current();
  }, [info]);
  const say = (id: string) => formatMessage({ id });
  const hasFree = info?.game.supportPlay === 0;
  const playFree = () => {
    onFree();
    ask.current();
  };
  return (
    <GameIntro
      nodeId={nodeId}
      info={info}
      title={formatMessage({ id: 'games.sign-in.title' }, { name: info?.game.gameName ?? '' })}
      text={say(hasFree ? 'games.sign-in.text' : 'games.sign-in.text.real')}
      facts={info && <Facts info={info} />}
      actions={
        <>
          <Button variant="primary" onClick={() => ask.current()}>
            {say('games.sign-in.logIn')}
          </Button>
          <Button onClick={register}>{say('games.sign-in.register')}</Button>
          {hasFree && <Button onClick={playFree}>{say('games.sign-in.free')}</Button>}
          <Button variant="ghost" onClick={onLeave}>
            {say('games.back')}
          </Button>
        </>
      }
    />
  );
}

function Facts({ info: { game, rtp, minBet, volatility } }: { info: GameInfoValue }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const say = (id: string) => formatMessage({ id });
  const returned = rtp && formatNumber(Number(rtp) / 100, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <KeyValueList
      items={[
        { label: say('games.facts.provider'), value: <span lang={languageOf(game.displayName)}>{game.displayName}</span> },
        ...(returned ? [{ label: say('games.facts.rtp'), value: returned }] : []),
        ...(minBet ? [{ label: say('games.facts.min'), value: money(minBet) }] : []),
        ...(volatility ? [{ label: say('games.facts.volatility'), value: say(`games.volatility.${volatility}`) }] : []),
      ]}
    />
  );
}
