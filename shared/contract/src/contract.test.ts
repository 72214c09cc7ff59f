import { CONTRACT_VERSION, defineRemote, describeRemote, readRemote } from './index';

const described = describeRemote({
  name: 'wallet',
  pages: [
    {
      id: 'wallet.deposit',
      paths: ['depositv2'],
      area: 'member',
      label: { bn: 'জমা', en: 'Deposit' },
      icon: 'wallet',
      audience: 'member',
    },
  ],
});
const nothing = () => Promise.resolve(() => null);
const remote = defineRemote(described, {
  pages: { 'wallet.deposit': nothing },
  messages: { bn: () => Promise.resolve({}), en: () => Promise.resolve({}) },
});

describe('what arrives in the shell', () => {
  it('is taken when it was built against this contract', () => {
    expect(readRemote(remote)).toBe(remote);
  });

  it('is taken when it was built against the contract before', () => {
    const older = { ...remote, contract: CONTRACT_VERSION - 1 };

    expect(readRemote(older)).toBe(older);
  });

  it.each([
    ['older than the overlap', { ...remote, contract: CONTRACT_VERSION - 2 }, 'remote.contract-too-old'],
    ['newer than the shell', { ...remote, contract: CONTRACT_VERSION + 1 }, 'remote.contract-too-new'],
    ['built for another federation runtime', { ...remote, runtime: '1.0' }, 'remote.runtime-differs'],
    ['not a remote', { default: remote }, 'remote.not-a-remote'],
    ['nothing', undefined, 'remote.not-a-remote'],
    ['without a contract', { ...remote, contract: undefined }, 'remote.not-a-remote'],
  ])('is refused by name when it is %s', (_, value, refusal) => {
    expect(readRemote(value)).toBe(refusal);
  });
});
