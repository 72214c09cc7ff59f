import { classNames, type KeyValue, KeyValueList } from '@pavilion/ui';
import { useId } from 'react';
import styles from './money-screen.module.css';

/** What the form comes to as it is filled in, where there is room beside it; the step after it says the same in full. */
export function MoneySummary({ title, items }: { title: string; items: readonly KeyValue[] }) {
  const id = useId();
  return (
    <section className={classNames(styles['asideCard'], styles['summary'])} aria-labelledby={id}>
      <h2 id={id} className={styles['asideTitle']}>
        {title}
      </h2>
      <KeyValueList items={items} />
    </section>
  );
}
