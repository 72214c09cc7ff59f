import { classNames } from '@pavilion/ui';
import styles from './money-screen.module.css';

const LOOKS = ['one', 'two', 'three'] as const;

/** A method's mark: its letters on a colour of its own. The name stands beside it. */
export function MethodMark({ mark, code }: { mark: string; code: string }) {
  const look = LOOKS[[...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LOOKS.length];
  return (
    <span className={classNames(styles['mark'], look && styles[look])} aria-hidden="true">
      {mark}
    </span>
  );
}
