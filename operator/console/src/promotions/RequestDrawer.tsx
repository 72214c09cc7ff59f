import type { PromotionRequest } from '@pavilion/api/staff';
import { toLocalInput } from '@pavilion/time';
import { Drawer } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { toFormValues } from './rule-form-values';
import { RuleFields } from './RuleFields';

export interface RequestDrawerProps {
  request: PromotionRequest;
  currency: string;
  onClose: () => void;
}

const NONE_WRONG: ReadonlySet<string> = new Set();

/** All that a version says which waits for a second operator, for whoever is to agree to it. Nothing of it can be changed. */
export function RequestDrawer({ request: { kind, code, wanted }, currency, onClose }: RequestDrawerProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const typed = {
    ...toFormValues(kind, { ...wanted, code }),
    validFrom: wanted.validFrom === null ? '' : toLocalInput(wanted.validFrom),
  };
  return (
    <Drawer open side="end" size="wide" title={wanted.name[locale]} closeLabel={t('close')} onClose={onClose}>
      <div className={queueStyles['drawer']}>
        <RuleFields {...{ kind, typed, currency }} may={false} isNew={false} wrong={NONE_WRONG} onType={() => undefined} />
      </div>
    </Drawer>
  );
}
