import { TAGGED_AT_ONCE, type TagChange } from '@pavilion/api/staff';
import { Button, SelectField, TextAreaField, TextField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { FormDialog } from '../frame/FormDialog';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import { segmentsKey } from './use-segments';
import styles from './segments.module.css';

interface TagDialogProps {
  brand: string;
  /** Whose tags they are; a list of accounts is asked for unless told. */
  account?: string;
  /** What there is to take from them. */
  tag?: string;
  onDone?: () => void;
  onClose: () => void;
}

/** As it is stored: small letters, joined by hyphens. */
const TAG = /^[a-z0-9\u0980-\u09ff][a-z0-9\u0980-\u09ff-]{0,39}$/;

/** Gives members a tag or takes it from them. Where the tag decides about money, it is asked of a second operator. */
export function TagDialog({ brand, account, tag, onDone, onClose }: TagDialogProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<TypedTag>({ tag: tag ?? '', give: tag === undefined, list: account ?? '' });
  const [reason, setReason] = useState('');
  const accounts = readAccounts(typed.list);
  const wanted: TagChange = { tag: typed.tag, give: typed.give, accounts, reason: reason.trim() };
  const { change, request, needsTwo } = useTagChange(brand, wanted, () => {
    onDone?.();
    onClose();
  });
  return (
    <FormDialog
      title={account ? t('segments.tagOf', { account }) : t('segments.tagMany')}
      submitLabel={t(typed.give ? 'segments.give' : 'segments.take')}
      ready={isComplete(wanted)}
      busy={change.isPending}
      className={styles['form']}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <PlanNotice moved={false} failure={request.error ?? change.error} />
      {needsTwo && (
        <Button busy={request.isPending} onClick={() => request.mutate()}>
          {t('segments.request')}
        </Button>
      )}
      {tag === undefined && <TagFields typed={typed} onType={setTyped} />}
      {account === undefined && <AccountsField typed={typed} count={accounts.length} onType={setTyped} />}
      <ReasonField value={reason} onValueChange={setReason} longest={300} />
    </FormDialog>
  );
}

interface TypedTag {
  tag: string;
  give: boolean;
  list: string;
}

interface TagFieldsProps {
  typed: TypedTag;
  onType: (typed: TypedTag) => void;
}

function readAccounts(list: string): string[] {
  return [...new Set(list.split(/[\s,;]+/).filter(Boolean))];
}

function isComplete({ tag, accounts, reason }: TagChange): boolean {
  return TAG.test(tag) && accounts.length > 0 && accounts.length <= TAGGED_AT_ONCE && isReason(reason);
}

function TagFields({ typed, onType }: TagFieldsProps) {
  const t = useTexts();
  return (
    <>
      <SelectField
        label={t('segments.tagAction')}
        value={typed.give ? 'give' : 'take'}
        options={(['give', 'take'] as const).map((value) => ({ value, label: t(`segments.${value}`) }))}
        onChange={({ target }) => onType({ ...typed, give: target.value === 'give' })}
      />
      <TextField
        label={t('segments.tag')}
        hint={t('segments.tagHint')}
        error={typed.tag !== '' && !TAG.test(typed.tag) && t('segments.tagWrong')}
        maxLength={40}
        required
        value={typed.tag}
        onChange={({ target }) => onType({ ...typed, tag: target.value.toLowerCase() })}
      />
    </>
  );
}

function AccountsField({ typed, count, onType }: TagFieldsProps & { count: number }) {
  const t = useTexts();
  return (
    <TextAreaField
      label={t('segments.accounts')}
      hint={t('segments.accountsHint', { most: TAGGED_AT_ONCE, count })}
      error={count > TAGGED_AT_ONCE && t('segments.accountsWrong')}
      rows={5}
      required
      value={typed.list}
      onChange={({ target }) => onType({ ...typed, list: target.value })}
    />
  );
}

function useTagChange(brand: string, wanted: TagChange, onDone: () => void) {
  const t = useTexts();
  const staff = useStaff();
  const toast = useToast();
  const queries = useQueryClient();
  const done = (title: string) => {
    toast({ tone: 'positive', title });
    void queries.invalidateQueries({ queryKey: segmentsKey(brand) });
    onDone();
  };
  const change = useMutation({
    mutationFn: () => staff.segments.tag(brand, wanted),
    onSuccess: ({ changed }) => done(t('segments.tagDone', { count: changed })),
  });
  const request = useMutation({
    mutationFn: () => staff.segments.requestTag(brand, wanted),
    onSuccess: () => done(t('segments.requestDone', { name: wanted.tag })),
  });
  const needsTwo = change.error instanceof CallFailure && change.error.code === 'segments.decides_about_money';
  return { change, request, needsTwo };
}
