import { randomUUID } from 'node:crypto';
import type { StaffSession } from '@pavilion/api/staff';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { enrolAt, messagesTo, operatorToken, type TestApp, type TestOperator, staffRequest } from '../platform/testing';
import { arbitraryInput, type InputSchema } from '../platform/testing/input-from-schema';

type Body = Record<string, unknown>;
interface Route {
  method: string;
  url: string;
  body?: InputSchema | undefined;
}

/** Ids that a route may be about, by the word before `:id`. */
export type KnownIds = Record<string, Set<string>>;

/** They own this mail box: what is mailed there, they read. */
const MAILBOX = 'puppets@evil.example';
const MAX_ACCOUNTS = 4;
/** They end one's own session, or change one's own password. */
const OWN_AFFAIRS = /^\/staff\/(session|account|enrolment)/;

/** They end what waits without its effect; one is enough for that. */
const GIVES_UP = /\/(rejection|reject|cancel|return|withdrawal)$/;

/** One person with as many accounts as they can make, who asks every staff route for everything, as each of them. */
export class OnePerson {
  readonly accounts: TestOperator[];
  /** `POST /staff/…` and the status that it answered. */
  readonly answered = new Map<string, Set<number>>();
  #tried = new Set<string>();
  #seed = 0;

  constructor(
    readonly app: TestApp,
    first: TestOperator,
    readonly ids: KnownIds,
    /** What is worth asking for, by the name of the field. */
    readonly wanted: Body,
  ) {
    this.accounts = [first];
  }

  get routes(): Route[] {
    return this.app.gateway.staff.staffRoutes
      .flatMap(({ methods, url, schema }) =>
        methods.map((method) => ({ method, url, body: schema.body as InputSchema | undefined })),
      )
      .filter(({ method, url }) => !['GET', 'HEAD'].includes(method) && !OWN_AFFAIRS.test(url) && !GIVES_UP.test(url));
  }

  /** Every route once, as every account, about every id; then the mail box is read. */
  async tryEverything(): Promise<void> {
    for (const account of [...this.accounts])
      for (const route of this.routes)
        for (const id of this.#idsFor(route)) for (const body of this.#bodiesFor(route)) await this.#try(account, route, id, body);
    await this.#enrol((await messagesTo(this.app, MAILBOX)).map(({ text }) => text ?? ''));
  }

  /** An account that whoever holds the machine's token makes. */
  async inviteByCommandLine(name: string): Promise<void> {
    const answer = await this.app.requestPrivate({
      method: 'POST',
      url: '/operators',
      headers: { authorization: `Bearer ${operatorToken(this.app)}` },
      payload: { name, displayName: name, roles: { '*': 'admin' }, reason: 'another pair of eyes', who: 'somebody else' },
    });
    await this.#enrol([answer.body]);
  }

  async #try(account: TestOperator, { method, url }: Route, id: string, payload: Body): Promise<void> {
    const address = url.replace(':brand', 'pavilion').replace(/:\w+/g, id);
    const answer = await staffRequest(this.app, { method: method as 'POST', url: address, as: account, payload });
    const known = this.answered.get(`${method} ${url}`) ?? new Set();
    this.answered.set(`${method} ${url}`, known.add(answer.statusCode));
    this.#learn(url, answer);
    await this.#enrol([answer.body]);
  }

  #idsFor({ method, url }: Route): string[] {
    const family = /\/([\w-]+)\/:id/.exec(url)?.[1];
    if (!family) return ['wallet'];
    const ids = [...(this.ids[family] ?? []), '999999'];
    // A change of their own accounts only ends their own sessions.
    return method === 'PATCH' ? ids.filter((id) => this.accounts.every((account) => account.id !== id)) : ids;
  }

  /** What the schema takes, filled with what is worth asking for; each optional field with and without. */
  #bodiesFor({ body }: Route): Body[] {
    if (!body) return [{}];
    const drawn = fc.sample(arbitraryInput(body), { numRuns: 1, seed: (this.#seed += 1) })[0] as Body;
    const fields = Object.keys(body.properties ?? {});
    const whole = Object.fromEntries(fields.map((field) => [field, this.#wish(field) ?? drawn[field]]));
    const least = Object.fromEntries(
      fields.filter((field) => body.required?.includes(field)).map((field) => [field, whole[field]]),
    );
    const oneMore = fields.filter((field) => !(field in least)).map((field) => ({ ...least, [field]: whole[field] }));
    return [whole, least, ...oneMore];
  }

  #wish(field: string): unknown {
    if (field === 'name') return `puppet${(this.#seed += 1)}`;
    if (field === 'id') return randomUUID();
    if (field === 'mail') return MAILBOX;
    return this.wanted[field];
  }

  /** Whatever an answer names can be asked about next. */
  #learn(url: string, answer: LightMyRequestResponse): void {
    if (answer.statusCode !== 200) return;
    const family = /\/staff\/(?:brands\/:brand\/)?([\w-]+)/.exec(url)?.[1] ?? '';
    for (const [, key, id] of answer.body.matchAll(/"(id|request)":"([\w-]{1,60})"/g))
      this.ids[key === 'request' ? 'pending' : family]?.add(id ?? '');
  }

  /** At every enrolment address that they get to see. */
  async #enrol(texts: readonly string[]): Promise<void> {
    const addresses = texts.flatMap((text) => text.match(/http\S+\/enrol\/[\w-]{43}/g) ?? []);
    for (const address of addresses.filter((each) => !this.#tried.has(each))) {
      this.#tried.add(address);
      if (this.accounts.length >= MAX_ACCOUNTS) continue;
      // Those that ended meanwhile are good for nothing.
      if ((await staffRequest(this.app, { url: `/staff/enrolment/${address.split('/').at(-1)}` })).statusCode !== 200) continue;
      const operator = { id: '', name: '' } as never;
      const account = await enrolAt(this.app, { operator, enrolment: { address, until: '' } });
      this.accounts.push({ ...account, ...(await this.#nameOf(account)) });
    }
  }

  async #nameOf(as: TestOperator): Promise<Pick<TestOperator, 'id' | 'name'>> {
    const { value } = (await staffRequest(this.app, { url: '/staff/session', as })).json<{ value: StaffSession }>();
    return value.operator;
  }
}
