import { Icon } from '@pavilion/ui/core';
import styles from './form-failure.module.css';

/** What a form as a whole is told; nothing while there is nothing to tell. */
export function FormFailure({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className={styles['failure']}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </p>
  );
}
