import type { SocialNetwork } from '../system';
import type { DepositFlow } from '../wallet';

/** What the gateway writes into the page as JSON (`<script type="application/json" id="pavilion-page">`), so that the first screen asks for nothing. */
export interface PageData {
  brand: {
    code: string;
    name: string;
    currency: string;
    currencySymbol: string;
    defaultTheme: 'dark' | 'light';
    licence: string;
    timeZone: string;
    locales: { default: 'bn' | 'en'; offered: readonly ('bn' | 'en')[] };
    flags: Readonly<Record<string, boolean>>;
    imageHosts: readonly string[];
    /** Origins that launch games too. */
    launchHosts: readonly string[];
    /** The brand's mark, drawn for each theme. */
    mark: Readonly<Record<'dark' | 'light', string>>;
    /** Its pages in social networks, in their order, each with a drawing for each theme. */
    social: readonly { name: SocialNetwork; url: string; logo: Readonly<Record<'dark' | 'light', string>> }[];
    /** Whether there is an app of its own. */
    apps: boolean;
    /** The ways to pay in that are on, whoever may use them, each with its mark; shells of the release before draw `flow` instead. */
    payments: readonly { code: string; name: Readonly<Record<'bn' | 'en', string>>; flow: DepositFlow; picture?: string }[];
  };
  /** Whose games the brand shows, with a logo for each theme. */
  vendors: readonly { code: string; name: string; logo: Readonly<Record<'dark' | 'light', string>> }[];
  /** The signed brand manifest, as the registry serves it. */
  manifest: { kid: string; payload: string; signature: string };
  /** The key that encrypted bodies are wrapped under: RSA public key, PEM. */
  envelopeKey: { kid: string; publicKey: string };
  /** Answers of the first screen's calls: `METHOD path?sorted=query` to value. The client takes each once. */
  first: Readonly<Record<string, unknown>>;
  /** Another after each change of what lists of games and vendors say: answers that a browser kept with another are old. */
  catalogue?: string;
  /** Only when the brand does not serve the place that the page was asked from: the page says so and nothing else is to be had. */
  regionBlocked?: { ip: string; country: string | null };
}
