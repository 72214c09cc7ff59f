import type { ImportReport } from '@pavilion/api/staff';
import { Button, Card, Field, SelectField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { ApplyImport } from './ApplyImport';
import { ImportReportView } from './ImportReportView';
import { useCatalogue } from './use-catalogue';
import styles from './catalogue.module.css';
import type { ImportSource } from './source';

/** Judges a list before anything of it is written, shows line by line what would become of it, and writes it when that is wanted. */
export function ImportPanel({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const may = useHasRole()('operator', '*');
  const [source, setSource] = useState<ImportSource>();
  const [written, setWritten] = useState<ImportReport>();
  const trial = useMutation({
    mutationFn: (wanted: ImportSource) => staff.catalogue.importGames(wanted, { apply: false, partly: false }),
  });
  const judge = (wanted: ImportSource) => {
    setSource(wanted);
    setWritten(undefined);
    trial.mutate(wanted);
  };
  const report = written ?? trial.data;
  return (
    <section className={styles['part']} aria-labelledby="catalogue-import">
      <h2 id="catalogue-import" className="pv-visually-hidden">
        {t('catalogue.import')}
      </h2>
      {!may && <p className={styles['quiet']}>{t('import.everywhere')}</p>}
      <div className={styles['sources']}>
        <Card title={t('import.file')}>
          <FilePicker disabled={!may} onPick={(file) => judge({ file })} />
        </Card>
        <Card title={t('import.vendor')}>
          <VendorPicker brand={brand} busy={trial.isPending} disabled={!may} onPick={(vendor) => judge({ vendor })} />
        </Card>
      </div>
      <p role="alert" className={styles['failure']}>
        {trial.error && failureText(trial.error)}
      </p>
      {trial.isPending && <p role="status">{t('import.reading')}</p>}
      {report && !trial.isPending && <ImportReportView report={report} />}
      {source && trial.data && !written && !trial.isPending && (
        <ApplyImport
          source={source}
          report={trial.data}
          onWritten={(done) => {
            setWritten(done);
            void queries.invalidateQueries({ queryKey: ['catalogue'] });
          }}
        />
      )}
    </section>
  );
}

function FilePicker({ disabled, onPick }: { disabled: boolean; onPick: (file: File) => void }) {
  const t = useTexts();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onPick(file);
    target.value = '';
  };
  return (
    <div className={styles['source']}>
      <p className={styles['quiet']}>{t('import.fileText')}</p>
      <Field label={t('import.pick')}>
        {(control) => (
          <input {...control} type="file" accept=".csv,.json,text/csv,application/json" disabled={disabled} onChange={pick} />
        )}
      </Field>
    </div>
  );
}

interface VendorPickerProps {
  brand: string;
  busy: boolean;
  disabled: boolean;
  onPick: (vendor: string) => void;
}

function VendorPicker({ brand, busy, disabled, onPick }: VendorPickerProps) {
  const t = useTexts();
  const [vendor, setVendor] = useState('');
  const { data } = useCatalogue(brand, {});
  return (
    <div className={styles['source']}>
      <p className={styles['quiet']}>{t('import.vendorText')}</p>
      <div className={styles['row']}>
        <SelectField
          label={t('catalogue.vendor')}
          placeholder={t('import.choose')}
          options={(data?.vendors ?? []).map(({ key, names }) => ({ value: key, label: names.en }))}
          value={vendor}
          disabled={disabled}
          onChange={({ target }) => setVendor(target.value)}
        />
        <Button busy={busy} disabled={disabled || !vendor} onClick={() => onPick(vendor)}>
          {t('import.ask')}
        </Button>
      </div>
    </div>
  );
}
