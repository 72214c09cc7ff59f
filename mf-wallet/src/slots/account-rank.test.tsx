import { levelRank } from '@pavilion/api/calls/levels';
import { rewardCount } from '@pavilion/api/calls/rewards';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import bengali from '../messages/bn.json';
import messages from '../messages/en.json';
import { AccountRank } from './AccountRank';

const silver = { hasVip: true, vipLabelName: { bn: 'সিলভার', en: 'Silver' }, vipRankLevel: 1 };

function open({ locale = 'en' as 'bn' | 'en', member = aMember() } = {}) {
  const http = new FakeGateway().answer(levelRank, silver).answer(rewardCount, { availablePromoCount: 2 });
  const menu = (
    <div popover="auto" aria-label="menu">
      <AccountRank />
    </div>
  );
  return { http, ...renderWithHost(menu, { http, member, messages: locale === 'en' ? messages : bengali, locale }) };
}

/** The browser tells it of a menu that unfolds or folds. */
function toggle(newState: 'open' | 'closed') {
  act(() => void screen.getByLabelText('menu').dispatchEvent(Object.assign(new Event('toggle'), { newState })));
}

it('asks for nothing until the menu is opened, then tells the rank and how much there is to claim', async () => {
  const { http, container } = open();
  expect(http.sent).toEqual([]);

  toggle('open');

  expect(await screen.findByText('Silver')).toBeInTheDocument();
  expect(await screen.findByText('2 to claim')).toBeInTheDocument();
  expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
});

it('says it in Bengali', async () => {
  open({ locale: 'bn' });
  toggle('open');

  expect(await screen.findByText('সিলভার')).toBeInTheDocument();
  expect(await screen.findByText('২টি নেওয়ার আছে')).toBeInTheDocument();
});

it('says nothing of what cannot be read, and reads it when the menu is opened again', async () => {
  const { http } = open();
  const busy = new CallError('service.unavailable', 'The service is busy.');
  http.answer(levelRank, busy).answer(rewardCount, busy);
  toggle('open');
  await waitFor(() => expect(http.inputsOf(levelRank)).toHaveLength(1));
  expect(screen.queryByText(/busy|to claim/)).not.toBeInTheDocument();

  toggle('closed');
  http.answer(levelRank, silver);
  toggle('open');

  expect(await screen.findByText('Silver')).toBeInTheDocument();
});

it('has no rank where the brand has none, and nothing for somebody who plays for free', async () => {
  const { http, unmount } = open();
  http.answer(levelRank, { hasVip: false, vipLabelName: null, vipRankLevel: 0 });
  toggle('open');
  expect(await screen.findByText('2 to claim')).toBeInTheDocument();
  expect(screen.queryByText('Your rank:')).not.toBeInTheDocument();
  unmount();

  const trial = open({ member: aTrialMember() });
  toggle('open');
  expect(trial.http.sent).toEqual([]);
});
