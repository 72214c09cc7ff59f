import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { WrongUsage } from '../bootstrap/progress.mjs';
import { dataFolder, outputFolder } from './folders.mjs';

describe('the folder of a build', () => {
  it('is the usual one when none is named, or an empty one', () => {
    expect(outputFolder(undefined, 'shell/dist')).toBe(join(root, 'shell/dist'));
    expect(outputFolder('', 'shell/dist')).toBe(join(root, 'shell/dist'));
    expect(outputFolder('.data/mine', 'shell/dist')).toBe(join(root, '.data/mine'));
  });

  it.each(['.', 'shell', '/', root, dirname(root)])('is never one that has sources, such as %s: a build empties it', (named) => {
    expect(() => outputFolder(named, 'shell/dist')).toThrow(WrongUsage);
  });
});

it('keeps keys and files in .data when the folder that is named is empty', () => {
  expect(dataFolder({ PAVILION_DATA_DIR: '' })).toBe(join(root, '.data'));
});
