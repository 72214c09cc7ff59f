import type { LevelsValue } from '@pavilion/api/levels';
import { useIntl } from '@pavilion/host/intl';
import { Badge } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { Conditions } from './Conditions';
import { useLevelTexts } from './use-level-texts';

type Keep = NonNullable<LevelsValue['keep']>;

/** What keeps the rank this month, and what becomes of it otherwise. */
export function KeepingPanel({ value: { rank, ladder }, keep }: { value: LevelsValue; keep: Keep }) {
  const { formatMessage } = useIntl();
  const texts = useLevelTexts(ladder);
  const state = keep.kept ? 'kept' : keep.warned ? 'warned' : 'open';
  const values = { until: texts.day(keep.until), lower: texts.label(rank - 1), label: texts.label(rank) };
  return (
    <Panel
      title={formatMessage({ id: 'vip.keep' }, values)}
      text={formatMessage({ id: `vip.keep.${state}` }, values)}
      aside={
        <Badge tone={keep.kept ? 'positive' : keep.warned ? 'negative' : 'neutral'}>
          {formatMessage({ id: `vip.keep.${state}.badge` })}
        </Badge>
      }
    >
      <Conditions conditions={keep.conditions} texts={texts} />
    </Panel>
  );
}
