import type { PromotionKind } from '@pavilion/api/staff';
import { Button, Drawer } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { invalidFields, toChange, toFormValues } from './rule-form-values';
import { RuleCost } from './RuleCost';
import { type RuleAction, RuleDialog } from './RuleDialog';
import { RuleFields } from './RuleFields';
import type { RuleOverview } from './RuleTable';
import { RuleVersions } from './RuleVersions';
import { usePromotionCost } from './use-promotions';
import { versionInForce, versionToCome } from './versions';

export interface RuleDrawerProps {
  brand: string;
  currency: string;
  kind: PromotionKind;
  /** Whether this operator may change anything. */
  may: boolean;
  /** The rule; nothing for a new one. */
  rule: RuleOverview | undefined;
  onClose: () => void;
}

/** A rule: its next version as it is typed, what that costs, and the versions before. */
export function RuleDrawer({ brand, currency, kind, may, rule, onClose }: RuleDrawerProps) {
  const t = useTexts();
  const { typed, setTyped, wrong, change, stored, cost, name, latest } = useNextVersion({ brand, kind, rule });
  const [tried, setTried] = useState(false);
  const [action, setAction] = useState<RuleAction>();
  const tryTo = (wanted: RuleAction) => {
    if (isSwitch(wanted)) return setAction(wanted);
    setTried(true);
    if (change) setAction(wanted);
  };
  const sent = action && isSwitch(action) ? stored : change;
  return (
    <Drawer open side="end" size="wide" title={rule ? name : t('promotions.new')} closeLabel={t('close')} onClose={onClose}>
      <div className={queueStyles['drawer']}>
        <RuleFields {...{ kind, typed, currency, may }} isNew={!rule} wrong={tried ? wrong : new Set()} onType={setTyped} />
        {cost && <RuleCost cost={cost} />}
        <p className={queueStyles['quiet']}>{t('promotions.runsOn')}</p>
        <RuleButtons {...{ may }} gains={(cost?.gainShare ?? 0) > 0} enabled={latest?.enabled} onPress={tryTo} />
        {tried && !change && <p role="alert">{t('bonuses.wrong')}</p>}
        {rule && <RuleVersions {...{ brand, kind, may, rule }} />}
      </div>
      {action && sent && (
        <RuleDialog
          {...{ brand, kind, name, action }}
          change={sent}
          code={typed.code}
          onDone={onClose}
          onClose={() => setAction(undefined)}
        />
      )}
    </Drawer>
  );
}

/** The version that would come next, as it is typed, and what it would cost. */
function useNextVersion({ brand, kind, rule }: Pick<RuleDrawerProps, 'brand' | 'kind' | 'rule'>) {
  const [locale] = useLocale();
  const latest = latestOf(rule);
  const [typed, setTyped] = useState(() => toFormValues(kind, latest));
  const wrong = invalidFields(kind, typed);
  const next = { enabled: latest?.enabled ?? true, version: lastNumber(rule) };
  const change = toChangeOf(wrong, () => toChange(kind, typed, next));
  const stored = latest && toChange(kind, toFormValues(kind, latest), next);
  const cost = usePromotionCost(brand, { kind, code: typed.code, terms: change?.terms });
  return { typed, setTyped, wrong, change, stored, cost, latest, name: typed.name[locale] || typed.code };
}

interface RuleButtonsProps {
  may: boolean;
  gains: boolean;
  /** Nothing for a new rule. */
  enabled: boolean | undefined;
  onPress: (action: RuleAction) => void;
}

function RuleButtons({ may, gains, enabled, onPress }: RuleButtonsProps) {
  const t = useTexts();
  return (
    <div className={queueStyles['actions']}>
      <Button variant="primary" disabled={!may} onClick={() => onPress('save')}>
        {t('promotions.save')}
      </Button>
      {gains && (
        <Button disabled={!may} onClick={() => onPress('request')}>
          {t('promotions.request')}
        </Button>
      )}
      {enabled !== undefined && (
        <Button disabled={!may} onClick={() => onPress(enabled ? 'switchOff' : 'switchOn')}>
          {t(enabled ? 'promotions.switchOff' : 'promotions.switchOn')}
        </Button>
      )}
    </div>
  );
}

/** What is switched is the version that is there, whatever was typed meanwhile. */
function isSwitch(action: RuleAction): boolean {
  return action === 'switchOff' || action === 'switchOn';
}

function lastNumber(rule: RuleDrawerProps['rule']): number {
  return rule?.versions[0]?.version ?? 0;
}

function latestOf(rule: RuleDrawerProps['rule']) {
  const versions = rule?.versions ?? [];
  return versionToCome(versions) ?? versionInForce(versions) ?? versions[0];
}

function toChangeOf<Change>(wrong: ReadonlySet<string>, make: () => Change): Change | undefined {
  return wrong.size === 0 ? make() : undefined;
}
