import type { LotteryDraw } from '@pavilion/api/lottery';
import { useIntl } from '@pavilion/host/intl';
import { classNames } from '@pavilion/ui';
import styles from './draw-list.module.css';

/** The first prize as the balls that were drawn. */
function Balls({ number }: { number: string }) {
  return Array.from(number, (digit, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- A digit is its place.
    <span key={place} className={styles['ball']}>
      {digit}
    </span>
  ));
}

/** The numbers of a draw, prize by prize. They stay in Latin digits, as they stand on tickets. */
export function DrawNumbers({ draw: { prizes }, label }: { draw: LotteryDraw; label: string }) {
  const { formatMessage } = useIntl();
  return (
    <table className={styles['numbers']} aria-label={label}>
      <tbody>
        {prizes.map(({ prize, numbers }) => (
          <tr key={prize} data-prize={prize}>
            <th scope="row">{formatMessage({ id: `games.draw.prize.${prize}` })}</th>
            <td>
              <ul className={classNames(styles['row'], prize === 'SPECIAL' && styles['balls'])}>
                {numbers.map((number, place) => (
                  // The same number may be drawn twice for a prize.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={place} lang="en">
                    {prize === 'SPECIAL' ? <Balls number={number} /> : number}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
