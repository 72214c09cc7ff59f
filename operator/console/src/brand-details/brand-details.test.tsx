import type { HelpTexts, SiteSettings } from '@pavilion/api/system';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const SETTINGS = '/brands/pavilion/site-settings';
const HELP = '/brands/pavilion/help';
const settings: SiteSettings = {
  links: [{ name: 'TELEGRAM', url: 'https://t.me/pavilion' }],
  passwordDays: 90,
  feedback: { minWords: 5, maxWords: 300 },
  realityCheckMinutes: 60,
  version: 4,
};
const words = (title: string) => ({
  title: { bn: `${title} বাংলা`, en: title },
  content: { bn: '<p>বাংলা লেখা</p>', en: '<p>English text</p>' },
});
const help: HelpTexts = {
  sections: [
    {
      anchor: 'account',
      title: { bn: 'অ্যাকাউন্ট', en: 'Account' },
      articles: [{ anchor: 'lost-password', ...words('A lost password') }],
    },
  ],
  legal: words('Who plays here'),
  version: 2,
};

async function openDetails(prepare: (gateway: FakeGateway) => unknown = () => {}, role: 'admin' | 'viewer' = 'admin') {
  const opened = await openConsole(
    '/brands/pavilion/details',
    (gateway) => {
      gateway
        .answer(`GET ${SETTINGS}`, settings)
        .answer(`GET ${HELP}`, help)
        .answer('POST /brands/pavilion/announcements/cleaning', ({ body }: { body: { content: string } }) => body);
      prepare(gateway);
    },
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByLabelText('Telegram');
  await screen.findByRole('heading', { name: 'Account', level: 3 });
  return opened;
}

async function give(user: Awaited<ReturnType<typeof openDetails>>['user'], reason: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  await user.type(dialog.getByLabelText(/^Reason/), reason);
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

describe('links and bounds', () => {
  it('are changed together, with a reason; an empty box is no link', async () => {
    const { user, gateway } = await openDetails((answerer) => answerer.answer(`PUT ${SETTINGS}`, { ...settings, version: 5 }));
    expect(await violations()).toEqual([]);
    await user.clear(screen.getByLabelText('Telegram'));
    await user.type(screen.getByLabelText('App for Android'), 'https://apps.example/a.apk');
    await user.clear(screen.getByLabelText('Password lifetime in days'));
    await user.type(screen.getByLabelText('Password lifetime in days'), '30');
    await user.selectOptions(screen.getByLabelText('Minutes between reality checks'), '30 minutes');
    await user.click(screen.getByRole('button', { name: 'Save links and limits' }));
    await give(user, 'the app is out', 'Save links and limits');
    await screen.findByText('Links and limits are saved');

    expect(gateway.bodiesOf(`PUT ${SETTINGS}`)).toEqual([
      {
        links: [{ name: 'Android', url: 'https://apps.example/a.apk' }],
        passwordDays: 30,
        feedback: { minWords: 5, maxWords: 300 },
        realityCheckMinutes: 30,
        version: 4,
        reason: 'the app is out',
      },
    ]);
  });

  it.each([
    ['Facebook', 'http://facebook.example', /begins with https/],
    ['Password lifetime in days', '0', /from 1 to 3650/],
    ['Feedback: maximum words', '3', /not below the minimum/],
  ])('cannot be saved with %s as %s', async (label, typed, wrong) => {
    const { user } = await openDetails();
    const box = screen.getByLabelText(label);
    await user.clear(box);
    await user.type(box, typed);

    expect(box).toHaveAccessibleDescription(wrong);
    expect(screen.getByRole('button', { name: 'Save links and limits' })).toBeDisabled();
  });

  it('stay as they were typed when somebody else was faster', async () => {
    const { user } = await openDetails((answerer) =>
      answerer.answer(`PUT ${SETTINGS}`, new Refusal(409, 'site.settings_conflict')),
    );
    await user.type(screen.getByLabelText('Facebook'), 'https://facebook.example/p');
    await user.click(screen.getByRole('button', { name: 'Save links and limits' }));
    const dialog = await give(user, 'a new page', 'Save links and limits');

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Someone else changed this'));
    expect(screen.getByLabelText('Facebook')).toHaveValue('https://facebook.example/p');
  });
});

describe('help texts', () => {
  it('are written in both languages, beside what players will read, with a reason', async () => {
    const { user, gateway } = await openDetails((answerer) =>
      answerer.answer(`PUT ${HELP}/articles/lost-password`, { ...help, version: 3 }),
    );
    await user.click(screen.getByRole('button', { name: /A lost password/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'A lost password' }));
    const [, english] = drawer.getAllByLabelText('Title');
    await user.clear(english as HTMLElement);
    expect(drawer.getByText('Title and text are needed in both languages.')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Save the text' })).toBeDisabled();
    await user.type(english as HTMLElement, 'Forgot it?');
    expect(await violations(screen.getByRole('dialog', { name: 'A lost password' }))).toEqual([]);
    await user.click(drawer.getByRole('button', { name: 'Save the text' }));
    await give(user, 'plainer words', 'Save the text');
    await screen.findByText('The text is saved');

    const { content, title } = words('A lost password');
    expect(gateway.bodiesOf(`PUT ${HELP}/articles/lost-password`)).toEqual([
      { title: { ...title, en: 'Forgot it?' }, content, version: 2, reason: 'plainer words' },
    ]);
  });

  it('of the legal page go to the legal page', async () => {
    const { user, gateway } = await openDetails((answerer) => answerer.answer(`PUT ${HELP}/legal`, { ...help, version: 3 }));
    await user.click(screen.getByRole('button', { name: /Who plays here/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Who plays here' }));
    await user.type(drawer.getAllByLabelText('Title')[1] as HTMLElement, '!');
    await user.click(drawer.getByRole('button', { name: 'Save the text' }));
    await give(user, 'the licence is new', 'Save the text');

    await waitFor(() => expect(gateway.bodiesOf(`PUT ${HELP}/legal`)).toHaveLength(1));
  });
});

it('who may only look changes nothing', async () => {
  const { user } = await openDetails(undefined, 'viewer');

  expect(screen.getByLabelText('Telegram')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /A lost password/ }));
  expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the text' })).toBeDisabled();
});
