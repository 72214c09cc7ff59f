/** Leaves the lines of a drawing of lucide, and takes what our renderer does not read: random keys, which no compression shortens, names and the size. */
export default function compactIcon(source) {
  return source
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/\bname: "[\w-]+",\s*size: 24,/, '');
}
