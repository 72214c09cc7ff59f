import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { Icon, type IconName } from '@pavilion/ui';
import { BrandMark } from '../../features/BrandMark';
import { PagePreferences } from '../../features/PagePreferences';
import { SignInPanel } from './SignInPanel';
import styles from './landing.module.css';
import { TeamIllustration } from './TeamIllustration';

const REASONS: readonly (readonly [string, IconName])[] = [
  ['team', 'network'],
  ['figures', 'chart'],
  ['exact', 'shield-check'],
];

/** Where agents come in: what the agent centre is for, and its log-in. */
export function LandingScreen() {
  const { formatMessage } = useIntl();
  const { name } = useBrand();
  return (
    <div className={styles['landing']}>
      <TeamIllustration />
      <div className={styles['top']}>
        <BrandMark />
        <span className={styles['choices']}>
          <PagePreferences />
        </span>
      </div>
      <main id="content" className={styles['main']} tabIndex={-1}>
        <div className={styles['words']}>
          <p className={styles['kicker']}>{formatMessage({ id: 'landing.kicker' }, { brand: name })}</p>
          <h1 className={styles['title']}>{formatMessage({ id: 'landing.title' })}</h1>
          <p className={styles['text']}>{formatMessage({ id: 'landing.text' })}</p>
          <ul className={styles['reasons']}>
            {REASONS.map(([id, icon]) => (
              <li key={id}>
                <span className={styles['icon']}>
                  <Icon name={icon} size={22} />
                </span>
                <span>
                  <strong>{formatMessage({ id: `landing.${id}` })}</strong>
                  {formatMessage({ id: `landing.${id}.text` })}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <SignInPanel />
      </main>
    </div>
  );
}
