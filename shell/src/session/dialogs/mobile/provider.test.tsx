import { registerByMobile } from '@pavilion/api/calls/auth';
import { phoneProvider } from '@pavilion/api/calls/verification';
import { CallError } from '@pavilion/host/http';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { button, field, resetVisit, renderSession } from '../../../testing/render-session';
import bn from '../../messages/bn.json';
import en from '../../messages/en.json';

const PAGE = 'https://phones.example/prove?brand=7';
const TOKEN = 'head.claims.signature';

/** A window of its own origin, as far as a page that opened it can see. */
class OtherWindow {
  closed = false;
  address = '';
  readonly source = document.createElement('iframe');
  constructor() {
    this.source.title = 'another window';
    document.body.append(this.source);
    Object.assign(this.asWindow, { focus: () => undefined, close: () => (this.closed = true) });
    Object.defineProperty(this.asWindow, 'closed', { get: () => this.closed });
  }
  get asWindow(): Window {
    return this.source.contentWindow as Window;
  }
  get asked(): URLSearchParams {
    return new URLSearchParams(new URL(this.address).hash.slice(1));
  }
  says(data: object, { origin = 'https://phones.example', source = this.asWindow } = {}) {
    return act(async () => window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  }
}

let windows: OtherWindow[] = [];
beforeAll(() => import('../SessionDialog'));
beforeEach(() => {
  resetVisit();
  windows = [];
  jest.spyOn(window, 'open').mockImplementation((address) => {
    const opened = new OtherWindow();
    opened.address = String(address);
    windows.push(opened);
    return opened.asWindow;
  });
});
afterEach(() => {
  for (const { source } of windows) source.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(locale: 'bn' | 'en' = 'en') {
  const opened = renderSession({ flags: { MOBILENUMREG3: true, USERNAMEREG3: false, PHONETOKEN: true }, locale });
  opened.http.answer(phoneProvider, { provider: { page: PAGE, channel: 'our-project' } });
  act(() => opened.session.source.register());
  const texts = locale === 'bn' ? bn : en;
  const number = await field(locale === 'bn' ? /^মোবাইল নম্বর/ : /^Mobile number/);
  await opened.user.type(number, '01812345678');
  const prove = async () => {
    const before = windows.length;
    await opened.user.click(await screen.findByRole('button', { name: texts['provider.open'] }));
    await waitFor(() => expect(windows).toHaveLength(before + 1));
    return windows[before] as OtherWindow;
  };
  return { ...opened, texts, number, prove };
}

async function agreeAndSend({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older.' }));
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
  await user.click(button('Register'));
}

const said = (popup: OtherWindow, more: object = {}) => ({
  type: 'pavilion.phone',
  state: popup.asked.get('state'),
  token: TOKEN,
  ...more,
});

it('a number is proven in the provider’s own window, and its word goes along with the form', async () => {
  const opened = await open();
  const popup = await opened.prove();
  expect(popup.address.startsWith(`${PAGE}#`)).toBe(true);
  expect(Object.fromEntries(popup.asked)).toEqual({
    mobileNum: '01812345678',
    countryDialingCode: '880',
    language: 'en',
    origin: 'http://localhost',
    state: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });

  await popup.says(said(popup));
  expect(await screen.findByText(en['provider.done'])).toBeInTheDocument();
  expect(popup.closed).toBe(true);
  await agreeAndSend(opened);

  await waitFor(() => expect(opened.http.inputsOf(registerByMobile)).toHaveLength(1));
  expect(opened.http.inputsOf(registerByMobile)[0]).toMatchObject({
    mobileNum: '01812345678',
    firebaseChannel: 'our-project',
    firebaseIdToken: TOKEN,
  });
  expect(opened.http.inputsOf(registerByMobile)[0]).not.toHaveProperty('verificationCode');
});

it.each([
  ['of another page', (popup: OtherWindow) => popup.says(said(popup), { origin: 'https://evil.example' })],
  [
    'of the same provider in another window',
    (popup: OtherWindow) => popup.says(said(popup), { source: new OtherWindow().asWindow }),
  ],
  ['for another state', (popup: OtherWindow) => popup.says(said(popup, { state: 'guessed' }))],
  ['with more in it than it should have', (popup: OtherWindow) => popup.says(said(popup, { admin: true }))],
  ['that is no token', (popup: OtherWindow) => popup.says(said(popup, { token: '<script>' }))],
  ['that is too long', (popup: OtherWindow) => popup.says(said(popup, { token: `a.b.${'c'.repeat(5000)}` }))],
  ['with a failure that is no word', (popup: OtherWindow) => popup.says(said(popup, { token: undefined, error: '<b>' }))],
  ['with a failure beside a token', (popup: OtherWindow) => popup.says(said(popup, { error: 'internal-error' }))],
  ['of another kind', (popup: OtherWindow) => popup.says(said(popup, { type: 'game.closed' }))],
])('a message %s is not heard', async (_what, say) => {
  const { prove } = await open();
  const popup = await prove();

  await say(popup);

  expect(screen.queryByText(en['provider.done'])).not.toBeInTheDocument();
  await popup.says(said(popup));
  expect(await screen.findByText(en['provider.done'])).toBeInTheDocument();
});

it('a state is good for one window: what an earlier one says is not heard any more', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { prove } = await open();
  const first = await prove();
  act(() => void jest.advanceTimersByTime(61_000));
  const second = await prove();

  await first.says(said(first), { source: first.asWindow });
  expect(screen.queryByText(en['provider.done'])).not.toBeInTheDocument();
  await second.says(said(second));
  expect(await screen.findByText(en['provider.done'])).toBeInTheDocument();
});

it.each(['bn', 'en'] as const)('a window that is closed too early is said plainly, in %s', async (locale) => {
  const { prove, texts } = await open(locale);
  const popup = await prove();

  popup.closed = true;

  expect(await screen.findByRole('alert')).toHaveTextContent(texts['provider.closed']);
});

it.each([
  ['captcha-check-failed', 'Invalid reCaptcha input or non-whitelisted domain. Please try again, or contact customer service.'],
  ['unauthorized-domain', 'Invalid reCaptcha input or non-whitelisted domain. Please try again, or contact customer service.'],
  ['quota-exceeded', 'No more codes can be sent today. Contact customer service.'],
  ['operation-not-allowed', 'This function is not enabled. Contact customer service.'],
  ['too-many-requests', 'Too many requests, try again after 5 minutes.'],
  ['invalid-phone-number', 'Please enter a valid mobile number.'],
  ['code-expired', 'The verification code expired. Send another.'],
  ['internal-error', 'Something failed on our side. Nothing was changed.'],
])('what a provider says of its own failure, %s, is said in the product’s words', async (error, text) => {
  const { prove } = await open();
  const popup = await prove();

  await popup.says({ type: 'pavilion.phone', state: popup.asked.get('state'), error });

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(popup.closed).toBe(true);
});

it.each(['bn', 'en'] as const)(
  'a window that the browser blocks is said plainly and can be tried at once, in %s',
  async (locale) => {
    jest.mocked(window.open).mockReturnValue(null);
    const { user, texts } = await open(locale);

    await user.click(await screen.findByRole('button', { name: texts['provider.open'] }));

    expect(await screen.findByRole('alert')).toHaveTextContent(texts['provider.blocked']);
    expect(screen.getByRole('button', { name: texts['provider.open'] })).toBeEnabled();
  },
);

it('another window can be opened after a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { prove } = await open();
  await prove();
  expect(screen.getByRole('button', { name: /^Open again in (60|59) s$/ })).toBeDisabled();

  act(() => void jest.advanceTimersByTime(61_000));

  expect(await screen.findByRole('button', { name: en['provider.open'] })).toBeEnabled();
});

it('a number that is changed afterwards has to be proven anew', async () => {
  const opened = await open();
  const popup = await opened.prove();
  await popup.says(said(popup));

  await opened.user.type(opened.number, '{Backspace}9');
  await agreeAndSend(opened);

  expect(await screen.findByText(en['provider.needed'])).toBeInTheDocument();
  expect(opened.http.inputsOf(registerByMobile)).toEqual([]);
});

it('a word that the gateway does not believe is asked for anew', async () => {
  const opened = await open();
  opened.http.answer(registerByMobile, new CallError('verification.token_refused', 'Your number could not be confirmed.'));
  const popup = await opened.prove();
  await popup.says(said(popup));

  await agreeAndSend(opened);

  expect(await screen.findByText('Your number could not be confirmed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Open again|Confirm my number/ })).toBeInTheDocument();
});

it('has nothing that axe complains of', async () => {
  const { baseElement } = await open();
  await screen.findByRole('button', { name: en['provider.open'] });

  expect((await axe(baseElement, { resultTypes: ['violations'] })).violations.map(({ id }) => id)).toEqual([]);
});
