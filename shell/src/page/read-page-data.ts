import type { PageData } from '@pavilion/api/site';
import { type Check, either, isMissing, isText, isYesOrNo, listOf, oneOf, recordOf, shape } from './checks';

// Their own modules bring schemas along that the first screen does not need.
const isNetwork = oneOf('FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'ZALO');
const isLocale = oneOf('bn', 'en');
const isPerTheme = shape({ dark: isText, light: isText });
const isNull: Check = (value) => value === null;

const isPageData = shape({
  brand: shape({
    code: isText,
    name: isText,
    currency: isText,
    currencySymbol: isText,
    defaultTheme: oneOf('dark', 'light'),
    licence: isText,
    timeZone: isText,
    locales: shape({ default: isLocale, offered: listOf(isLocale) }),
    flags: recordOf(isYesOrNo),
    imageHosts: listOf(isText),
    launchHosts: listOf(isText),
    mark: isPerTheme,
    social: listOf(shape({ name: isNetwork, url: isText, logo: isPerTheme })),
    apps: isYesOrNo,
    payments: listOf(shape({ code: isText, name: shape({ bn: isText, en: isText }), picture: either(isMissing, isText) })),
  }),
  manifest: shape({ kid: isText, payload: isText, signature: isText }),
  envelopeKey: shape({ kid: isText, publicKey: isText }),
  first: recordOf(() => true),
  catalogue: either(isMissing, isText),
  vendors: listOf(shape({ code: isText, name: isText, logo: isPerTheme })),
  regionBlocked: either(isMissing, shape({ ip: isText, country: either(isNull, isText) })),
});

/** A gateway of the release before does not tell these. */
const UNTOLD = { social: [], apps: false, payments: [] };

/** What the gateway wrote into the page; nothing when it is not there or not whole. */
export function readPageData(page: Document): PageData | undefined {
  try {
    const read = JSON.parse(page.getElementById('pavilion-page')?.textContent ?? '') as PageData;
    const told = { ...read, brand: { ...UNTOLD, ...read.brand } };
    return isPageData(told) ? told : undefined;
  } catch {
    // Whoever asked shows that the page did not arrive whole.
    return undefined;
  }
}
