import type { LotteryDraw } from '@pavilion/api/lottery';
import { useIntl } from '@pavilion/host/intl';
import styles from './draw-list.module.css';

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
              <ul className={styles['row']}>
                {numbers.map((number, place) => (
                  // The same number may be drawn twice for a prize.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={place} lang="en">
                    {number}
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
