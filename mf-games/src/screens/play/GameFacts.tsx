import type { GameInfoValue } from '@pavilion/api/games';
import { usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Dialog, KeyValueList, Picture } from '@pavilion/ui';
import styles from './facts.module.css';

interface GameFactsProps {
  info: GameInfoValue;
  open: boolean;
  onClose: () => void;
}

/** Rules, return to player and limits of a game, one press away. */
export function GameFacts({ info, open, onClose }: GameFactsProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const pictures = usePictureSources();
  const money = useMoney();
  const { game, rtp, minBet, lines, releasedAt, rules, ownRules } = info;
  const say = (id: string) => formatMessage({ id });
  const returned = formatNumber(Number(rtp) / 100, { style: 'percent', minimumFractionDigits: 2 });
  const items = [
    { label: say('games.facts.rtp'), value: returned },
    { label: say('games.facts.min'), value: money(minBet) },
    ...(lines > 0 ? [{ label: say('games.facts.lines'), value: formatNumber(lines) }] : []),
    {
      label: say('games.facts.kind'),
      value: say(game.gameClassify ? `games.class.${game.gameClassify}` : `games.category.${game.gameType}`),
    },
    { label: say('games.facts.provider'), value: game.displayName },
    { label: say('games.facts.since'), value: formatDate(releasedAt, { timeZone: 'UTC', dateStyle: 'medium' }) },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={say('games.facts.title')} closeLabel={say('games.facts.close')} onPhone="card">
      <div className={styles['head']}>
        <Picture sources={pictures(game.iconUrl)} alt="" width={72} height={96} className={styles['cover']} />
        <p className={styles['name']}>{game.gameName}</p>
      </div>
      <KeyValueList items={items} />
      <h3 className={styles['heading']}>{say('games.facts.rules')}</h3>
      {rules.map((paragraph) => (
        <p key={paragraph} className={styles['text']}>
          {paragraph}
        </p>
      ))}
      {!ownRules && <p className={styles['text']}>{say('games.facts.kind-rules')}</p>}
      <p className={styles['text']}>{formatMessage({ id: 'games.facts.meaning' }, { rtp: returned })}</p>
    </Dialog>
  );
}
