import { prefixEditDistance } from './edit-distance';
import { fold } from './fold';
import { matchRanges } from './match-ranges';
import { indexNames } from './name-index';

const games = [
  ['Lucky Tiger', 'লাকি টাইগার'],
  ['Tiger Temple', 'বাঘের মন্দির'],
  ['Lantern Dice', 'লণ্ঠন পাশা'],
  ['White Tigers', 'সাদা বাঘ'],
  ['Estigerant', 'এস্তিগেরান্ত'],
  ['Dragon’s Pearl', 'ড্রাগনের মুক্তা'],
  ['Peacock Song', 'ময়ূরের গান'],
];
const index = indexNames(games.map((names) => names.map(fold)));
const found = (typed: string) => index.find(typed).map((at) => games[at]?.[0]);
const marked = (name: string, typed: string) => matchRanges(name, typed).map(([from, to]) => name.slice(from, to));

describe('somebody who types a name', () => {
  it('sees names that begin so first, then words that do, then what only contains it', () => {
    expect(found('tiger')).toEqual(['Tiger Temple', 'Lucky Tiger', 'White Tigers', 'Estigerant']);
  });

  it.each([
    ['a letter left out', 'lntern'],
    ['a letter too many', 'lannternn'],
    ['another letter', 'lamtern'],
    ['two letters swapped', 'latnern dcie'],
    ['two errors in a long word', 'lanntrn'],
    ['no space', 'lanterndice'],
    ['the words the other way round', 'dice lantern'],
  ])('finds it all the same with %s', (_what, typed) => {
    expect(found(typed)[0]).toBe('Lantern Dice');
  });

  it.each([
    ['as it is written', 'লণ্ঠন'],
    ['with the other n', 'লন্ঠন'],
    ['with a sign of a vowel that sounds alike', 'ময়ুর'],
    ['decomposed', 'ময়ূর'.normalize('NFD')],
  ])('in Bengali, %s, finds the Bengali name', (_how, typed) => {
    expect(['Lantern Dice', 'Peacock Song']).toContain(found(typed)[0]);
  });

  it('finds a name of the other script by its sound', () => {
    expect(found('টেম্পল')).toEqual(['Tiger Temple']);
    expect(found('pasha')).toEqual(['Lantern Dice']);
  });

  it('finds nothing that only resembles a short word, and nothing for nothing', () => {
    expect(found('dyx')).toEqual([]);
    expect(found('   ')).toEqual([]);
    expect(found('zzzzzz')).toEqual([]);
  });

  it('looks only where it is told to', () => {
    expect(index.find('tiger', (at) => at === 3)).toEqual([3]);
  });

  it('has what can be played before what is found alike and cannot', () => {
    const alike = indexNames([['crane hi lo'], ['crane hi lo'], ['a crane']]);
    expect(alike.find('crane')).toEqual([0, 1, 2]);
    expect(alike.find('crane', undefined, (at) => at > 0)).toEqual([1, 0, 2]);
  });
});

describe('what is marked', () => {
  it('is the part that was typed, whole words where the spelling differs, letters with their signs', () => {
    expect(marked('Lucky Tiger', 'TIG')).toEqual(['Tig']);
    expect(marked('Lucky Tiger', 'tigre luc')).toEqual(['Luc', 'Tiger']);
    expect(marked('Dragon’s Pearl', 'dragons p')).toEqual(['Dragon’s P']);
    expect(marked('ময়ূরের গান', 'ময়ুর')).toEqual(['ময়ূরে']);
    expect(marked('Lucky Tiger', 'টাইগার')).toEqual(['Tiger']);
    expect(marked('Lucky Tiger', 'peacock')).toEqual([]);
  });
});

it('counts a swap of neighbours as one error, and stops counting beyond what is asked', () => {
  expect(prefixEditDistance('latnern', 'lanterns', 2)).toBe(1);
  expect(prefixEditDistance('lantern', 'lanterns', 2)).toBe(0);
  expect(prefixEditDistance('abcdef', 'uvwxyz', 2)).toBe(3);
});
