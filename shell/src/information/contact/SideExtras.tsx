import { useLocale } from '@pavilion/host/intl';
import { IntlProvider } from 'react-intl';
import { SideButton } from '../../frame/SideButton';
import { useSite } from '../../site-context';
import { messages } from '../messages';
import { useInformationText } from '../use-information-text';
import { SocialLinks } from './SocialLinks';
import { usePermission } from './use-permission';

/** The end of the side menu, which the gateway tells: the brand's app and its pages elsewhere. */
export function SideExtras({ rail }: { rail: boolean }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      <Extras rail={rail} />
    </IntlProvider>
  );
}

function Extras({ rail }: { rail: boolean }) {
  const text = useInformationText();
  const { information } = useSite();
  const { data } = usePermission();
  const offersApps = data?.info.resources.some(({ resourceType }) => resourceType === 'APP');
  return (
    <>
      <SideButton icon="help" label={text('help')} rail={rail} onClick={() => information.open({ name: 'help' })} />
      {offersApps && (
        <SideButton icon="download" label={text('side.apps')} rail={rail} onClick={() => information.open({ name: 'apps' })} />
      )}
      {!rail && <SocialLinks />}
    </>
  );
}
