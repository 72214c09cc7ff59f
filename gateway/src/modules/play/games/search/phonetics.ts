const BENGALI = /[\u0980-\u09ff]/u;

/** Consonants by how they sound, in both scripts; what is not here, vowels above all, is passed over. */
const SOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    k: 'কখkq',
    g: 'গঘজঝgjz',
    c: 'চছ',
    t: 'টঠতথt',
    d: 'ডঢদধd',
    n: 'ঙঞনণংn',
    p: 'পp',
    f: 'ফf',
    b: 'বভbv',
    m: 'মm',
    r: 'রr',
    l: 'লl',
    s: 'শষসs',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);

const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/ch/g, 'চ'],
  [/ph/g, 'f'],
  [/ng/g, 'n'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
];

/** The consonants of a folded word as they sound, so that লাকি and lucky are the same. */
export function phoneticKey(word: string): string {
  const spelt = isBengali(word) ? word : DIGRAPHS.reduce((text, [from, to]) => text.replace(from, to), word);
  let heard = '';
  for (const letter of spelt) {
    const sound = SOUNDS[letter];
    if (sound !== undefined && !heard.endsWith(sound)) heard += sound;
  }
  return heard;
}

export function isBengali(word: string): boolean {
  return BENGALI.test(word);
}

/** Whether words of two scripts sound alike: `typed` may be a beginning once it has three consonants, and none is told by one alone. */
export function matchesPhonetically(typed: string, sound: string): boolean {
  return typed.length > 1 && (typed === sound || (typed.length > 2 && sound.startsWith(typed)));
}
