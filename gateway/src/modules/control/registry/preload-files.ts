import type { Locale, ManifestRemote } from '@pavilion/contract';

/** Which part of a remote the browser will need: a page by id, and the texts of a language. */
export interface PreloadTarget {
  page?: string;
  locale?: Locale;
}

/** A file worth asking for before the shell does. Preloads need `crossorigin="anonymous"`, as the shell's own requests have. */
export interface PreloadFile {
  address: string;
  integrity: string;
  as: 'script' | 'style';
}

/** Entry, the module behind it, and what the part needs, each once. */
export function preloadFiles(
  { entry, assets }: ManifestRemote,
  first: Readonly<Record<string, string[]>>,
  { page, locale }: PreloadTarget = {},
): PreloadFile[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const names = [
    entry.slice(folder.length),
    ...(first['remote'] ?? []),
    ...((page && first[`pages/${page}`]) || []),
    ...((locale && first[`messages/${locale}`]) || []),
  ];
  return [...new Set(names)].flatMap((name) => {
    const integrity = assets[name];
    return integrity
      ? [{ address: folder + name, integrity, as: name.endsWith('.css') ? ('style' as const) : ('script' as const) }]
      : [];
  });
}
