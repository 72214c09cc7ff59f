import type { PointReward } from '@pavilion/api/points';
import { FormFailure } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { CallError } from '@pavilion/host/http';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { errorText } from '@pavilion/i18n';
import { Button, Dialog, KeyValueList, PasswordField, TextAreaField, TextField } from '@pavilion/ui';
import { type FormEvent, useId, useState } from 'react';
import { useRedeem } from '../../queries/redeem';
import styles from './redeem.module.css';
import { useFormatPoints } from './use-format-points';

interface RedeemDialogProps {
  reward: PointReward;
  balance: number;
  onClose: () => void;
}

const EMPTY = { receivingAddress: '', mobileNumber: '', password: '' };

/** Asks where the goods go and for the password, then spends the points. */
export function RedeemDialog({ reward, balance, onClose }: RedeemDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { toast } = useDialogs();
  const redeem = useRedeem();
  const form = useId();
  const [typed, setTyped] = useState(EMPTY);
  const [missing, setMissing] = useState<Partial<typeof EMPTY>>({});
  useBusy(Object.values(typed).some(Boolean) && !redeem.isPending);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validationErrors(typed, (id) => formatMessage({ id }));
    setMissing(found);
    if (Object.keys(found).length) return;
    redeem.mutate(
      { rewardId: reward.rewardId, redeemQuantity: 1, ...typed },
      {
        onSuccess: () => {
          toast('positive', formatMessage({ id: 'redeem.done' }, { name: reward.name[locale] }));
          onClose();
        },
      },
    );
  };
  const failure = redeem.error instanceof CallError ? redeem.error : undefined;
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: missing[name] ?? (failure?.fields[name] && errorText(failure.fields[name], locale)),
    required: true,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'redeem.what' }, { name: reward.name[locale] })}
      closeLabel={formatMessage({ id: 'close' })}
      footer={
        <Button type="submit" form={form} variant="primary" wide busy={redeem.isPending}>
          {formatMessage({ id: 'redeem.pay' })}
        </Button>
      }
    >
      <form id={form} className={styles['form']} onSubmit={submit} noValidate>
        <PriceSummary price={reward.pointsRequirement} balance={balance} />
        <TextAreaField
          {...field('receivingAddress')}
          label={formatMessage({ id: 'redeem.address' })}
          rows={2}
          maxLength={200}
          autoComplete="street-address"
        />
        <TextField
          {...field('mobileNumber')}
          label={formatMessage({ id: 'redeem.mobile' })}
          type="tel"
          inputMode="tel"
          maxLength={16}
          autoComplete="tel"
        />
        <PasswordField
          {...field('password')}
          label={formatMessage({ id: 'redeem.password' })}
          hint={formatMessage({ id: 'redeem.password.why' })}
          maxLength={128}
          autoComplete="current-password"
          showLabel={formatMessage({ id: 'password.show' })}
          hideLabel={formatMessage({ id: 'password.hide' })}
        />
        {redeem.error && !Object.keys(failure?.fields ?? {}).length && (
          <FormFailure>{failure?.message ?? formatMessage({ id: 'redeem.failed' })}</FormFailure>
        )}
      </form>
    </Dialog>
  );
}

function PriceSummary({ price, balance }: { price: number; balance: number }) {
  const { formatMessage } = useIntl();
  const points = useFormatPoints();
  return (
    <KeyValueList
      items={[
        { label: formatMessage({ id: 'redeem.balance' }), value: points(balance) },
        { label: formatMessage({ id: 'redeem.price' }), value: `−${points(price)}` },
        { label: formatMessage({ id: 'redeem.after' }), value: points(balance - price), strong: true },
      ]}
    />
  );
}

function validationErrors(
  { receivingAddress, mobileNumber, password }: typeof EMPTY,
  text: (id: string) => string,
): Partial<typeof EMPTY> {
  return {
    ...(receivingAddress.trim().length < 5 && { receivingAddress: text('redeem.address.missing') }),
    ...(!/^[+]?[0-9]{6,15}$/.test(mobileNumber) && { mobileNumber: text('redeem.mobile.wrong') }),
    ...(!password && { password: text('redeem.password.missing') }),
  };
}
