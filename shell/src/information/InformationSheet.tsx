import { useLocale } from '@pavilion/host/intl';
import { IntlProvider } from 'react-intl';
import { AnnouncementsDialog } from './announcements/AnnouncementsDialog';
import { AppsDialog } from './apps/AppsDialog';
import { ContactDialog } from './contact/ContactDialog';
import { FeedbackDialog } from './feedback/FeedbackDialog';
import { HelpDialog } from './help/HelpDialog';
import { InboxDialog } from './inbox/InboxDialog';
import type { Information, Sheet } from './information';
import { messages } from './messages';

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
      return <AnnouncementsDialog key="announcements" onClose={information.close} {...sheet} />;
    case 'notices':
      return <AnnouncementsDialog key="notices" onClose={information.close} {...sheet} />;
    case 'inbox':
      return <InboxDialog information={information} />;
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
