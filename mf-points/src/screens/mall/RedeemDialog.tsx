import type { PointReward } from '@pavilion/api/points';
import { FormFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { Button, buttonClass, Dialog, PasswordField, TextAreaField, TextField } from '@pavilion/ui';
import { useId } from 'react';
import { PriceSummary } from './PriceSummary';
import styles from './redeem.module.css';
import { useRedeemForm } from './use-redeem-form';

interface RedeemDialogProps {
  reward: PointReward;
  balance: number;
  onClose: () => void;
}

/** Asks for the delivery address and the withdrawal password, then spends the points. */
export function RedeemDialog({ reward, balance, onClose }: RedeemDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const form = useId();
  const withdraw = useLinks().to('wallet.withdraw', {});
  const { field, submit, failure, passwordUnset, busy } = useRedeemForm(reward, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'redeem.title' }, { name: reward.name[locale] })}
      closeLabel={formatMessage({ id: 'close' })}
      footer={
        <Button type="submit" form={form} variant="primary" wide busy={busy}>
          {formatMessage({ id: 'redeem.submit' })}
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
          hint={formatMessage({ id: 'redeem.password.hint' })}
          maxLength={128}
          inputMode="numeric"
          autoComplete="off"
          showLabel={formatMessage({ id: 'password.show' })}
          hideLabel={formatMessage({ id: 'password.hide' })}
        />
        <FormFailure>{failure}</FormFailure>
        {passwordUnset && withdraw && (
          <Link to={withdraw} className={buttonClass({ variant: 'secondary' })}>
            {formatMessage({ id: 'redeem.password.set' })}
          </Link>
        )}
      </form>
    </Dialog>
  );
}
