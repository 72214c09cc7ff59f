import type { PromotionRuleLine } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import styles from './promotions.module.css';
import { latestNumber } from './rule-versions';

/** Leaves time to ask before the version begins: within the last minute it is too late. */
const TOO_LATE_MS = 60_000;

export interface RuleVersionsProps {
  versions: readonly PromotionRuleLine[];
  may: boolean;
  onWithdraw: () => void;
}

/** The versions of a rule, newest first; the last can be withdrawn while it has not begun. */
export function RuleVersions({ versions, may, onWithdraw }: RuleVersionsProps) {
  const t = useTexts();
  const last = latestNumber(versions);
  return (
    <section className={styles['part']} aria-labelledby="rule-versions">
      <h3 id="rule-versions">{t('promotions.versions')}</h3>
      <ol className={styles['versions']}>
        {versions.map((line) => (
          <li key={line.version}>
            <VersionLine line={line} />
            {line.version === last && mayWithdraw(line) && (
              <Button size="small" disabled={!may} onClick={onWithdraw}>
                {t('promotions.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function mayWithdraw({ withdrawn, validFrom }: PromotionRuleLine): boolean {
  return !withdrawn && Date.parse(validFrom) > Date.now() + TOO_LATE_MS;
}

function VersionLine({ line: { version, enabled, withdrawn, validFrom, writtenBy } }: { line: PromotionRuleLine }) {
  const t = useTexts();
  const state = withdrawn ? 'promotions.withdrawn' : enabled ? 'promotions.on' : 'promotions.off';
  return (
    <span>
      {t('promotions.version', { version })} · {t(state)}
      <small className={queueStyles['second']}>
        <FormattedDate value={validFrom} dateStyle="medium" timeStyle="short" /> · {writtenBy}
      </small>
    </span>
  );
}
