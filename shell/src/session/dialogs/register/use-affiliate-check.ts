import { checkAffiliate } from '@pavilion/api/calls/auth';
import { useDialogs } from '@pavilion/host/dialogs';
import { CallError, useClient } from '@pavilion/host/http';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './registration-values';
import { useSessionText } from '../use-session-text';

/** Checks the agent's code somebody came with. True once it is known to be good: then its field need not be shown. */
export function useAffiliateCheck(code: string, form: UseFormReturn<RegistrationValues>): boolean {
  const [known, setKnown] = useState(false);
  const client = useClient();
  const text = useSessionText();
  const { confirm } = useDialogs();
  useEffect(() => {
    if (!code) return undefined;
    const stop = new AbortController();
    const refused = async (reason: unknown) => {
      if (!(reason instanceof CallError) || reason.code !== 'register.referral_unknown') return;
      form.setValue('affiliateCode', '');
      const question = {
        title: text('affiliate.title'),
        text: reason.message,
        confirm: text('affiliate.type'),
        cancel: text('affiliate.without'),
      };
      if (await confirm(question)) form.setFocus('affiliateCode');
    };
    client.call(checkAffiliate, { code, domain: location.hostname }, { signal: stop.signal }).then(() => setKnown(true), refused);
    return () => stop.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per code
  }, [code]);
  return known;
}
