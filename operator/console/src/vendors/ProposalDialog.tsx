import type { NewVendorChange, VendorChangeKind } from '@pavilion/api/staff';
import { Checkbox, TextAreaField, TextField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { FormDialog } from '../frame/FormDialog';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import { VENDORS_KEY } from './vendors-key';
import styles from './vendors.module.css';

/** What is to be proposed, and about which vendor; a new one has no code yet. */
export interface Proposal {
  kind: VendorChangeKind;
  vendor?: string;
}

const FIELDS = {
  add: ['vendor', 'name', 'launchUrl', 'capabilities', 'publicKey'],
  key: ['publicKey'],
  'our-key': [],
  'our-key-switch': [],
  cap: ['game', 'currency', 'amount'],
  lapse: ['days'],
  'give-back': ['days'],
  remove: [],
} as const satisfies Record<VendorChangeKind, readonly string[]>;
type Field = (typeof FIELDS)[VendorChangeKind][number];
const OPTIONAL: readonly Field[] = ['name', 'capabilities', 'game'];

/** Proposes a change of a vendor; another admin decides. */
export function ProposalDialog({ kind, vendor = '', onClose }: Proposal & { onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const toast = useToast();
  const queries = useQueryClient();
  const [given, setGiven] = useState<Partial<Record<Field, string>>>({ vendor });
  const [reason, setReason] = useState('');
  const [atOnce, setAtOnce] = useState(false);
  const propose = useMutation({
    mutationFn: () => staff.vendors.propose({ ...changeOf(kind, given, reason), ...(atOnce && { atOnce }) }),
    onSuccess: () => {
      toast({ tone: 'positive', title: t('vendors.proposed') });
      void queries.invalidateQueries({ queryKey: VENDORS_KEY });
      onClose();
    },
  });
  const fields: readonly Field[] = FIELDS[kind];
  const ready = fields.every((field) => OPTIONAL.includes(field) || given[field]?.trim()) && isReason(reason);
  return (
    <FormDialog
      title={vendor ? `${t(`vendors.kind.${kind}`)} · ${vendor}` : t(`vendors.kind.${kind}`)}
      submitLabel={t('vendors.propose')}
      ready={ready}
      busy={propose.isPending}
      className={styles['form']}
      onSubmit={() => propose.mutate()}
      onClose={onClose}
    >
      <PlanNotice moved={false} failure={propose.error} />
      <p>{t(`vendors.kindText.${kind}`)}</p>
      {fields.map((field) => {
        const text = {
          label: t(`vendors.field.${field}`),
          hint: t(kind === 'give-back' ? 'vendors.hint.daysBack' : `vendors.hint.${field}`),
          required: !OPTIONAL.includes(field),
          value: given[field] ?? '',
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            setGiven({ ...given, [field]: target.value }),
        };
        return field === 'publicKey' ? (
          <TextAreaField key={field} rows={4} {...text} />
        ) : (
          <TextField key={field} autoComplete="off" autoCapitalize="none" {...text} />
        );
      })}
      {(kind === 'key' || kind === 'remove') && (
        <Checkbox
          label={t(`vendors.atOnce.${kind}`)}
          hint={t(`vendors.atOnceHint.${kind}`)}
          checked={atOnce}
          onChange={({ target }) => setAtOnce(target.checked)}
        />
      )}
      <ReasonField value={reason} onValueChange={setReason} />
    </FormDialog>
  );
}

function changeOf(kind: VendorChangeKind, given: Partial<Record<Field, string>>, reason: string): NewVendorChange {
  const {
    vendor = '',
    capabilities = '',
    ...texts
  } = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, value.trim()])) as Partial<Record<Field, string>>;
  const list = capabilities.split(/[\s,]+/).filter(Boolean) as NonNullable<NewVendorChange['capabilities']>;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
  return { kind, vendor, reason: reason.trim(), ...filled, ...(list.length > 0 && { capabilities: list }) };
}
