import { drawSymbol } from './symbol';

const INK = '04265e 0f6fd0 5cc6ff fffbd8 ff7a33 ffc22e 3fdc98 031840';

describe('the symbol of a noun', () => {
  it('is the same drawing each time, named after what it shows', () => {
    const mango = drawSymbol('Mango', INK);
    expect(mango).toBe(drawSymbol('Mango', INK));
    expect(mango).toMatch(/^<svg [^>]*aria-label="Mango"/);
    expect(mango).not.toBe(drawSymbol('Lotus', INK));
  });

  it('may be of the sea', () => {
    expect(drawSymbol('Hilsa', INK)).toMatch(/^<svg [^>]*aria-label="Hilsa"/);
    expect(drawSymbol('Koi', INK)).not.toBe(drawSymbol('Fish', INK));
  });

  it('is not made up for what no table has', () => {
    expect(() => drawSymbol('Quasar', INK)).toThrow('No drawing shows “Quasar”.');
  });
});
