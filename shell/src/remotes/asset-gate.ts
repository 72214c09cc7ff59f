import type { BrandManifest, RefusalCode } from '@pavilion/contract';

/** A file that the signed manifest vouches for. */
interface Asset {
  /** Empty for a file on the developer's own machine. */
  integrity: string;
  /** How often it failed; each retry has an address of its own, because browsers remember what failed. */
  failures: number;
}

/** What could not be loaded, and why if that is known already. */
export interface AssetFailure {
  address: string;
  refusal?: RefusalCode;
}

/**
 * The one door through which files of remotes enter the page: script and style elements of the runtime and of the remotes' own loaders get
 * address and integrity here, from the signed manifest, or no address at all.
 */
export interface AssetGate {
  /** Lets in the files of every remote in `manifest`; earlier ones stay, for pages that are open on an older version. */
  admit(manifest: BrandManifest): void;
  /** Sets what `element` loads. An unknown `address` makes it fail without a request. */
  dress(element: HTMLScriptElement | HTMLLinkElement, address: string): void;
  /** Stops waiting for files whose address starts with `base`: they count as failed, and asking again asks at a new address. */
  giveUp(base: string): void;
  /** The last failure among files whose address starts with `base`, if any, forgotten by being asked. */
  takeFailure(base: string): AssetFailure | undefined;
  integrityOf(address: string): string | undefined;
}

declare global {
  /** Asked by the loaders in remotes' bundles; written by the federation presets. */
  var __pavilionAssets: Readonly<Pick<AssetGate, 'dress'>> | undefined;
}

/** Makes the page's gate and puts it where remotes' loaders ask for it. */
export function openAssetGate(): AssetGate {
  const assets = new Map<string, Asset>();
  const failures: AssetFailure[] = [];
  const pending = new Map<HTMLElement, string>();
  // In a preview only: folders on the developer's own machine, whose files change while they are looked at.
  const localFolders = new Set<string>();
  const isLocal = (address: string) => [...localFolders].some((folder) => address.startsWith(folder));
  const policy = scriptPolicy((address) => assets.has(address.replace(/\?retry=\d+$/, '')) || isLocal(address));
  const localAsset = (address: string) => {
    const asset: Asset = { integrity: '', failures: 0 };
    assets.set(address, asset);
    return asset;
  };
  const gate: AssetGate = {
    admit({ remotes, preview }) {
      for (const { entry, assets: hashes, local } of Object.values(remotes)) {
        const folder = folderOf(entry);
        if (preview && local && isLoopback(folder)) localFolders.add(folder);
        for (const [name, integrity] of Object.entries(hashes)) {
          const address = folder + name;
          if (assets.get(address)?.integrity !== integrity) assets.set(address, { integrity, failures: 0 });
        }
      }
    },
    dress(element, address) {
      const asset = assets.get(address) ?? (isLocal(address) ? localAsset(address) : undefined);
      if (!asset) {
        failures.push({ address, refusal: 'remote.hash-missing' });
        return failLater(element);
      }
      pending.set(element, address);
      element.addEventListener('load', () => pending.delete(element));
      const fail = () => {
        asset.failures += 1;
        if (pending.delete(element)) failures.push({ address });
      };
      // Before the loaders' own handlers, whose promises already ask for the next address.
      element.addEventListener('error', fail, { capture: true });
      element.crossOrigin = 'anonymous';
      if (asset.integrity) element.integrity = asset.integrity;
      setAddress(element, asset.failures ? `${address}?retry=${asset.failures}` : address, policy);
    },
    giveUp(base) {
      for (const [element, address] of [...pending]) {
        if (!address.startsWith(base)) continue;
        pending.delete(element);
        failures.push({ address, refusal: 'remote.timed-out' });
        element.dispatchEvent(new Event('error'));
      }
    },
    takeFailure(base) {
      const found = failures.findLast(({ address }) => address.startsWith(base));
      failures.splice(0, failures.length, ...failures.filter(({ address }) => !address.startsWith(base)));
      return found;
    },
    integrityOf: (address) => assets.get(address)?.integrity || undefined,
  };
  publish(gate);
  return gate;
}

/** The folder of an entry, absolute. */
export function folderOf(entry: string): string {
  return new URL('.', new URL(entry, document.baseURI)).href;
}

/** Only this very machine, whatever the manifest says. */
function isLoopback(folder: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(folder).hostname);
}

type ScriptPolicy = (address: string) => string;

/** With Trusted Types on, only addresses that `known` accepts can become a script's. */
function scriptPolicy(known: (address: string) => boolean): ScriptPolicy {
  const createScriptURL = (address: string) => {
    if (!known(address)) throw new TypeError(`No manifest names ${address}`);
    return address;
  };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL: ScriptPolicy } };
  };
  const policy = trustedTypes?.createPolicy('pavilion-remotes', { createScriptURL });
  return (address) => policy?.createScriptURL(address) ?? createScriptURL(address);
}

function setAddress(element: HTMLScriptElement | HTMLLinkElement, address: string, policy: ScriptPolicy): void {
  if (element instanceof HTMLScriptElement) element.src = policy(address);
  else element.href = address;
}

/** The loaders set their handlers after asking; an element without an address would never say anything. */
function failLater(element: HTMLScriptElement | HTMLLinkElement): void {
  element.removeAttribute('href');
  queueMicrotask(() => element.dispatchEvent(new Event('error')));
}

function publish({ dress }: AssetGate): void {
  Object.defineProperty(globalThis, '__pavilionAssets', { value: Object.freeze({ dress }), configurable: true, writable: false });
}
