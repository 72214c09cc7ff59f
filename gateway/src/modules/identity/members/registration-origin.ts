import type { Database } from '../../../platform/database';

/** How somebody came to register, as their browser says: nothing is decided by it. */
export interface RegistrationOrigin {
  way: 'username' | 'mobile';
  /** The page they registered on, without what follows `?` and `#`. */
  page: string | undefined;
  domain: string | undefined;
  device: string | undefined;
  affiliateCode: string | undefined;
  referralCode: string | undefined;
}

/** What a browser may say of itself, and the codes that were typed. */
export interface ReportedOrigin {
  registerUrl?: string | undefined;
  domain?: string | undefined;
  device?: string | undefined;
  affiliateCode: string;
  referralCode: string;
}

/** Only what has the form of what it should be is kept. */
export function parseOrigin(
  way: RegistrationOrigin['way'],
  { registerUrl = '', domain = '', device = '', ...codes }: ReportedOrigin,
): RegistrationOrigin {
  const { protocol, origin, pathname } = URL.canParse(registerUrl) ? new URL(registerUrl) : NO_PAGE;
  return {
    way,
    page: /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 500) : undefined,
    domain: /^[A-Za-z0-9.-]{1,253}$/.test(domain) ? domain.toLowerCase() : undefined,
    device: device.replace(/\p{C}/gu, '').trim() || undefined,
    affiliateCode: codes.affiliateCode || undefined,
    referralCode: codes.referralCode || undefined,
  };
}

const NO_PAGE = { protocol: '', origin: '', pathname: '' };

export function originStore(db: Database) {
  return {
    async insert(brand: string, memberId: bigint, { way, page, domain, device, ...codes }: RegistrationOrigin): Promise<void> {
      const { affiliateCode: affiliate_code = null, referralCode: referral_code = null } = codes;
      const said = { page: page ?? null, domain: domain ?? null, device: device ?? null };
      await db
        .insertInto('member_origins')
        .values({ brand, member_id: memberId, way, ...said, affiliate_code, referral_code })
        .execute();
    },
    async of(brand: string, memberId: bigint): Promise<RegistrationOrigin | undefined> {
      const row = await db
        .selectFrom('member_origins')
        .selectAll()
        .where('brand', '=', brand)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return (
        row && {
          way: row.way,
          page: row.page ?? undefined,
          domain: row.domain ?? undefined,
          device: row.device ?? undefined,
          affiliateCode: row.affiliate_code ?? undefined,
          referralCode: row.referral_code ?? undefined,
        }
      );
    },
  };
}
