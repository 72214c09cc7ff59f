import type { LotteryDraw } from '@pavilion/api/lottery';
import { useIntl } from '@pavilion/host/intl';
import { Button, Icon } from '@pavilion/ui';
import { useState } from 'react';
import { isFairDraw } from './is-fair-draw';
import styles from './draw-list.module.css';

type Verdict = 'fair' | 'unfair' | 'unknown';

/** What a draw can be checked by, and the check itself, done on this device. */
export function DrawProof({ draw }: { draw: LotteryDraw }) {
  const { formatMessage } = useIntl();
  const [checking, setChecking] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const say = (id: string) => formatMessage({ id });
  const check = async () => {
    setChecking(true);
    setVerdict(
      await isFairDraw(draw).then(
        (fair): Verdict => (fair ? 'fair' : 'unfair'),
        (): Verdict => 'unknown',
      ),
    );
    setChecking(false);
  };
  return (
    <details className={styles['proof']}>
      <summary>{say('games.draw.proof')}</summary>
      <p>{say('games.draw.proof.text')}</p>
      <dl>
        <dt>{say('games.draw.seed')}</dt>
        <dd>{draw.seed}</dd>
        <dt>{formatMessage({ id: 'games.draw.commitment' }, { step: draw.step })}</dt>
        <dd>{draw.commitment}</dd>
      </dl>
      <Button size="small" busy={checking} onClick={() => void check()}>
        {say('games.draw.check')}
      </Button>
      <output className={styles['verdict']} data-verdict={verdict}>
        {verdict && (
          <>
            <Icon name={verdict === 'fair' ? 'check' : 'alert'} size={18} />
            {say(`games.draw.${verdict}`)}
          </>
        )}
      </output>
    </details>
  );
}
