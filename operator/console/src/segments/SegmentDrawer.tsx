import type { SegmentChange, SegmentRule, SegmentsValue, SegmentUse } from '@pavilion/api/staff';
import { Button, Drawer, Switch, TextField } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { LiveCount } from './LiveCount';
import { RuleBuilder } from './RuleBuilder';
import { emptyCondition, emptyGroup, type Facts, toRule, toTyped, type TypedGroup } from './rule-form';
import { type LatestSegment, Uses } from './SegmentTable';
import { segmentsKey } from './use-segments';
import styles from './segments.module.css';

interface SegmentDrawerProps {
  brand: string;
  value: SegmentsValue;
  may: boolean;
  /** Nothing for a new one. */
  segment: LatestSegment | undefined;
  onClose: () => void;
}

interface Typed {
  code: string;
  name: SegmentChange['name'];
  enabled: boolean;
  rule: TypedGroup;
}

type SegmentAction = 'save' | 'request';

const languages = ['bn', 'en'] as const;

/** A segment with its rule, to change; with how many members it names as it is typed. */
export function SegmentDrawer({ brand, value, may, segment, onClose }: SegmentDrawerProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const facts = useMemo(() => new Map(value.facts.map((fact) => [fact.key, fact])), [value.facts]);
  const [typed, setTyped] = useState(() => typedOf(segment, facts));
  const [tried, setTried] = useState(false);
  const [action, setAction] = useState<SegmentAction>();
  const rule = toRule(typed.rule, facts);
  const complete = rule !== undefined && isNamed(typed);
  const tryTo = (wanted: SegmentAction) => {
    setTried(true);
    if (complete) setAction(wanted);
  };
  const title = segment ? segment.name[locale] : t('segments.new');
  return (
    <Drawer open side="end" size="wide" title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={queueStyles['drawer']}>
        <Names {...{ typed, may, tried }} isNew={!segment} onType={setTyped} />
        <Switch
          label={t('segments.enabled')}
          disabled={!may}
          checked={typed.enabled}
          onCheckedChange={(enabled) => setTyped({ ...typed, enabled })}
        />
        <RuleBuilder
          {...{ facts, may, tried }}
          currency={value.currency}
          rule={typed.rule}
          onChange={(changed) => setTyped({ ...typed, rule: changed })}
        />
        <LiveCount brand={brand} rule={rule} />
        <Actions uses={segment?.uses ?? []} may={may} onTry={tryTo} />
        {tried && !complete && <p role="alert">{t('segments.wrong')}</p>}
      </div>
      {action && rule && (
        <SaveDialog
          {...{ brand, action, rule, typed }}
          version={segment?.version ?? 0}
          onDone={onClose}
          onClose={() => setAction(undefined)}
        />
      )}
    </Drawer>
  );
}

function typedOf(segment: LatestSegment | undefined, facts: Facts): Typed {
  if (segment) return { ...segment, rule: toTyped(segment.rule, facts) };
  const [first] = facts.values();
  return { code: '', name: { bn: '', en: '' }, enabled: true, rule: emptyGroup(first ? [emptyCondition(first)] : []) };
}

function isNamed({ code, name }: Typed): boolean {
  return isCode(code) && languages.every((language) => name[language].trim() !== '');
}

interface ActionsProps extends Pick<SegmentDrawerProps, 'may'> {
  uses: readonly SegmentUse[];
  onTry: (action: SegmentAction) => void;
}

/** Saving, and where members are given something by it, asking for a second operator. */
function Actions({ uses, may, onTry }: ActionsProps) {
  const t = useTexts();
  const gives = uses.some((use) => use.gives);
  return (
    <>
      <p className={queueStyles['quiet']}>
        {t('segments.uses')}: <Uses uses={uses} />
      </p>
      {gives && <p className={queueStyles['notice']}>{t('segments.decides')}</p>}
      <div className={queueStyles['actions']}>
        <Button variant="primary" disabled={!may} onClick={() => onTry('save')}>
          {t('segments.save')}
        </Button>
        {gives && (
          <Button disabled={!may} onClick={() => onTry('request')}>
            {t('segments.request')}
          </Button>
        )}
      </div>
    </>
  );
}

function isCode(code: string): boolean {
  return /^[a-z][a-z0-9-]{1,39}$/.test(code);
}

interface NamesProps extends Pick<SegmentDrawerProps, 'may'> {
  typed: Typed;
  isNew: boolean;
  tried: boolean;
  onType: (typed: Typed) => void;
}

function Names({ typed, may, isNew, tried, onType }: NamesProps) {
  const t = useTexts();
  return (
    <>
      <TextField
        label={t('segments.code')}
        hint={t('segments.codeHint')}
        error={tried && !isCode(typed.code) && t('segments.codeWrong')}
        maxLength={40}
        disabled={!may || !isNew}
        value={typed.code}
        onChange={({ target }) => onType({ ...typed, code: target.value.trim().toLowerCase() })}
      />
      <div className={styles['pair']}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={t(`segments.name.${language}`)}
            error={tried && !typed.name[language].trim() && t('segments.nameMissing')}
            lang={language}
            maxLength={80}
            disabled={!may}
            value={typed.name[language]}
            onChange={({ target }) => onType({ ...typed, name: { ...typed.name, [language]: target.value } })}
          />
        ))}
      </div>
    </>
  );
}

interface SaveDialogProps extends Pick<SegmentDrawerProps, 'brand' | 'onClose'> {
  action: SegmentAction;
  rule: SegmentRule;
  typed: Typed;
  version: number;
  onDone: () => void;
}

function SaveDialog({ brand, action, rule, typed, version, onDone, onClose }: SaveDialogProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const staff = useStaff();
  const queries = useQueryClient();
  const words = { name: typed.name[locale] };
  const { code, name, enabled } = typed;
  return (
    <ReasonDialog
      title={t(`segments.${action}One`, words)}
      text={t(`segments.${action}Text`)}
      confirmLabel={t(`segments.${action}`)}
      doneText={t(`segments.${action}Done`, words)}
      maxLength={300}
      act={(reason) => {
        const wanted = { name, rule, enabled, version, reason };
        return action === 'save' ? staff.segments.write(brand, code, wanted) : staff.segments.request(brand, code, wanted);
      }}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: segmentsKey(brand) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
