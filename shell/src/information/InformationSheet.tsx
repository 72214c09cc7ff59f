import { useLocale } from '@pavilion/host/intl';
import { lazy } from 'react';
import { IntlProvider } from 'react-intl';
import type { Information, Sheet } from './information';
import { messages } from './messages';

const AnnouncementsDialog = lazy(() =>
  import('./announcements/AnnouncementsDialog').then((loaded) => ({ default: loaded.AnnouncementsDialog })),
);
const HelpDialog = lazy(() => import('./help/HelpDialog').then((loaded) => ({ default: loaded.HelpDialog })));
const ContactDialog = lazy(() => import('./contact/ContactDialog').then((loaded) => ({ default: loaded.ContactDialog })));
const FeedbackDialog = lazy(() => import('./feedback/FeedbackDialog').then((loaded) => ({ default: loaded.FeedbackDialog })));
const AppsDialog = lazy(() => import('./apps/AppsDialog').then((loaded) => ({ default: loaded.AppsDialog })));

interface SheetProps {
  information: Information;
  sheet: Sheet;
}

/** A sheet in its own texts, which come with it. */
export function InformationSheet(props: SheetProps) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      <Shown {...props} />
    </IntlProvider>
  );
}

function Shown({ information, sheet }: SheetProps) {
  switch (sheet.name) {
    case 'announcements':
      return <AnnouncementsDialog key="announcements" onClose={information.close} executions={sheet.executions} />;
    case 'notices':
      return <AnnouncementsDialog key="notices" onClose={information.close} {...(sheet.id && { first: sheet.id })} />;
    case 'help':
      return <HelpDialog information={information} anchor={sheet.anchor} />;
    case 'contact':
      return <ContactDialog information={information} />;
    case 'feedback':
      return <FeedbackDialog onClose={information.close} />;
    case 'apps':
      return <AppsDialog onClose={information.close} />;
  }
}
