import type { PageData } from '@pavilion/api/site';
import * as v from 'valibot';

const locale = v.picklist(['bn', 'en']);

const perTheme = v.object({ dark: v.string(), light: v.string() });

const pageData = v.object({
  brand: v.object({
    code: v.string(),
    name: v.string(),
    currency: v.string(),
    currencySymbol: v.string(),
    defaultTheme: v.picklist(['dark', 'light']),
    licence: v.string(),
    timeZone: v.string(),
    locales: v.object({ default: locale, offered: v.array(locale) }),
    flags: v.record(v.string(), v.boolean()),
    imageHosts: v.array(v.string()),
    launchHosts: v.array(v.string()),
    mark: perTheme,
  }),
  manifest: v.object({ kid: v.string(), payload: v.string(), signature: v.string() }),
  envelopeKey: v.object({ kid: v.string(), publicKey: v.string() }),
  first: v.record(v.string(), v.unknown()),
  catalogue: v.exactOptional(v.string()),
  vendors: v.array(v.object({ code: v.string(), name: v.string(), logo: perTheme })),
  regionBlocked: v.exactOptional(v.object({ ip: v.string(), country: v.nullable(v.string()) })),
});

/** What the gateway wrote into the page; nothing when it is not there or not whole. */
export function readPageData(page: Document): PageData | undefined {
  try {
    const text = page.getElementById('pavilion-page')?.textContent ?? '';
    const read = v.safeParse(pageData, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    // Whoever asked shows that the page did not arrive whole.
    return undefined;
  }
}
