import type { BoardBrand, Change } from '@pavilion/api/staff';
import { Button, Card, Switch } from '@pavilion/ui';
import { useState } from 'react';
import { DraftBar } from '../frame/DraftBar';
import { useTexts } from '../messages';
import { useChanges } from '../plan/use-changes';
import { useLocale } from '../preferences/preferences';
import { useHasRole } from '../session/session-context';
import { type FlagNode, flagSections } from './flag-tree';
import styles from './brand.module.css';

/** The brand's switches. They are collected and go through one plan, so that several make one change. */
export function FlagTree({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const [locale] = useLocale();
  const may = useHasRole();
  const { propose } = useChanges();
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});
  const isOn = (flag: string) => wanted[flag] ?? brand.flags[flag] ?? false;
  const changes = Object.entries(wanted)
    .filter(([flag, on]) => on !== (brand.flags[flag] ?? false))
    .map(([flag, on]): Change => ({ kind: 'flag', flag, on }));
  const review = () =>
    propose({ brand: brand.brand, title: t('flags.change', { brand: brand.name }), changes, onDone: () => setWanted({}) });
  const branch = ({ flag, text, children }: FlagNode) => (
    <li key={flag}>
      <Switch
        label={text?.[locale] ?? flag}
        hint={text && flag}
        checked={isOn(flag)}
        disabled={!may('operator', brand.brand)}
        onCheckedChange={(on) => setWanted({ ...wanted, [flag]: on })}
      />
      {children.length > 0 && (
        <ul className={styles['tree']} data-idle={!isOn(flag)}>
          {children.map(branch)}
        </ul>
      )}
    </li>
  );
  return (
    <>
      <div className={styles['sections']}>
        {flagSections(brand).map(({ group, text, flags }) => (
          <Card key={group} title={text?.[locale] ?? t('flags.others')}>
            <ul className={styles['tree']}>{flags.map(branch)}</ul>
          </Card>
        ))}
      </div>
      {changes.length > 0 && (
        <DraftBar text={t('flags.drafted', { count: changes.length })}>
          <Button variant="ghost" onClick={() => setWanted({})}>
            {t('flags.discard')}
          </Button>
          <Button variant="primary" onClick={review}>
            {t('flags.review')}
          </Button>
        </DraftBar>
      )}
    </>
  );
}
