import { useLocale } from '@pavilion/host/intl';
import { IntlProvider } from 'react-intl';
import { useSite } from '../../site-context';
import type { Sheet } from '../information';
import { type InformationText, messages } from '../messages';
import { useInformationText } from '../use-information-text';

const LINKS: readonly { text: InformationText; sheet: Sheet }[] = [
  { text: 'help', sheet: { name: 'help' } },
  { text: 'notices', sheet: { name: 'notices' } },
  { text: 'feedback', sheet: { name: 'feedback' } },
  { text: 'footer.terms', sheet: { name: 'help', anchor: 'term' } },
  { text: 'footer.legal', sheet: { name: 'help', anchor: 'legal' } },
];

/** The footer's entries that open what the site tells. */
export function HelpLinks() {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      {LINKS.map(({ text, sheet }) => (
        <li key={text}>
          <HelpLink text={text} sheet={sheet} />
        </li>
      ))}
    </IntlProvider>
  );
}

function HelpLink({ text: id, sheet }: (typeof LINKS)[number]) {
  const text = useInformationText();
  const { information } = useSite();
  return (
    <button type="button" onClick={() => information.open(sheet)}>
      {text(id)}
    </button>
  );
}
