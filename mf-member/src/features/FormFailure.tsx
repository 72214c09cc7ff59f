import { Icon } from '@pavilion/ui';
import styles from './features.module.css';

/** What a form as a whole is told. */
export function FormFailure({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={styles['alert']}>
      {children && (
        <p className={styles['failure']}>
          <Icon name="alert" size={18} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
