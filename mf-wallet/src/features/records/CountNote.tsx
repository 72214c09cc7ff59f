import { useIntl } from '@pavilion/host/intl';

/** Says to those who do not see it how many lines a choice leaves. */
export function CountNote({ label, count }: { label: string; count: number | undefined }) {
  const { formatNumber } = useIntl();
  return (
    <p role="status" className="pv-visually-hidden">
      {count !== undefined && `${label}: ${formatNumber(count)}`}
    </p>
  );
}
