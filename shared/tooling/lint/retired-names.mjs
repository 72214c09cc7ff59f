/** Words that names of this code no longer use, and what the field says. Where the sentence is English, comments and texts may have them. */
const RETIRED = new Map([
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['disbelieve', 'reject'],
  ['fate', 'outcome'],
  ['happening', 'event'],
  ['hearing', 'notification'],
  ['patience', 'timeout'],
  ['standing', 'status, availability or balance'],
  ['steering', 'changes, admin'],
  ['teller', 'sender, reporter'],
  ['tenure', 'membership'],
  ['unfit', 'invalid'],
]);
const WHOLE = new Map([
  ['inForce', 'active'],
  ['untilDone', 'retryUntilDone'],
  ['whenAsked', 'lazyPart'],
]);

/**
 * Names in code that use an old word, with the word to use.
 *
 * @returns {{ line: number, text: string }[]} lines count from 1
 */
export function retiredNames(source) {
  return codeOf(source)
    .split('\n')
    .flatMap((line, at) =>
      (line.match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap((name) => {
        const better =
          WHOLE.get(name) ??
          wordsOf(name)
            .map((word) => RETIRED.get(word))
            .find(Boolean);
        return better ? [{ line: at + 1, text: `${name}: say ${better}` }] : [];
      }),
    );
}

/** The same lines without comments and texts. */
function codeOf(source) {
  const blank = (text) => text.replaceAll(/[^\n]/g, ' ');
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, blank);
}

function wordsOf(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map((word) => word.toLowerCase());
}
