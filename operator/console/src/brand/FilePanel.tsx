import type { BoardBrand, BrandFile } from '@pavilion/api/staff';
import { Button, Card, Field, TextAreaField } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import { useChanges } from '../plan/use-changes';
import { useHasRole } from '../session/session-context';
import { readBrandFile } from './read-brand-file';
import { saveFile } from './save-file';
import styles from './brand.module.css';

const MAX_FILE_BYTES = 60_000;

/** The brand as a file for Git: out, and in again through the same plan. */
export function FilePanel({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const failureText = useFailureText();
  const exported = useMutation({
    mutationFn: () => staff.file(brand.brand),
    onSuccess: (file) => saveFile(`${brand.brand}.json`, `${JSON.stringify(file, undefined, 2)}\n`),
  });
  return (
    <div className={styles['sections']}>
      <Card title={t('file.export')}>
        <p className={styles['text']}>{t('file.exportText')}</p>
        <Button icon="download" busy={exported.isPending} onClick={() => exported.mutate()}>
          {t('file.save', { name: `${brand.brand}.json` })}
        </Button>
        <p role="alert" className={styles['failure']}>
          {exported.error && failureText(exported.error)}
        </p>
      </Card>
      <Card title={t('file.import')}>
        <ImportForm brand={brand} />
      </Card>
    </div>
  );
}

function ImportForm({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole();
  const { propose } = useChanges();
  const [text, setText] = useState('');
  const read = text.trim() ? readBrandFile(text, brand.brand) : undefined;
  const fault = typeof read === 'string' ? t(`file.fault.${read}`, { brand: brand.brand }) : undefined;
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) setText(await file.slice(0, MAX_FILE_BYTES).text());
    target.value = '';
  };
  const plan = (file: BrandFile) =>
    propose({ brand: brand.brand, title: t('file.change', { brand: brand.name }), file, onDone: () => setText('') });
  return (
    <div className={styles['form']}>
      <p className={styles['text']}>{t('file.importText')}</p>
      <Field label={t('file.pick')}>
        {(control) => <input {...control} type="file" accept="application/json,.json" onChange={(event) => void pick(event)} />}
      </Field>
      <TextAreaField
        label={t('file.paste')}
        rows={8}
        spellCheck={false}
        maxLength={MAX_FILE_BYTES}
        className={styles['json'] ?? ''}
        error={fault}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['actions']}>
        <Button
          variant="primary"
          disabled={typeof read !== 'object' || !may('operator', brand.brand)}
          onClick={() => typeof read === 'object' && plan(read)}
        >
          {t('flags.review')}
        </Button>
      </div>
    </div>
  );
}
