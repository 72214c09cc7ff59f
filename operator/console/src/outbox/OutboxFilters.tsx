import type { MessageKind, MessageState } from '@pavilion/api/staff';
import { SelectField } from '@pavilion/ui';
import { useBrandChoices } from '../board/use-brand-choices';
import { useTexts } from '../messages';
import styles from './outbox.module.css';

/** Empty where all are wanted. */
export interface OutboxFilter {
  brand: string;
  kind: string;
  state: string;
}

const kinds: readonly MessageKind[] = ['sms', 'mail'];
const states: readonly MessageState[] = ['waiting', 'sent', 'failed', 'expired'];

/** Which messages are listed. */
export function OutboxFilters({ value, onChange }: { value: OutboxFilter; onChange: (filter: OutboxFilter) => void }) {
  const t = useTexts();
  const choices = useBrandChoices();
  return (
    <div className={styles['filters']}>
      <SelectField
        label={t('outbox.brand')}
        options={[{ value: '', label: t('audit.allBrands') }, ...choices]}
        value={value.brand}
        onChange={({ target }) => onChange({ ...value, brand: target.value })}
      />
      <SelectField
        label={t('outbox.kind')}
        options={[
          { value: '', label: t('outbox.all') },
          ...kinds.map((kind) => ({ value: kind, label: t(`outbox.kind.${kind}`) })),
        ]}
        value={value.kind}
        onChange={({ target }) => onChange({ ...value, kind: target.value })}
      />
      <SelectField
        label={t('outbox.state')}
        options={[{ value: '', label: t('outbox.all') }, ...states.map((state) => ({ value: state, label: t(`outbox.${state}`) }))]}
        value={value.state}
        onChange={({ target }) => onChange({ ...value, state: target.value })}
      />
    </div>
  );
}
