import { parseNetwork } from './networks';
import { evaluateRules, type RegionRule } from './verdict';

const deniedBy = (rules: RegionRule[], address: string, country?: string, knows = true) =>
  evaluateRules(rules, knows)(address, country).denied;

describe('a table of regions', () => {
  it('lets everybody in while it is empty', () => {
    expect(deniedBy([], '203.0.113.9', 'BD')).toBe(false);
  });

  it('believes the narrowest network, whichever comes first', () => {
    const rules: RegionRule[] = [
      { verdict: 'deny', network: '203.0.113.0/24' },
      { verdict: 'allow', network: '203.0.113.64/26' },
      { verdict: 'deny', network: '203.0.113.65/32' },
    ];
    for (const table of [rules, rules.toReversed()]) {
      expect(deniedBy(table, '203.0.113.9')).toBe(true);
      expect(deniedBy(table, '203.0.113.70')).toBe(false);
      expect(deniedBy(table, '203.0.113.65')).toBe(true);
      expect(deniedBy(table, '198.51.100.1')).toBe(false);
    }
  });

  it('knows an address of version 4 in the clothes of version 6, and networks of version 6', () => {
    expect(deniedBy([{ verdict: 'deny', network: '203.0.113.0/24' }], '::ffff:203.0.113.9')).toBe(true);
    expect(deniedBy([{ verdict: 'deny', network: '2001:db8::/32' }], '2001:db8:1::7')).toBe(true);
    expect(deniedBy([{ verdict: 'deny', network: '2001:db8::/32' }], '2001:db9::7')).toBe(false);
    expect(deniedBy([{ verdict: 'deny', network: '0.0.0.0/0' }], '2001:db8::7')).toBe(false);
  });

  it('asks for the country where no network decides', () => {
    const rules: RegionRule[] = [
      { verdict: 'deny', country: 'SG' },
      { verdict: 'allow', network: '203.0.113.0/24' },
    ];
    expect(deniedBy(rules, '198.51.100.1', 'SG')).toBe(true);
    expect(deniedBy(rules, '203.0.113.9', 'SG')).toBe(false);
    expect(deniedBy(rules, '198.51.100.1', 'BD')).toBe(false);
    expect(deniedBy(rules, '198.51.100.1', undefined)).toBe(false);
  });

  it('that names whom it serves serves nobody else', () => {
    const rules: RegionRule[] = [{ verdict: 'allow', country: 'BD' }];
    expect(deniedBy(rules, '198.51.100.1', 'BD')).toBe(false);
    expect(deniedBy(rules, '198.51.100.1', 'IN')).toBe(true);
    expect(deniedBy(rules, '198.51.100.1', undefined)).toBe(true);
    // Without a file nobody's country is known: rules about countries say nothing, rather than shutting everybody out.
    expect(deniedBy(rules, '198.51.100.1', undefined, false)).toBe(false);
  });

  it.each([
    '',
    '203.0.113',
    '203.0.113.0/33',
    '2001:db8::/129',
    '203.0.113.0/24/1',
    '203.0.113.0/-1',
    'fe80::1%eth0/64',
    'localhost',
  ])('has no network “%s”', (text) => expect(parseNetwork(text)).toBeUndefined());
});
