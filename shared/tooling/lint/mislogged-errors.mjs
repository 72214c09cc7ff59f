/** A call of the log with an object of facts; of the members of that object only what stands before the first nested one matters. */
const LOGGED = /\blog(?:ger)?\??(?:\.(?:trace|debug|info|warn|error|fatal)|\[[^\]]+\])\(\s*\{/g;
/** Names of an error that pino writes as `{}`: it serializes `err` alone. */
const UNSEEN = /(?:^|[{,]\s*)(?:error|e|exception|failure: (?:error|err))\s*(?=[:,}]|$)/;

/**
 * Lines that hand the log an error under a name of which it writes nothing: it writes message and stack of `err` alone.
 *
 * @returns {{ line: number, text: string }[]} lines count from 1
 */
export function misloggedErrors(source) {
  return [...source.matchAll(LOGGED)].flatMap(({ index, 0: call }) => {
    const facts = membersOf(source, index + call.length);
    const line = source.slice(0, index).split('\n').length;
    return UNSEEN.test(`{${facts}}`) ? [{ line, text: source.split('\n')[line - 1].trim() }] : [];
  });
}

/** What stands in the braces that were opened before `from`, without what stands in braces of its own. */
function membersOf(source, from) {
  let depth = 1;
  let members = '';
  for (let at = from; at < source.length && depth > 0; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 1) members += source[at];
  }
  return members.replace(/\s+/g, ' ').trim();
}
