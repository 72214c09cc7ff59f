import type { GivenDeployToken } from '@pavilion/api/staff';
import { ShownOnce } from '../frame/ShownOnce';
import { useTexts } from '../messages';

export function ShownToken({ given: { token, expiresAt }, onClose }: { given: GivenDeployToken; onClose: () => void }) {
  const t = useTexts();
  return (
    <ShownOnce
      title={t('tokens.shownTitle')}
      text={t('tokens.shownText')}
      label={t('tokens.token')}
      secret={token}
      copyLabel={t('tokens.copy')}
      untilLabel={t('tokens.until')}
      until={expiresAt}
      doneLabel={t('tokens.handedOver')}
      onClose={onClose}
    />
  );
}
