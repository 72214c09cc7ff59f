import { themesOf } from './title-themes';
import { TITLES } from './titles';

it('knows of every title what it is about', () => {
  expect(TITLES.filter(({ code }) => themesOf(code).length === 0)).toEqual([]);
});
