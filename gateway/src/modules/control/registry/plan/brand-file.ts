import type { BrandFile, Change } from '@pavilion/api/staff';
import { type BrandState, newRemote } from './brand-state';

/** A brand as a file, without what passes: canaries, maintenance and history stay behind. */
export function toBrandFile({ code, theme, locales, flags, remotes }: BrandState): BrandFile {
  const sorted = Object.entries(remotes).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    pavilionBrand: 1,
    brand: code,
    theme,
    locales: { default: locales.default, offered: [...locales.offered] },
    flags: Object.fromEntries(Object.entries(flags).sort(([one], [other]) => (one < other ? -1 : 1))),
    remotes: Object.fromEntries(
      sorted.flatMap(([remote, { mode, version, pinned }]) =>
        version ? [[remote, { mode, version, ...(pinned && { pinned }) }]] : [],
      ),
    ),
  };
}

/** The changes that make a brand what its file says. Whatever the file does not name is switched off. */
export function changesForFile(state: BrandState, file: BrandFile): Change[] {
  const { theme, locales } = file;
  return [
    ...(differ(state.theme, theme) ? [{ kind: 'theme', ...theme } as const] : []),
    ...(differ(state.locales, locales) ? [{ kind: 'locales', ...locales } as const] : []),
    ...flagChanges(state, file),
    ...Object.keys({ ...state.remotes, ...file.remotes }).flatMap((remote) => remoteChanges(state, file, remote)),
  ];
}

function flagChanges({ flags }: BrandState, file: BrandFile): Change[] {
  return Object.keys({ ...flags, ...file.flags })
    .filter((flag) => (flags[flag] ?? false) !== (file.flags[flag] ?? false))
    .map((flag) => ({ kind: 'flag', flag, on: file.flags[flag] ?? false }));
}

function remoteChanges({ remotes }: BrandState, file: BrandFile, remote: string): Change[] {
  const [present, wanted] = [remotes[remote], file.remotes[remote]];
  if (!wanted) return present?.version && present.mode === 'on' ? [{ kind: 'mode', remote, mode: 'off' }] : [];
  const { mode, version, pinned } = present ?? newRemote;
  const changes: Change[] = [];
  if (version !== wanted.version) changes.push({ kind: 'promote', remote, version: wanted.version });
  if (mode !== wanted.mode) changes.push({ kind: 'mode', remote, mode: wanted.mode });
  if (pinned !== (wanted.pinned ?? false)) changes.push({ kind: 'pin', remote, pinned: !pinned });
  return changes;
}

function differ(one: { default: string }, other: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort());
  return sorted(one) !== sorted(other);
}
