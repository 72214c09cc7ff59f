import type { Payee } from '@pavilion/api/withdrawals';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useRemovePayee } from '../../queries/withdrawals';

/** Taking an account away is asked about: adding it again makes withdrawals wait. */
export function useConfirmedRemoval() {
  const { formatMessage } = useIntl();
  const { confirm } = useDialogs();
  const { mutate, isPending } = useRemovePayee();
  const ask = async ({ id, number }: Payee) => {
    const question = {
      title: formatMessage({ id: 'payee.remove.title' }, { number }),
      text: formatMessage({ id: 'payee.remove.text' }),
      confirm: formatMessage({ id: 'payee.remove.confirm' }),
      cancel: formatMessage({ id: 'payee.remove.cancel' }),
    };
    if (await confirm({ ...question, danger: true })) mutate(id);
  };
  return { ask, isPending };
}
