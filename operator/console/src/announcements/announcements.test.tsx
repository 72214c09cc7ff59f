import type { AnnouncementView } from '@pavilion/api/announcements';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const LIST = 'GET /brands/pavilion/announcements';
const notice = (id: string, more: Partial<AnnouncementView> = {}): AnnouncementView => ({
  id,
  version: 1,
  type: 'PL',
  state: 'published',
  shown: true,
  from: '2026-11-01T10:00:00Z',
  until: null,
  title: { en: `Notice ${id}`, bn: `নোটিশ ${id}` },
  content: { en: '<p>Read me</p>' },
  changedBy: 'asha',
  changedAt: '2026-11-01T10:00:00Z',
  ...more,
});

const open = (address: string, list: AnnouncementView[] = [], prepare: (gateway: FakeGateway) => unknown = () => {}) =>
  openConsole(`/brands/pavilion/announcements${address}`, (gateway) => {
    gateway
      .answer(LIST, { list, scenes: ['night-market', 'river-table'] })
      .answer('POST /brands/pavilion/announcements/cleaning', ({ body }: { body: unknown }) => ({
        content: (body as { content: string }).content.replace(/<script>.*<\/script>/, ''),
      }));
    prepare(gateway);
  });

describe('announcements', () => {
  it('stand in players’ order, by kind, with what they are at this moment', async () => {
    await open('?type=PL', [
      notice('1'),
      notice('2', { state: 'draft', shown: false, title: { en: 'Only English' } }),
      notice('3', { shown: false, from: '2099-01-01T00:00:00Z' }),
      notice('4', { type: 'PU', execution: 'B' }),
    ]);
    const [, ...lines] = within(await screen.findByRole('table', { name: 'Notices' })).getAllByRole('row');

    expect(lines.map(({ textContent }) => /Shown|Draft|Scheduled/.exec(textContent ?? '')?.[0])).toEqual([
      'Shown',
      'Draft',
      'Scheduled',
    ]);
    expect(lines[1]).toHaveTextContent('Not in Bengali');
    expect(await violations()).toEqual([]);
  });

  it('are put in another order, which is saved with a reason', async () => {
    const { user, gateway } = await open('?type=PL', [notice('1'), notice('2')], (answerer) =>
      answerer.answer('PUT /brands/pavilion/announcements/order', {}),
    );
    await user.click(await screen.findByRole('button', { name: 'Move “Notice 2” up' }));
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save the order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the order' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'news first');
    await user.click(dialog.getByRole('button', { name: 'Save the order' }));
    await screen.findByText('The order is saved');

    expect(gateway.bodiesOf('PUT /brands/pavilion/announcements/order')).toEqual([
      { type: 'PL', ids: ['2', '1'], reason: 'news first' },
    ]);
  });

  it('are written beside what players will see, cleaned as the gateway cleans', async () => {
    const { user, gateway } = await open('/new?type=PU', [], (answerer) =>
      answerer.answer('POST /brands/pavilion/announcements', notice('9')),
    );
    const english = within(await screen.findByRole('group', { name: 'English' }));
    await user.type(english.getByLabelText('Title'), 'New limits');
    await user.type(english.getByLabelText('Text'), '<p>Per day</p><script>x</script>');
    await user.selectOptions(screen.getByLabelText('Opens'), 'F');
    const preview = within(screen.getByRole('region', { name: 'What players see' }));
    expect(preview.getByText(/Nothing is written in this language yet/)).toBeInTheDocument();
    await user.click(preview.getByRole('button', { name: 'English' }));
    expect(await preview.findByText('Per day')).toBeInTheDocument();
    await waitFor(() => expect(preview.queryByText(/script/)).not.toBeInTheDocument());
    expect(await violations()).toEqual([]);

    await user.click(screen.getByRole('switch', { name: 'Published' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'players asked for it');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('The announcement is saved');

    expect(gateway.bodiesOf('POST /brands/pavilion/announcements')).toEqual([
      {
        draft: {
          type: 'PU',
          state: 'published',
          from: null,
          until: null,
          title: { en: 'New limits' },
          content: { en: '<p>Per day</p><script>x</script>' },
          execution: 'F',
        },
        reason: 'players asked for it',
      },
    ]);
  });

  it('keep what was typed when somebody else was faster', async () => {
    const { user, gateway } = await open('/7', [notice('7')], (answerer) =>
      answerer.answer('PUT /brands/pavilion/announcements/7', new Refusal(409, 'announcements.conflict')),
    );
    const english = within(await screen.findByRole('group', { name: 'English' }));
    await user.clear(english.getByLabelText('Title'));
    await user.type(english.getByLabelText('Title'), 'Another title');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'a mistake');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Someone else changed this'));
    expect(english.getByLabelText('Title')).toHaveValue('Another title');
    expect(gateway.bodiesOf('PUT /brands/pavilion/announcements/7')[0]).toMatchObject({ version: 1, reason: 'a mistake' });
  });

  it('of banners show their picture and where they stand', async () => {
    const banner = notice('5', {
      type: 'B',
      link: { linkageType: 'PAGE', url: '/rng' },
      banner: {
        groupName: 'w_reg',
        scene: 'night-market',
        tone: 'dark',
        subtitle: { en: 'Under the stars' },
        action: { en: 'Look' },
      },
    });
    const { user } = await open('/5', [banner]);
    expect(await screen.findByLabelText('Shown above')).toHaveValue('w_reg');
    const preview = within(screen.getByRole('region', { name: 'What players see' }));
    await user.click(preview.getByRole('button', { name: 'English' }));

    expect(await preview.findByText('Under the stars')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });
});
