import type { Database } from '../../../platform/database';
import type { DepositProvider } from '../deposits';
import type { Vendors } from '../vendors';
import type { ReconciliationRecord } from './compare-records';
import type { Period } from './period';
import { ourPayments, theirPayments } from './provider-records';
import type { Job, reconciliationStore } from './reconciliation-store';
import { ourRounds, theirRounds } from './vendor-records';

export interface SourceDependencies {
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'codesOfBrand'>;
  providers: Readonly<Record<string, Pick<DepositProvider, 'settlementReport'>>>;
}

type Needs = SourceDependencies & { store: Pick<ReturnType<typeof reconciliationStore>, 'brandsOf'> };

/** Who reports days to us, and what they and our books say of one. */
export function createReconciliationSources(db: Database, { store, vendors, providers }: Needs) {
  /** Vendors that say that they report their days. */
  const reporting = async (codes: readonly string[]): Promise<string[]> => {
    const found = await Promise.all(codes.map(vendors.find));
    return found.flatMap((vendor) => (vendor?.capabilities.includes('report') ? [vendor.code] : []));
  };
  const sourcesOf = async (brand: string): Promise<string[]> => [
    ...Object.keys(providers).map((name) => `provider:${name}`),
    ...(await reporting(await vendors.codesOfBrand(brand))).map((code) => `vendor:${code}`),
  ];
  /** Both sides of a day. @throws whatever keeps the other side from answering */
  const sidesOf = async (
    { brand, source, currency }: Job,
    period: Period,
  ): Promise<{ ours: ReconciliationRecord[]; theirs: ReconciliationRecord[] }> => {
    const [kind, name = ''] = source.split(':');
    if (kind === 'vendor') {
      const vendor = await vendors.find(name);
      if (!vendor) throw new Error('no such vendor');
      const theirs = await theirRounds(vendors, vendor, { brand, currency, period });
      return { theirs, ours: await ourRounds(db, vendor, { brand, currency, period }, theirs) };
    }
    const lines = (await providers[name]?.settlementReport(period.withMargin.from, period.withMargin.until)) ?? [];
    const ours = await ourPayments(db, { brand, provider: name, currency, period }, lines);
    return { ours, theirs: await ownLines(brand, theirPayments(lines, currency, period), ours) };
  };
  /** A company reports all brands together: what another brand's books have is not this one's. */
  const ownLines = async (
    brand: string,
    theirs: readonly ReconciliationRecord[],
    ours: readonly ReconciliationRecord[],
  ): Promise<ReconciliationRecord[]> => {
    const elsewhere = await store.brandsOf(theirs.map(({ subject }) => subject));
    const here = new Set(ours.map(({ subject }) => subject));
    return theirs.filter(({ subject }) => here.has(subject) || (elsewhere.get(subject) ?? brand) === brand);
  };
  return { sourcesOf, sidesOf };
}
