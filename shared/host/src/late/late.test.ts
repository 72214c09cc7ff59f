import { lazyPart } from '../lazy';
import { whenAsked } from './index';

it('gives a remote that was built for contract 1 what is called lazyPart since', () => {
  expect(whenAsked).toBe(lazyPart);
});
