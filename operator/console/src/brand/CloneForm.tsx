import type { BoardBrand, CloneRequest } from '@pavilion/api/staff';
import { Button, Card, TextField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BOARD_KEY } from '../board/board-query';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { isReason, ReasonField } from '../plan/ReasonField';
import { useHasRole } from '../session/session-context';
import styles from './brand.module.css';

const patterns = { code: /^[a-z][a-z0-9-]{1,30}$/, host: /^[a-z0-9.-]{3,120}$/ };

/** Makes the brand and opens its page. */
function useClone(from: string) {
  const t = useTexts();
  const go = useNavigate();
  const staff = useStaff();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: Omit<CloneRequest, 'from'>) => staff.clone({ from, ...given }),
    onSuccess: async (_, { code, name }) => {
      await queries.invalidateQueries({ queryKey: BOARD_KEY });
      toast({ tone: 'positive', title: t('clone.done', { name }) });
      void go(`/brands/${code}`);
    },
  });
}

/** A new brand with this one's remotes, versions, switches and theme. */
export function CloneForm({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole();
  const failureText = useFailureText();
  const [given, setGiven] = useState({ code: '', name: '', host: '', reason: '' });
  const clone = useClone(brand.brand);
  const wrong = (field: 'code' | 'host') => given[field] !== '' && !patterns[field].test(given[field]);
  const ready = patterns.code.test(given.code) && patterns.host.test(given.host) && given.name.trim() && isReason(given.reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) clone.mutate({ ...given, reason: given.reason.trim() });
  };
  const taken = (code: string) => isFailure(clone.error, code) && failureText(clone.error);
  return (
    <Card title={t('clone.title', { brand: brand.name })}>
      <form className={styles['form']} onSubmit={submit}>
        <p className={styles['text']}>{t('clone.text')}</p>
        <TextField
          label={t('clone.code')}
          hint={t('clone.codeHint')}
          error={(wrong('code') && t('clone.codeWrong')) || taken('registry.brand_exists')}
          autoCapitalize="none"
          required
          maxLength={31}
          value={given.code}
          onChange={({ target }) => setGiven({ ...given, code: target.value.toLowerCase() })}
        />
        <TextField
          label={t('clone.name')}
          required
          maxLength={60}
          value={given.name}
          onChange={({ target }) => setGiven({ ...given, name: target.value })}
        />
        <TextField
          label={t('clone.host')}
          hint={t('clone.hostHint')}
          error={(wrong('host') && t('clone.hostWrong')) || taken('registry.host_taken')}
          autoCapitalize="none"
          required
          maxLength={120}
          value={given.host}
          onChange={({ target }) => setGiven({ ...given, host: target.value.toLowerCase() })}
        />
        <ReasonField value={given.reason} onValueChange={(reason) => setGiven({ ...given, reason })} />
        <p role="alert" className={styles['failure']}>
          {clone.error && failureText(clone.error)}
        </p>
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" busy={clone.isPending} disabled={!ready || !may('admin', brand.brand)}>
            {t('clone.make')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
