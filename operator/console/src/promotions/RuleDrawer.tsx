import type { PromotionRuleLine } from '@pavilion/api/staff';
import { Button, Drawer } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import type { PromotionKindForm } from './promotion-kind-form';
import { RuleCost } from './RuleCost';
import { RuleDialog, type RuleAction } from './RuleDialog';
import { RuleFields } from './RuleFields';
import { fromFormValues, invalidFields, type RuleFormValues, toFormValues } from './rule-form-values';
import { latestNumber, latestOf } from './rule-versions';
import { RuleVersions } from './RuleVersions';
import { useRuleCost } from './use-promotions';

export interface RuleDrawerProps {
  brand: string;
  form: PromotionKindForm;
  currency: string;
  /** Whether this operator may change anything. */
  may: boolean;
  /** The versions of the rule, newest first; none for a new one. */
  versions: readonly PromotionRuleLine[];
  onClose: () => void;
}

/** A rule with all its terms: to change, to switch on or off, and to take back while it has not begun. */
export function RuleDrawer({ brand, form, currency, may, versions, onClose }: RuleDrawerProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const latest = latestOf(versions);
  const [typed, setTyped] = useState(() => toFormValues(form, latest));
  const [tried, setTried] = useState(false);
  const [action, setAction] = useState<RuleAction>();
  const wrong = invalidFields(form, typed);
  const cost = useRuleCost(brand, { kind: form.kind, code: typed.code }, termsToPrice(form, typed));
  const tryTo = (wanted: RuleAction) => {
    setTried(true);
    if (wrong.size === 0) setAction(wanted);
  };
  const title = latest?.name[locale] ?? t('promotions.new');
  return (
    <Drawer open side="end" size="wide" title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={queueStyles['drawer']}>
        <RuleFields {...{ form, typed, currency, may }} isNew={!latest} wrong={tried ? wrong : new Set()} onType={setTyped} />
        {cost && <RuleCost kind={form.kind} cost={cost} />}
        <p className={queueStyles['quiet']}>{t('promotions.promisesStay')}</p>
        <div className={queueStyles['actions']}>
          <Button variant="primary" disabled={!may} onClick={() => tryTo('save')}>
            {t('promotions.save')}
          </Button>
          {cost && cost.gainShare > 0 && (
            <Button disabled={!may} onClick={() => tryTo('request')}>
              {t('promotions.request')}
            </Button>
          )}
          {latest && (
            <Button disabled={!may} onClick={() => setAction('switch')}>
              {t(latest.enabled ? 'promotions.switchOff' : 'promotions.switchOn')}
            </Button>
          )}
        </div>
        {tried && wrong.size > 0 && <p role="alert">{t('promotions.wrong')}</p>}
        {latest && <RuleVersions versions={versions} may={may} onWithdraw={() => setAction('withdraw')} />}
      </div>
      {action && (
        <RuleDialog
          {...{ brand, action, latest }}
          rule={{ kind: form.kind, code: typed.code }}
          name={typed.name[locale] || typed.code}
          change={changeOf(action, { form, typed, versions })}
          onDone={onClose}
          onClose={() => setAction(undefined)}
        />
      )}
    </Drawer>
  );
}

/** Nothing while a field that decides the cost is wrong. */
function termsToPrice(form: PromotionKindForm, { code, terms }: RuleFormValues) {
  return /^[a-z][a-z0-9-]{1,39}$/.test(code) && form.invalidFields(terms).size === 0 ? form.toTerms(terms) : undefined;
}

interface Typed {
  form: PromotionKindForm;
  typed: RuleFormValues;
  versions: readonly PromotionRuleLine[];
}

/** Switching on or off sends what is there, without what was typed and not saved. */
function changeOf(action: RuleAction, { form, typed, versions }: Typed) {
  const [latest, version] = [latestOf(versions), latestNumber(versions)];
  if (action === 'switch' && latest) {
    const { name, about, terms } = latest;
    return { name, about, terms, validFrom: null, version, enabled: !latest.enabled };
  }
  const enabled = action === 'request' || (latest?.enabled ?? false);
  return action === 'withdraw' ? undefined : fromFormValues(form, typed, { enabled, version });
}
