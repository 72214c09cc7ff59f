import data from '../../package.json';
import picture from '../../../../docs/pictures/dice.webp';

it('gives code that imports a picture its address, and data its values', () => {
  const address: string = picture;

  expect(address).toBe('/picture');
  expect(data.name).toBe('@pavilion/ui');
});
