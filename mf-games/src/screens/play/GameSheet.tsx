import type { GameInfoValue } from '@pavilion/api/games';
import { GameTiles, usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Button, buttonClass, Dialog, Icon, KeyValueList, languageOf, Picture } from '@pavilion/ui';
import { useSimilarGames } from '../../queries/similar-games';
import { FavouriteButton } from './FavouriteButton';
import type { GamePanel } from './game-message';
import { useGameFacts } from './use-game-facts';
import styles from './facts.module.css';

interface GameSheetProps {
  info: GameInfoValue;
  /** Sheets that the game itself can open. */
  panels: readonly GamePanel[];
  onPanel: (panel: GamePanel) => void;
  open: boolean;
  onClose: () => void;
}

/** What is known of a game, one press away: return, limits, chances, fairness, rules, and others like it. */
export function GameSheet({ info, panels, onPanel, open, onClose }: GameSheetProps) {
  const { formatMessage } = useIntl();
  const { facts, returned } = useGameFacts(info);
  const say = (id: string) => formatMessage({ id });
  const openPanel = (panel: GamePanel) => {
    onClose();
    onPanel(panel);
  };
  return (
    <Dialog open={open} onClose={onClose} title={say('games.facts.title')} closeLabel={say('games.facts.close')}>
      <SheetHead game={info.game} />
      <KeyValueList items={facts} />
      {returned && <p className={styles['text']}>{formatMessage({ id: 'games.facts.meaning' }, { rtp: returned })}</p>}
      <Fairness info={info} onProof={panels.includes('fairness') ? () => openPanel('fairness') : undefined} />
      <h3 className={styles['heading']}>{say('games.facts.rules')}</h3>
      {info.rules.map((paragraph) => (
        <p key={paragraph} className={styles['text']}>
          {paragraph}
        </p>
      ))}
      {!info.ownRules && <p className={styles['text']}>{say('games.facts.kind-rules')}</p>}
      {panels.includes('rules') && (
        <Button size="small" onClick={() => openPanel('rules')}>
          {say('games.facts.game-rules')}
        </Button>
      )}
      <SimilarGames game={info.game} open={open} />
    </Dialog>
  );
}

function SheetHead({ game }: Pick<GameInfoValue, 'game'>) {
  const pictures = usePictureSources();
  return (
    <div className={styles['head']}>
      <Picture sources={pictures(game.iconUrl)} alt="" width={72} height={96} className={styles['cover']} />
      <div className={styles['names']}>
        <p className={styles['name']} lang={languageOf(game.gameName)}>
          {game.gameName}
        </p>
        <p className={styles['provider']} lang={languageOf(game.displayName)}>
          {game.displayName}
        </p>
      </div>
      <FavouriteButton game={game} />
    </div>
  );
}

/** Of a game whose rounds can be checked: what that means, the player's own seeds, and the page that computes a round again. */
function Fairness({ info: { provablyFair }, onProof }: { info: GameInfoValue; onProof: (() => void) | undefined }) {
  const { formatMessage } = useIntl();
  if (!provablyFair && !onProof) return null;
  return (
    <>
      <h3 className={styles['heading']}>{formatMessage({ id: 'games.facts.fairness' })}</h3>
      {provablyFair && <p className={styles['text']}>{formatMessage({ id: 'games.facts.fairness.text' })}</p>}
      <p className={styles['ways']}>
        {onProof && (
          <Button size="small" onClick={onProof}>
            {formatMessage({ id: 'games.facts.fairness.proof' })}
          </Button>
        )}
        {provablyFair?.verifyUrl && (
          <a
            className={buttonClass({ size: 'small', variant: 'ghost' })}
            href={provablyFair.verifyUrl}
            target="_blank"
            rel="noopener"
          >
            {formatMessage({ id: 'games.facts.fairness.verify' })}
            <Icon name="external" size={16} />
          </a>
        )}
      </p>
    </>
  );
}

function SimilarGames({ game, open }: Pick<GameInfoValue, 'game'> & { open: boolean }) {
  const { formatMessage } = useIntl();
  const games = useSimilarGames(game, open);
  if (games.length === 0) return null;
  const title = formatMessage({ id: 'games.facts.similar' });
  return (
    <>
      <h3 className={styles['heading']}>{title}</h3>
      <GameTiles label={title} games={games} shape="row" />
    </>
  );
}
