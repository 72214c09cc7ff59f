import { call } from '@pavilion/api';
import { checkAffiliate, registrationRules, signIn } from '@pavilion/api/calls/auth';
import { requestPasswordResetMail, phoneProvider, sendCode } from '@pavilion/api/calls/verification';
import { CallError } from '@pavilion/host/http';
import { errorText, type Locale, locales } from '@pavilion/i18n';
import { screenMessages, silentBehaviours } from '@pavilion/i18n/product-messages';
import { aMember } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHttpClient } from './http/create-http-client';
import { TimedOut } from './http/transport';
import { messages as frameTexts, textOf } from './messages';
import { refusalText } from './remotes/refusal-text';
import { messages as sessionTexts, type SessionText } from './session/messages';
import { aManifest, aPage, aRemote, renderShell } from './testing/render-shell';
import { resetVisit, renderSession, rule, RULES } from './testing/render-session';
import { entry, manifestWith, renderRemotes, wallet } from './testing/render-remotes';

beforeAll(async () => {
  await import('./session/dialogs/SessionDialog');
  await import('./states/RegionPage');
});
beforeEach(() => {
  resetVisit();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const manifest = aManifest({ lobby: aRemote('lobby', [aPage('lobby.home', '/'), aPage('lobby.promotions', '/promotions')]) });
const LABELS = {
  bn: { name: /^ইউজারনেম/, password: /^পাসওয়ার্ড/, number: /^মোবাইল নম্বর/, mail: /^ই-?মেইল/ },
  en: { name: /^User name/, password: /^Password/, number: /^Mobile number/, mail: /^Email/ },
};

/** A page or a popup in one language, and its texts. */
function reading(locale: Locale) {
  const of = (id: SessionText) => sessionTexts[locale][id];
  const button = (id: SessionText) => screen.findByRole('button', { name: of(id) });
  const field = (name: keyof (typeof LABELS)['en']) => screen.findByLabelText(LABELS[locale][name], { selector: 'input' });
  const popup = (flags: Record<string, boolean> = {}, rules = RULES) => renderSession({ locale, flags, rules });
  const shell = (options: Parameters<typeof renderShell>[1] = {}) => {
    localStorage.setItem('pavilion.lang', locale);
    return renderShell(manifest, options);
  };
  const mobileTab = async ({ user, session }: ReturnType<typeof popup>) => {
    act(() => session.popups.open({ name: 'sign-in' }));
    await user.click(await screen.findByRole('tab', { name: of('method.mobile') }));
  };
  return { of, button, field, popup, shell, mobileTab, frame: frameTexts[locale] };
}

/** The client of a page whose calls all fail. */
function clientOver(locale: Locale, failure: Error) {
  const client = createHttpClient({
    hosts: [],
    prefetched: {},
    transport: () => Promise.reject(failure),
    locale: () => locale,
    token: () => undefined,
    onTokenRefused: () => undefined,
    encrypt: async (_call, body) => body,
    messageText: (code) => textOf(code, locale),
  });
  return { client };
}

/** Brings each message about as a player would, and reads it. */
const triggers: Readonly<Record<keyof typeof screenMessages, (locale: Locale) => Promise<void>>> = {
  'phone.format': async (locale) => {
    const { popup, mobileTab, field, button } = reading(locale);
    const opened = popup({ MOBILELOGIN: true });
    await mobileTab(opened);
    await opened.user.type(await field('number'), '1812');
    await opened.user.click(await button('code.send'));
    expect(await field('number')).toHaveAccessibleDescription(
      locale === 'bn'
        ? '11 সংখ্যার একটি মোবাইল নম্বর লিখুন, যেমন 01812-345678।'
        : 'Enter a mobile number with 11 digits, such as 01812-345678.',
    );
  },
  'popup.closed': async (locale) => {
    const { popup, field, button, of } = reading(locale);
    const other = { closed: false, focus: () => undefined };
    jest.spyOn(window, 'open').mockReturnValue(other as Window);
    const { http, session, user } = popup({ MOBILENUMREG3: true, USERNAMEREG3: false, PHONETOKEN: true });
    http.answer(phoneProvider, { provider: { page: 'https://phones.example/', channel: 'ours' } });
    act(() => session.source.register());
    await user.type(await field('number'), '01812345678');
    await user.click(await button('provider.open'));
    other.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent(of('provider.closed'));
  },
  recaptcha: async (locale) => {
    const { popup, field, button, of } = reading(locale);
    const other = document.createElement('iframe');
    document.body.append(other);
    const source = other.contentWindow as Window;
    Object.assign(source, { focus: () => undefined, close: () => undefined });
    const opening = jest.spyOn(window, 'open').mockReturnValue(source);
    const { http, session, user } = popup({ MOBILENUMREG3: true, USERNAMEREG3: false, PHONETOKEN: true });
    http.answer(phoneProvider, { provider: { page: 'https://phones.example/', channel: 'ours' } });
    act(() => session.source.register());
    await user.type(await field('number'), '01812345678');
    await user.click(await button('provider.open'));
    await waitFor(() => expect(opening).toHaveBeenCalled());
    const state = new URLSearchParams(new URL(String(opening.mock.calls[0]?.[0])).hash.slice(1)).get('state');
    const data = { type: 'pavilion.phone', state, error: 'captcha-check-failed' };
    await act(async () => dispatchEvent(new MessageEvent('message', { data, origin: 'https://phones.example', source })));
    expect(await screen.findByRole('alert')).toHaveTextContent(of('provider.captcha'));
    other.remove();
  },
  'slow.call': async (locale) => {
    const { client } = clientOver(locale, new TimedOut());
    await expect(client.call(call('GET', '/wps/anything'))).rejects.toThrow(frameTexts[locale]['request.timed_out']);
  },
  network: async (locale) => {
    const { client } = clientOver(locale, new Error('socket hang up'));
    await expect(client.call(call('GET', '/wps/anything'))).rejects.toThrow(frameTexts[locale]['network.abnormal']);
  },
  slow: async (locale) => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { show } = renderRemotes(
      async () => wallet({ pages: { 'wallet.deposit': () => new Promise(() => undefined) } }),
      manifestWith(entry()),
    );
    await show(undefined, locale);
    await act(() => jest.advanceTimersByTimeAsync(119_000));
    expect(screen.queryByText(/remote\.timed-out/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(refusalText('remote.timed-out', locale).text)).toBeInTheDocument();
  },
  terms: async (locale) => {
    const { popup, button, of } = reading(locale);
    const { session, user } = popup();
    act(() => session.source.register());
    await user.click(await button('register.submit'));
    expect(await screen.findAllByText(of('agree'))).toHaveLength(2);
  },
  field: async (locale) => {
    const { popup, button, field, of } = reading(locale);
    const { session, user } = popup();
    act(() => session.popups.open({ name: 'sign-in' }));
    await user.click(await button('signIn'));
    for (const name of ['name', 'password'] as const) expect(await field(name)).toHaveAccessibleDescription(of('empty'));
  },
  'sms.failed': async (locale) => {
    const { popup, mobileTab, field, button, of } = reading(locale);
    const opened = popup({ MOBILELOGIN: true });
    const said = errorText('verification.quota_reached', locale);
    opened.http.answer(sendCode, new CallError('verification.quota_reached', said));
    await mobileTab(opened);
    await opened.user.type(await field('number'), '01812345678');
    await opened.user.click(await button('code.send'));
    await waitFor(() => expect(opened.host.questions).toEqual([of('code.failed')]));
    expect(opened.host.questionTexts).toEqual([said]);
  },
  'affiliate.failed': async (locale) => {
    globalThis.history.replaceState(null, '', '/?affiliateCode=NOBODY42');
    const { popup, of } = reading(locale);
    const { http, session, host } = popup({}, [...RULES, rule('affiliateCode', 'alphanumeric', 4, 40, false)]);
    const said = errorText('register.referral_unknown', locale);
    http.answer(checkAffiliate, new CallError('register.referral_unknown', said));
    act(() => session.source.register());
    await waitFor(() => expect(host.questions).toEqual([of('affiliate.title')]));
    expect(host.questionTexts).toEqual([said]);
    expect(http.inputsOf(registrationRules)).toHaveLength(1);
  },
  copied: async (locale) => {
    const { shell, frame } = reading(locale);
    const { user } = await shell({ member: aMember({ id: 'a1b2', nickname: 'Rahim' }) });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: frame['account.menu'].replace('{name}', 'Rahim') }));
    await user.click(screen.getByRole('menuitem', { name: frame['account.copyId'] }));
    const dialog = await screen.findByRole('dialog', { name: frame['account.copySuccess'] });
    expect(within(dialog).getByText(frame['account.copied'])).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith('a1b2');
  },
  logout: async (locale) => {
    const { shell, frame } = reading(locale);
    const { user, session } = await shell({ member: aMember({ nickname: 'Rahim' }) });
    await user.click(screen.getByRole('button', { name: frame['account.menu'].replace('{name}', 'Rahim') }));
    await user.click(screen.getByRole('menuitem', { name: frame['session.signOut'] }));
    const asked = within(screen.getByRole('dialog', { name: frame['signOut.title'] }));
    expect(session.current().state).toBe('signed-in');
    await user.click(asked.getByRole('button', { name: frame['session.signOut'] }));
    expect(session.current().state).toBe('visitor');
  },
  'reset.sent': async (locale) => {
    const { popup, button, field, of } = reading(locale);
    const { http, session, user } = popup();
    http.answer(requestPasswordResetMail, {});
    act(() => session.popups.open({ name: 'forgot-password' }));
    await user.type(await field('name'), 'nadia');
    await user.type(await field('mail'), 'nadia@example.com');
    await user.click(await button('forgot.mail.submit'));
    expect(await screen.findByText(of('forgot.sent'))).toBeInTheDocument();
    await user.click(await button('ok'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
  'captcha.shown': async (locale) => {
    const { popup, button, field, of } = reading(locale);
    const { http, session, user } = popup();
    http.answer(
      signIn,
      new CallError('auth.wrong_credentials', errorText('auth.wrong_credentials', locale), {}, { captcha: true }),
    );
    act(() => session.popups.open({ name: 'sign-in' }));
    await user.type(await field('name'), 'nadia');
    await user.type(await field('password'), 'wrong guess');
    expect(screen.queryByAltText(of('captcha.picture'))).not.toBeInTheDocument();
    await user.click(await button('signIn'));
    expect(await screen.findByAltText(of('captcha.picture'))).toBeInTheDocument();
  },
  service: async (locale) => {
    const { shell, frame } = reading(locale);
    const blocked = await shell({ blocked: { ip: '203.0.113.7', country: 'FR' } });
    expect(await screen.findByRole('button', { name: frame.service })).toBeVisible();
    blocked.unmount();
    localStorage.setItem('pavilion.lang', locale);
    await renderShell({ ...manifest, maintenance: { on: true } });
    expect(await screen.findByRole('button', { name: frame.service })).toBeVisible();
  },
};

describe.each(locales)('in %s', (locale) => {
  it.each(Object.entries(screenMessages))('%j is said when it happens', async (id) => {
    await triggers[id as keyof typeof triggers](locale);
  });
});

it('going again to where one is says nothing and throws nothing', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('pavilion.lang', 'en');
  await renderShell(manifest, { address: '/promotions' });
  const shown = document.body.textContent;

  for (let again = 0; again < 3; again += 1)
    await act(async () => {
      window.history.pushState(null, '', '/promotions');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  expect(screen.getByText('page lobby.promotions')).toBeInTheDocument();
  expect(document.body.textContent).toBe(shown);
  expect(said).not.toHaveBeenCalled();
});

it.each(silentBehaviours)('$means: $test', ({ file, test }) => {
  const path = join(__dirname, '../..', file);

  expect(existsSync(path) && readFileSync(path, 'utf8').includes(`it('${test}'`)).toBe(true);
});
