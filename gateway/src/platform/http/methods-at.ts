/** A route as it was declared: `:name` is a part of a path, `*` the rest of one. */
export interface RouteLine {
  methods: readonly string[];
  url: string;
}

const patterns = new Map<string, RegExp>();

/** The methods that routes at an address take. A route for every address, as that of pages, makes none of them an address of calls. */
export function methodsAt(address: string, routes: readonly RouteLine[]): string[] {
  const path = (address.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '');
  const found = routes.filter(({ url }) => !/^\/?\*$/.test(url) && patternOf(url).test(path));
  return [...new Set(found.flatMap(({ methods }) => methods))].sort();
}

function patternOf(url: string): RegExp {
  const known = patterns.get(url);
  if (known) return known;
  const parts = url.split(/(:\w+|\*)/).map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escaped(part)));
  const pattern = new RegExp(`^${parts.join('')}$`);
  patterns.set(url, pattern);
  return pattern;
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
