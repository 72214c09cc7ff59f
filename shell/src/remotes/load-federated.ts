import {
  getInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/runtime';
import type { ManifestRemote } from '@pavilion/contract';
import type { AssetGate } from './asset-gate';
import type { SharedFiles } from './shared-files';
import { recordSharedVersion } from './version-skew';

/** Fetches the module that a remote exposes. What it is worth is for the caller to judge. */
export type LoadRemote = (name: string, remote: ManifestRemote) => Promise<unknown>;

/**
 * Loads remotes through the federation runtime. Each version is a container of its own name, so that one never answers for another, and
 * each entry passes through `gate`.
 */
export function remoteLoader(gate: AssetGate, files: SharedFiles): LoadRemote {
  const runtime = getInstance();
  if (!runtime) throw new Error('The shell was built without the federation runtime');
  const names = new Map<string, string>();
  const shared = sharedModulesPlugin(runtime, names, files);
  // Containers come later and have instances of their own: only global plugins reach those, and no global one reaches the shell's.
  runtime.registerPlugins([gatePlugin(gate), shared]);
  registerGlobalPlugins([shared]);
  return (name, remote) => {
    names.set(containerName(name, remote.version), name);
    return loadWithRuntime(runtime, name, remote);
  };
}

function gatePlugin(gate: AssetGate): ModuleFederationRuntimePlugin {
  return {
    name: 'pavilion-gate',
    loadEntry: ({ remoteInfo }) => loadContainer(remoteInfo.entry, remoteInfo.entryGlobalName, gate) as never,
  };
}

/** Notes which versions containers ask for, and has them wait for what is not there yet. `names` are the containers' remotes. */
function sharedModulesPlugin(
  runtime: ModuleFederation,
  names: ReadonlyMap<string, string>,
  files: SharedFiles,
): ModuleFederationRuntimePlugin {
  return {
    name: 'pavilion-shared-modules',
    async beforeLoadShare(asked) {
      const remote = names.get(asked.origin.name);
      const [own] = runtime.options.shared[asked.pkgName] ?? [];
      const wanted = asked.shareInfo?.shareConfig?.requiredVersion;
      if (remote && own && typeof wanted === 'string') recordSharedVersion(remote, asked.pkgName, wanted, own.version);
      if (own && !own.loaded && !own.shareConfig.eager)
        await files.wait(asked.pkgName, remote ?? asked.origin.name, async () => own.get());
      return asked;
    },
  };
}

async function loadWithRuntime(runtime: ModuleFederation, name: string, { version, entry }: ManifestRemote): Promise<unknown> {
  const container = containerName(name, version);
  const address = new URL(entry, document.baseURI).href;
  // `force` forgets an earlier failure of the same version; a version that is there is never loaded twice, the caller keeps it.
  runtime.registerRemotes([{ name: container, entry: address, entryGlobalName: container, type: 'global' }], { force: true });
  const exposed = await runtime.loadRemote<{ default: unknown }>(`${container}/remote`);
  return exposed?.default;
}

/** The same name that the remote's build gave its container. */
function containerName(name: string, version: string): string {
  return `pavilion_${name}_${version}`.replace(/\W/g, '_');
}

function loadContainer(address: string, global: string, gate: AssetGate): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    gate.dress(script, address);
    script.addEventListener('load', () => {
      script.remove();
      const container = (globalThis as Record<string, unknown>)[global];
      if (container) resolve(container);
      else reject(new Error(`${address} left no container ${global}`));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load`));
    });
    document.head.append(script);
  });
}
