import { useMember } from '@pavilion/host/session';
import { Link } from 'react-router-dom';
import { useLocalizedText, useSite } from '../site-context';

const PAGES = [
  ['wallet.deposit', 'pv-header-register'],
  ['wallet.withdraw', 'pv-header-login'],
] as const;

/**
 * Pay in and be paid out, where the header has room; on smaller screens the card behind the balance has them. They stand there while the gateway
 * is asked who came back, so that nothing moves.
 */
export function MoneyLinks() {
  const text = useLocalizedText();
  const { table } = useSite();
  if (useMember()?.trial) return null;
  return (
    <span className="pv-header-money">
      {PAGES.map(([id, look]) => {
        const page = table.pages.find(({ descriptor, off }) => descriptor.id === id && !off);
        return (
          page && (
            <Link key={id} to={page.patterns[0] ?? '/'} className={look}>
              {text(page.descriptor.label)}
            </Link>
          )
        );
      })}
    </span>
  );
}
