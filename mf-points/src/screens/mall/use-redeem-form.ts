import type { PointReward } from '@pavilion/api/points';
import { useDialogs } from '@pavilion/host/dialogs';
import { CallError } from '@pavilion/host/http';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { errorText } from '@pavilion/i18n';
import { type FormEvent, useState } from 'react';
import { useRedeem } from '../../queries/redeem';

const EMPTY = { receivingAddress: '', mobileNumber: '', password: '' };

type RedeemValues = typeof EMPTY;

/** Where the reward goes and the withdrawal password: checked here, then by the gateway, and done with a word on the page. */
export function useRedeemForm({ rewardId, name }: PointReward, onDone: () => void) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { toast } = useDialogs();
  const redeem = useRedeem();
  const [values, setValues] = useState(EMPTY);
  const [invalid, setInvalid] = useState<Partial<RedeemValues>>({});
  useBusy(Object.values(values).some(Boolean) && !redeem.isPending);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = validationErrors(values, (id) => formatMessage({ id }));
    setInvalid(errors);
    if (Object.keys(errors).length) return;
    redeem.mutate(
      { rewardId, redeemQuantity: 1, ...values },
      {
        onSuccess: () => {
          toast('positive', formatMessage({ id: 'redeem.done' }, { name: name[locale] }));
          onDone();
        },
      },
    );
  };
  const refusal = redeem.error instanceof CallError ? redeem.error : undefined;
  const field = (key: keyof RedeemValues) => ({
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [key]: target.value }),
    error: invalid[key] ?? (refusal?.fields[key] && errorText(refusal.fields[key], locale)),
    required: true,
  });
  const ofWholeForm = redeem.error && !Object.keys(refusal?.fields ?? {}).length;
  const failure = ofWholeForm ? (refusal?.message ?? formatMessage({ id: 'redeem.failed' })) : undefined;
  const passwordUnset = refusal?.code === 'withdrawals.password_missing';
  return { field, submit, failure, passwordUnset, busy: redeem.isPending };
}

function validationErrors(
  { receivingAddress, mobileNumber, password }: RedeemValues,
  text: (id: string) => string,
): Partial<RedeemValues> {
  return {
    ...(receivingAddress.trim().length < 5 && { receivingAddress: text('redeem.address.missing') }),
    ...(!/^[+]?[0-9]{6,15}$/.test(mobileNumber) && { mobileNumber: text('redeem.mobile.invalid') }),
    ...(!password && { password: text('redeem.password.missing') }),
  };
}
