import type { EventName, EventPayload, Locale, PageId } from '@pavilion/contract';
import { balance } from '@pavilion/api/calls/wallet';
import type { BalanceValue } from '@pavilion/api/wallet';
import type { Balance, BalanceSource } from '@pavilion/host/balance';
import type { BrandFacts } from '@pavilion/host/brand';
import type { ConnectionSource, ConnectionState } from '@pavilion/host/connection';
import type { Host } from '@pavilion/host/host';
import type { HttpClient } from '@pavilion/host/http';
import type { Preference, ThemeChoice } from '@pavilion/host/preferences';
import type { AreaPage } from '@pavilion/host/links';
import type { Member, Session } from '@pavilion/host/session';
import type { SlotRenderer } from '@pavilion/host/slots';
import { filter, map, Subject } from 'rxjs';
import { aBrand, aMember } from './builders';
import { FakeGateway } from './fake-gateway';

/** What a test's player meets; nobody is signed in, and every page exists, unless told otherwise. */
export interface FakeHostOptions {
  brand?: Partial<BrandFacts>;
  /** Who is signed in; nobody when missing. */
  member?: Member;
  /** The page does not know yet whether a session that was left here is alive; `signInAs` tells it. */
  returning?: boolean;
  /** Answers of the network edge: a {@link FakeGateway}, or a real client on a development page. */
  http?: HttpClient;
  /** Pages this brand does not have. */
  missingPages?: readonly PageId[];
  /** What stands in the menu of every area. */
  areaPages?: readonly AreaPage[];
  /** What the player answers when asked to confirm. */
  confirms?: boolean;
  /** What other remotes fill a place with; nothing unless told. */
  slots?: SlotRenderer['render'];
  /** Who they sign in as when the popup opens; closing it when `null`. */
  signsInAs?: Member | null;
}

/** A host whose doings can be looked at afterwards. */
export interface FakeHost extends Host {
  /** Everything that was emitted on the bus. */
  emitted: { name: EventName; payload: unknown }[];
  toasts: { tone: string; text: string }[];
  questions: string[];
  /** What stood under each of them. */
  questionTexts: string[];
  signInRequests: number;
  /** How often a screen said that money was moved. */
  moneyMoves: number;
  /** The gateway tells what the member holds now. */
  tellBalance(value: BalanceValue): void;
  signInAs(member: Member | undefined): void;
  /** The page is connected in another way now. */
  connect(state: ConnectionState): void;
}

/** The host as a remote sees it, alone: tests and development pages put it around a screen. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const bus = new Subject<{ name: EventName; payload: unknown }>();
  const session = fakeSession(options);
  const http = options.http ?? new FakeGateway();
  const holdings = fakeBalance(session.source, http);
  const connection = fakeConnection();
  const fake: FakeHost = {
    balance: holdings.source,
    tellBalance(value) {
      holdings.tell(value);
      fake.events.emit('balance.changed', { balance: value.balance });
    },
    get moneyMoves() {
      return holdings.moves();
    },
    emitted: [],
    toasts: [],
    questions: [],
    questionTexts: [],
    get signInRequests() {
      return session.asked();
    },
    signInAs: session.become,
    connection: connection.source,
    connect: connection.become,
    brand: aBrand(options.brand),
    http,
    session: session.source,
    links: {
      to: (page, ...params) => (options.missingPages?.includes(page) ? undefined : addressOf(page, params[0])),
      inArea: () => options.areaPages ?? [],
    },
    preferences: { theme: fakePreference<ThemeChoice>('system'), locale: fakePreference<Locale>('en') },
    slots: { render: options.slots ?? (() => null) },
    events: {
      emit(name, payload) {
        fake.emitted.push({ name, payload });
        bus.next({ name, payload });
      },
      on: <Name extends EventName>(name: Name) =>
        bus.pipe(
          filter((event) => event.name === name),
          map((event) => event.payload as EventPayload<Name>),
        ),
    },
    dialogs: {
      async confirm({ title, text }) {
        fake.questions.push(title);
        fake.questionTexts.push(text ?? '');
        return options.confirms ?? true;
      },
      toast: (tone, text) => void fake.toasts.push({ tone, text }),
      customerService: () => undefined,
    },
  };
  return fake;
}

/** Reads the balance when a screen first uses it, and whenever money was moved: as if there were no stream. */
function fakeBalance(session: Host['session'], http: HttpClient) {
  let state: Balance = { value: undefined, reading: false, error: null };
  let moves = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<Balance>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const read = async () => {
    const now = session.current();
    if (now.state !== 'signed-in' || now.member.trial) return;
    set({ reading: true });
    await http.call(balance).then(
      (value) => set({ value, reading: false, error: null }),
      (error: Error) => set({ reading: false, error }),
    );
  };
  session.subscribe(() => {
    set({ value: undefined });
    if (listeners.size > 0) void read();
  });
  const source: BalanceSource = {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (!state.value && !state.reading) void read();
      return () => void listeners.delete(listener);
    },
    read,
    moneyMoved() {
      moves += 1;
      if (listeners.size > 0) void read();
    },
  };
  return { source, moves: () => moves, tell: (value: BalanceValue) => set({ value }) };
}

/** One that stands, until it is told to be otherwise. */
function fakeConnection() {
  let state: ConnectionState = 'online';
  const listeners = new Set<() => void>();
  const source: ConnectionSource = {
    current: () => state,
    notice: () => false,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: () => () => undefined,
  };
  const become = (next: ConnectionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { source, become };
}

function fakePreference<Value>(value: Value): Preference<Value> {
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function addressOf(page: string, params: Readonly<Record<string, string>> = {}): string {
  return `/${page.replaceAll('.', '/')}${Object.values(params)
    .map((value) => `/${encodeURIComponent(value)}`)
    .join('')}`;
}

function fakeSession({ member, returning = false, signsInAs = aMember() }: FakeHostOptions) {
  let current: Session = returning ? { state: 'visitor', returning } : sessionOf(member);
  let asked = 0;
  const listeners = new Set<() => void>();
  const become = (next: Member | undefined) => {
    current = sessionOf(next);
    for (const listener of listeners) listener();
  };
  const signIn = async () => {
    asked += 1;
    if (!signsInAs) throw new Error('closed');
    become(signsInAs);
    return signsInAs;
  };
  const source: Host['session'] = {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn,
    signInWith: signIn,
    register: () => undefined,
    signOut: async () => become(undefined),
    refresh: async () => undefined,
  };
  return { source, become, asked: () => asked };
}

function sessionOf(member: Member | undefined): Session {
  return member ? { state: 'signed-in', member } : { state: 'visitor' };
}
