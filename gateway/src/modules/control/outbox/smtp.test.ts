import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtp } from './transports/smtp';
import { render } from './templates';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

const open: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
});

async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'pavilion' && password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  // Without a listener its errors would end the test run.
  server.on('error', () => undefined);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://pavilion:p%40ss%2Fword@127.0.0.1:${port}`, received };
}

const KNOWN_FIELDS = [
  ...['from', 'to', 'subject', 'message-id', 'auto-submitted', 'date', 'mime-version'],
  ...['content-type', 'content-transfer-encoding'],
];
const mail = { id: '7d9f5d9e-0000-4000-8000-000000000001', to: 'mita@example.org', from: 'Pavilion' };
const values = { name: 'mita', link: 'https://pavilion.example/login?reset=abc', brand: 'Pavilion' };
const sendBy = (url: string, message: object = {}) =>
  smtp({ url, from: 'care@pavilion.example' }).send({ ...mail, ...render('password.link', 'bn', values), ...message });
const headOf = ({ raw }: Received) => raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n');

it('hands a mail over under the brand’s name, once recognisable, in Bengali as well', async () => {
  const { url, received } = await mailServer();

  await sendBy(url);

  const [got] = received;
  expect(got).toMatchObject({ from: 'care@pavilion.example', to: ['mita@example.org'] });
  expect(headOf(got!)).toEqual(
    expect.arrayContaining([
      'From: Pavilion <care@pavilion.example>',
      'To: mita@example.org',
      'Message-ID: <7d9f5d9e-0000-4000-8000-000000000001@pavilion.example>',
      'Auto-Submitted: auto-generated',
    ]),
  );
  const text = Buffer.from(got!.raw.slice(got!.raw.indexOf('\r\n\r\n')), 'base64').toString('utf8');
  expect(text).toContain('প্রিয় mita,');
  expect(text).toContain('https://pavilion.example/login?reset=abc');
});

it.each([
  ['the member’s name', render('password.changed', 'en', { name: 'x\r\nBcc: evil@example.org\r\n\r\nbuy', at: 'now', brand: 'P' })],
  ['the brand’s name', { from: 'Pavilion\r\nBcc: evil@example.org' }],
  ['the brand’s name, as an address', { from: 'Pavilion <evil@example.org>, a' }],
  ['the subject', { subject: 'Hello\r\nBcc: evil@example.org\r\n\r\nbody' }],
])('cannot be given a line of the head or a recipient more through %s', async (_, message) => {
  const { url, received } = await mailServer();

  await sendBy(url, message);

  const [got] = received;
  expect(got).toMatchObject({ from: 'care@pavilion.example', to: ['mita@example.org'] });
  const fields = headOf(got!).flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
  expect(fields.filter((field) => !KNOWN_FIELDS.includes(field))).toEqual([]);
});

it.each(['mita@example.org\r\nBcc: evil@example.org', 'mita@example.org, evil@example.org', 'mita', '<mita@example.org>', ''])(
  'sends nothing to “%s”, which is not one address',
  async (to) => {
    const { url, received } = await mailServer();

    await expect(sendBy(url, { to })).rejects.toMatchObject({ message: 'the address is none', final: true });
    expect(received).toEqual([]);
  },
);

it('fills names in as one line without marks that reorder or hide', () => {
  const { text, subject } = render('password.link', 'en', { ...values, name: 'a\u202eb\u2028c\nd', brand: 'Pa\r\nvilion' });

  expect(text.split('\n')[0]).toBe('Hello a b c d,');
  expect(subject).toBe('A new password for Pa vilion');
});

it.each([
  ['a recipient that does not exist', { onRcptTo: (_a, _s, done) => done(refusal(550)) }, 'the mail server answered 550', true],
  ['a mailbox that is full now', { onRcptTo: (_a, _s, done) => done(refusal(452)) }, 'the mail server answered 452', false],
  ['a password of ours that is wrong', { onAuth: (_a, _s, done) => done(refusal(535)) }, 'the mail server answered 535', false],
] satisfies [string, SMTPServerOptions, string, boolean][])(
  'says why of %s, without repeating the address',
  async (_, options, reason, final) => {
    const { url } = await mailServer(options);

    await expect(sendBy(url)).rejects.toMatchObject({ message: reason, final });
  },
);

it('says that nobody is there, or that nobody answers', async () => {
  await expect(sendBy('smtp://127.0.0.1:9')).rejects.toMatchObject({ message: 'the mail server was not reached', final: false });
});

function refusal(responseCode: number): Error {
  return Object.assign(new Error('mita@example.org is refused'), { responseCode });
}
