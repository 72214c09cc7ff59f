import { unsupportedPackages } from './shared-packages';

const shell = { react: '19.3.1', '@pavilion/ui': '0.2.3', '@pavilion/host/intl': '1.0.0', early: '2.0.0-beta.1', zero: '0.0.3' };
const fits = (built: Record<string, string>, runs: Record<string, string> = shell) => unsupportedPackages(built, runs).length === 0;

it.each([
  ['the same version', { react: '19.3.1', zero: '0.0.3' }],
  ['an older one of the same major version', { react: '19.0.7', '@pavilion/ui': '0.2.0' }],
  ['nothing', {}],
  ['a version before the release, with itself', { early: '2.0.0-beta.1' }],
])('a remote fits a shell when it was built with %s', (_, built) => expect(fits(built)).toBe(true));

it.each([
  ['another major version', { react: '18.3.1' }],
  ['a later major version', { react: '20.0.0' }],
  ['a newer version, of which it may use what is new', { react: '19.4.0' }],
  ['another minor version of what is not stable yet', { '@pavilion/ui': '0.1.9' }],
  ['another patch of what is only begun', { zero: '0.0.2' }],
  ['a version before the release', { early: '2.0.0-beta.2' }],
  ['a package that the shell does not share', { '@pavilion/host/secrets': '1.0.0' }],
])('browsers would refuse a remote that was built with %s', (_, built) => expect(fits(built)).toBe(false));

it('says nothing while no shell is built', () => expect(fits({ react: '18.3.1' }, {})).toBe(true));
