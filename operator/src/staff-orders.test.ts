import { userInfo } from 'node:os';
import type { RegistryPort } from './registry';
import { attend, readStaffOrder, type StaffOrder } from './staff-orders';

const orderOf = (...args: string[]): StaffOrder => {
  const order = readStaffOrder(args);
  if (!order) throw new Error('about something else');
  return order;
};
const asked: unknown[] = [];
const answering = (value: unknown): RegistryPort => ({
  get: async (path) => (asked.push(path), value as never),
  post: async (path, body) => (asked.push([path, body]), value as never),
});
beforeEach(() => void asked.splice(0));

describe('whoever has the machine', () => {
  it('invites the first admin and hands on the one-time address', async () => {
    const answer = { enrolment: { address: 'http://localhost:4001/enrol/abc', until: '2026-11-22T10:00:00.000Z' } };

    const told = await attend(orderOf('invite', 'shirin', '--admin'), answering(answer));

    expect(told).toContain('http://localhost:4001/enrol/abc');
    expect(asked).toEqual([
      [
        '/operators',
        { name: 'shirin', displayName: 'shirin', roles: { '*': 'admin' }, reason: expect.any(String), who: userInfo().username },
      ],
    ]);
  });

  it('invites with a role in one brand', () => {
    expect(orderOf('invite', 'rafi', '--role', 'operator', '--brand', 'lagoon')).toMatchObject({ roles: { lagoon: 'operator' } });
  });

  it.each([
    [['invite', 'rafi'], 'Say --admin'],
    [['invite', 'rafi', '--role', 'emperor'], 'Say --admin'],
    [['invite'], 'Say the operator’s name'],
    [['recover', 'rafi'], 'Say --reason'],
    [['recover', 'rafi', '--because', 'x'], 'because'],
  ])('is shown what there is after “%s”', (args, hint) => {
    expect(() => readStaffOrder(args)).toThrow(hint);
  });

  it('leaves other orders to others', () => {
    expect(readStaffOrder(['audit', '--brand', 'pavilion'])).toBeUndefined();
    expect(readStaffOrder(['remote', 'disable', 'points'])).toBeUndefined();
  });
});

describe('the check of the audit log', () => {
  const whole = { ok: true, checked: 7, firstBad: null, checkpoints: 2, checkpointedTo: 6 };

  it('says how far it is whole', async () => {
    expect(await attend(orderOf('audit', 'verify'), answering(whole))).toContain('7 entries, 2 checkpoints, the last at entry 6');
  });

  it('fails where it is not, and says where', async () => {
    const cut = { ...whole, ok: false, firstBad: { id: '5', fault: 'cut' } };

    await expect(attend(orderOf('audit', 'verify'), answering(cut))).rejects.toThrow('from entry 5 on');
  });
});
