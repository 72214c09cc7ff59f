import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { Slot } from '@pavilion/host/slots';
import { Button, buttonClass } from '@pavilion/ui';
import { GameIntro } from './GameIntro';
import styles from './play.module.css';

interface ComingSoonProps {
  nodeId: string;
  info: GameInfoValue;
  onLeave: () => void;
}

/** A game that is announced: nothing went wrong, it is only not there yet. */
export function ComingSoon({ nodeId, info, onLeave }: ComingSoonProps) {
  const { formatMessage } = useIntl();
  const all = useLinks().to('games.all', {});
  return (
    <div className={styles['problem']}>
      <GameIntro
        nodeId={nodeId}
        info={info}
        title={formatMessage({ id: 'games.soon.none' }, { name: info.game.gameName })}
        text={formatMessage({ id: 'games.soon.one' }, { maker: info.game.displayName })}
        actions={
          <>
            {all && (
              <Link to={all} className={buttonClass({ variant: 'primary' })}>
                {formatMessage({ id: 'games.all' })}
              </Link>
            )}
            <Button variant="ghost" onClick={onLeave}>
              {formatMessage({ id: 'games.back' })}
            </Button>
          </>
        }
      />
      <Slot name="missing.section" />
    </div>
  );
}
