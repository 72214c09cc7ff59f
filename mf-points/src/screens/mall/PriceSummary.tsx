import { useIntl } from '@pavilion/host/intl';
import { KeyValueList } from '@pavilion/ui';
import { useFormatPoints } from './use-format-points';

/** The points before, what the reward costs, and the points after. */
export function PriceSummary({ price, balance }: { price: number; balance: number }) {
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
