import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import type { KeyValue } from '@pavilion/ui';

/** The figures of a game as they are read; what nobody published is left out. `returned` is its return to player. */
export function useGameFacts(info: GameInfoValue): { facts: KeyValue[]; returned: string | undefined } {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const money = useMoney();
  const { game, rtp, minBet, maxBet, maxWin, lines, hitRate, releasedAt } = info;
  const say = (id: string) => formatMessage({ id });
  const percent = (text: string) => formatNumber(Number(text) / 100, { style: 'percent', minimumFractionDigits: 2 });
  const returned = rtp && percent(rtp);
  const fact = (id: string, value: string | undefined): KeyValue[] =>
    value === undefined ? [] : [{ id, label: say(`games.facts.${id}`), value }];
  // Where the bet decides how many rounds win, it decides how far results stray, too.
  const byBet = hitRate !== undefined && hitRate.from !== hitRate.to;
  const hits = hitRate && (hitRate.from === hitRate.to ? percent(hitRate.to) : `${percent(hitRate.from)} – ${percent(hitRate.to)}`);
  const kind = say(game.gameClassify ? `games.class.${game.gameClassify}` : `games.category.${game.gameType}`);
  const facts = [
    ...fact('rtp', returned),
    ...fact('hits', hits && (byBet ? formatMessage({ id: 'games.facts.by-bet' }, { value: hits }) : hits)),
    ...fact('spread', byBet ? say('games.facts.spread.by-bet') : undefined),
    ...fact('min', minBet && money(minBet)),
    ...fact('max', maxBet && money(maxBet)),
    ...fact('win', maxWin && money(maxWin)),
    ...fact('lines', lines > 0 ? formatNumber(lines) : undefined),
    ...fact('kind', kind),
    ...fact('provider', game.displayName),
    ...fact('since', formatDate(releasedAt, { timeZone: 'UTC', dateStyle: 'medium' })),
  ];
  return { facts, returned };
}
