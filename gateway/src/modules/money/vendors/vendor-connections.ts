import type { Platform } from '../../../platform/platform';
import { makeOwnKey, ownPrivateKey, publicPem, readVendorKey } from './keys';
import { toSummary } from './read-vendor';
import { ownKeyStore, vendorTermsStore } from './terms-store';
import type { VendorSummary, VendorTerms } from './vendor';
import type { WinCap } from './win-caps';

/** How vendors are connected, and what changes that. */
export interface VendorConnections {
  /**
   * Connects a vendor, or gives a known one its new key and address.
   *
   * @returns our own public key for it, PEM
   * @throws Error saying which of the terms cannot be
   */
  add(terms: VendorTerms): Promise<string>;
  /** Every vendor, those that were removed included. */
  list(): Promise<VendorSummary[]>;
  /** The brands that vendors serve now, by vendor. */
  connections(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Its new key; the one before is good for another day, or not any more when it is changed `atOnce`. False when there is no such vendor. @throws Error saying what the key must be */
  changeKey(code: string, publicKey: string, atOnce?: boolean): Promise<boolean>;
  /** Makes a new key of ours for it, which signs nothing before `switchOwnKey`. Its public part, PEM; nothing when there is no such vendor. */
  addOwnKey(code: string): Promise<string | undefined>;
  /** Signs with our new key of this number from now on. False when that one does not wait. */
  switchOwnKey(code: string, number: number): Promise<boolean>;
  /** What the wins of a round of a game (`*`: of all others) pay at most. */
  setWinCap(code: string, cap: WinCap): Promise<void>;
  /** After how many days without a movement its rounds lapse. False when there is no such vendor. */
  setLapseDays(code: string, days: number): Promise<boolean>;
  /** Takes its games away. Its open rounds still end, unless it goes `atOnce`: then nothing that it signs is taken. False when it is not there. */
  remove(code: string, atOnce?: boolean): Promise<boolean>;
}

/** Over the table of vendors; `forget` drops what is remembered of one. */
export function createVendorConnections(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  forget: (code: string) => void,
): VendorConnections {
  const store = vendorTermsStore(db);
  const ownKeys = ownKeyStore(db);
  return {
    async list() {
      const rows = await store.all();
      return Promise.all(rows.map(async (row) => toSummary(row, await store.caps(row.code))));
    },
    async connections() {
      const rows = await store.all();
      return new Map(rows.filter(({ removed_at }) => !removed_at).map(({ code, brands }) => [code, brands]));
    },
    async changeKey(code, publicKey, atOnce = false) {
      forget(code);
      return store.changeKey(code, readVendorKey(publicKey), atOnce);
    },
    async addOwnKey(code) {
      const number = await ownKeys.addOwnKey(code);
      forget(code);
      return number === undefined ? undefined : publicPem(await makeOwnKey(config, code, number));
    },
    async switchOwnKey(code, number) {
      const switched = await ownKeys.switchOwnKey(code, number);
      forget(code);
      return switched;
    },
    async setWinCap(code, cap) {
      await store.setCap(code, cap);
      forget(code);
    },
    setLapseDays: (code, days) => store.setLapseDays(code, days),
    async remove(code, atOnce = false) {
      const removed = await store.remove(code, atOnce);
      forget(code);
      return removed;
    },
    async add({ code, brands, publicKey, launchUrl, name, capabilities }) {
      const address = launchUrl.replace(/\/+$/, '');
      if (!URL.canParse(address) || !/^https?:\/\//.test(address))
        throw new Error('The launch address must begin with http:// or https://');
      await store.save({
        code,
        brands: [...brands],
        public_key: readVendorKey(publicKey),
        launch_url: address,
        ...(name !== undefined && { name }),
        ...(capabilities && { capabilities: [...capabilities] }),
      });
      forget(code);
      const ours = await ownKeys.ownKey(code);
      return publicPem(await ownPrivateKey(config, code, ours));
    },
  };
}
