import { readSocialConfig } from './social-config';

const river = {
  PAVILION_SOCIAL: 'river',
  PAVILION_SOCIAL_RIVER_NAME: 'River',
  PAVILION_SOCIAL_RIVER_ISSUER: 'https://accounts.river.example',
  PAVILION_SOCIAL_RIVER_CLIENT_ID: 'pavilion',
  PAVILION_SOCIAL_RIVER_CLIENT_SECRET: 'secret',
};

describe('other sites to sign in by', () => {
  it('are none unless told', () => {
    expect(readSocialConfig({}, true)).toEqual([]);
  });

  it('are read from variables of their own', () => {
    expect(readSocialConfig(river, true)).toEqual([
      { id: 'river', name: 'River', issuer: 'https://accounts.river.example', clientId: 'pavilion', clientSecret: 'secret' },
    ]);
  });

  it.each([
    ['PAVILION_SOCIAL', 'River Bank'],
    ['PAVILION_SOCIAL', 'river,river'],
    ['PAVILION_SOCIAL_RIVER_NAME', ''],
    ['PAVILION_SOCIAL_RIVER_ISSUER', 'http://accounts.river.example'],
    ['PAVILION_SOCIAL_RIVER_ISSUER', 'river'],
    ['PAVILION_SOCIAL_RIVER_CLIENT_ID', ''],
    ['PAVILION_SOCIAL_RIVER_CLIENT_SECRET', ''],
  ])('stop the start when %s is “%s”', (variable, value) => {
    expect(() => readSocialConfig({ ...river, [variable]: value }, true)).toThrow(`${variable} must be`);
  });
});
