import { userInfo } from 'node:os';
import type { GatewayClient } from '@pavilion/tooling/cli/gateway-client.mjs';
import { type OperatorCommand, parseArguments } from './arguments';
import { runOperatorCommand } from './run-operator-command';

const orderOf = (...args: string[]): OperatorCommand => parseArguments(args);
const asked: unknown[] = [];
const answering = (value: unknown): GatewayClient => {
  const answer = async (path: string, body?: unknown) => (asked.push(body === undefined ? path : [path, body]), value as never);
  return { get: answer, post: answer, postAgain: answer, put: answer, postFile: answer };
};
beforeEach(() => void asked.splice(0));

describe('somebody on the machine itself', () => {
  it('invites the first admin and hands on the one-time address', async () => {
    const answer = { enrolment: { address: 'http://localhost:4001/enrol/abc', until: '2026-11-22T10:00:00.000Z' } };

    const printed = await runOperatorCommand(orderOf('invite', 'shirin', '--admin'), answering(answer));

    expect(printed).toContain('http://localhost:4001/enrol/abc');
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
    [['invite', 'rafi', '--role', 'emperor'], 'it is viewer, operator, approver, admin'],
    [['invite'], '<name> is missing: the operator’s name'],
    [['recover', 'rafi'], '--reason is missing'],
    [['recover', 'rafi', '--reason', 'x'], '--reason cannot be “x”: write 3 characters or more'],
    [
      ['clone', 'pavilion', 'bay', '--name', 'Bay', '--host', 'https://bay.example', '--reason', 'a new brand'],
      '--host cannot be “https://bay.example”: a host is small letters, digits, dots and hyphens, without https:// and port',
    ],
    [['recover', 'rafi', '--because', 'x'], 'There is no option --because'],
  ])('is told in one line what is wrong with “%s”', (args, hint) => {
    expect(() => parseArguments(args)).toThrow(hint);
  });

  it('reads the log of a brand and checks all of it by different commands', () => {
    expect(orderOf('audit', '--brand', 'pavilion')).toEqual({ what: 'audit', brand: 'pavilion' });
    expect(orderOf('audit', 'verify')).toEqual({ what: 'verify' });
  });
});

describe('the check of the audit log', () => {
  const whole = { ok: true, checked: 7, firstBad: null, checkpoints: 2, checkpointedTo: 6 };

  it('says how far it is whole', async () => {
    expect(await runOperatorCommand(orderOf('audit', 'verify'), answering(whole))).toContain(
      '7 entries, 2 checkpoints, the last at entry 6',
    );
  });

  it('fails where it is not, and says where', async () => {
    const cut = { ...whole, ok: false, firstBad: { id: '5', fault: 'cut' } };

    await expect(runOperatorCommand(orderOf('audit', 'verify'), answering(cut))).rejects.toThrow('from entry 5 on');
  });
});
