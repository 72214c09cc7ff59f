import { heardNotes, TUNE } from '../testing/heard-notes';
import { PLAIN_TUNE, pitches } from './pitches';
import { Sound } from './sound';

it('goes up through the octaves of its scale', () => {
  expect(pitches({ scale: [0, 3, 5, 7, 10], lowestHz: 400 }, 7).map(Math.round)).toEqual([400, 476, 534, 599, 713, 800, 951]);
});

it('plays a win in the tune of its title, as long as it is large, and nothing of no win', () => {
  for (const tune of [undefined, TUNE]) {
    const sound = new Sound(tune);
    sound.switchTo(true);
    sound.win('none');
    expect(heardNotes()).toEqual([]);
    sound.win('great');
    expect(heardNotes()).toEqual(pitches(tune ?? PLAIN_TUNE, 6).map(Math.round));
  }
});
