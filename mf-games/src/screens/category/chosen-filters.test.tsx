import { gameCounts, gameFacets } from '@pavilion/api/calls/games';
import { useNavigate } from '@pavilion/host/router';
import { renderWithHost } from '@pavilion/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import bn from '../../messages/bn.json';
import en from '../../messages/en.json';
import { found, openList, prepareBrowser } from '../../testing/open-list';
import { sampleGateway } from '../../testing/sample-gateway';
import { CategoryScreen } from './CategoryScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeAll(prepareBrowser);

const EVERYTHING = '/rng?vassalage=PG.STUDIO&name=lantern&class=JACKPOT&feature=WILD&theme=SEA&volatility=LOW&rtp=96&stake=50';

const remover = (filter: string) => screen.findByRole('button', { name: `Remove filter: ${filter}` });
const chips = () =>
  within(screen.getByRole('group', { name: 'Chosen filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('somebody who has narrowed a list', () => {
  it('sees everything that narrows it in one row, in the order of the page', async () => {
    const { container } = openList(EVERYTHING);
    await screen.findAllByText('Pagoda Grove');

    expect(chips()).toEqual([
      '“lantern”',
      'Pagoda Grove',
      'Lantern Works',
      'Jackpot',
      'Wild symbols',
      'Sea',
      'Low volatility',
      '96% or more',
      '৳0.50 or less',
      'Clear all',
    ]);
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it.each([
    ['“lantern”', /name=[^&]*&/],
    ['Pagoda Grove', /PG\./],
    ['Jackpot', /class=[^&]*&/],
    ['Wild symbols', /feature=[^&]*&/],
    ['৳0.50 or less', /&stake=50/],
  ])('takes away %s alone', async (filter, part) => {
    const { user, address } = openList(EVERYTHING);
    await screen.findAllByText('Pagoda Grove');

    await user.click(await remover(filter));

    expect(address()).toBe(EVERYTHING.replace(part, ''));
  });

  it.each([
    ['/rng?show=HOT', 'Popular'],
    ['/rng?show=NEW', 'New'],
    ['/rng?show=SOON', 'Coming soon'],
  ])('is back from %s at all games with a press on “%s”', async (from, list) => {
    const { user, address } = openList(from);

    await user.click(await remover(list));

    expect(address()).toBe('/rng');
    expect(screen.queryByRole('group', { name: 'Chosen filters' })).toBeNull();
  });

  it('stays where they are: at the next one, at the last, and then at the name of the list', async () => {
    const { user } = openList('/rng?feature=WILD&theme=SEA&volatility=LOW');

    await user.click(await remover('Sea'));
    expect(await remover('Low volatility')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove filter: Wild symbols' })).toHaveFocus());
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toHaveFocus());
  });

  it('clears all together, is at the name of the list, and hears how many there are', async () => {
    const { user, address } = openList('/rng?show=HOT&vassalage=PG&theme=SEA');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));

    expect(address()).toBe('/rng');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await found('40 games');
  });

  it('is not offered to clear all of one', async () => {
    openList('/rng?theme=SEA');

    await remover('Sea');
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('reads it in Bengali', async () => {
    openList('/rng?show=NEW&theme=SEA', { messages: bn, locale: 'bn' });

    expect(await screen.findByRole('button', { name: 'ফিল্টার সরান: নতুন' })).toHaveTextContent('নতুন');
    expect(screen.getByRole('button', { name: 'সব মুছুন' })).toBeVisible();
  });
});

describe('what would be left', () => {
  const narrowed = { feature: 'WILD', gameClassify: 'JACKPOT', vassalage: 'PG' };

  it('is counted at every list and every choice beside all that narrows them', async () => {
    const http = sampleGateway();
    openList('/rng?vassalage=PG&class=JACKPOT&feature=WILD', { http });
    await screen.findByRole('button', { name: 'Popular 7' });

    expect(http.inputsOf(gameCounts)).toEqual([{ gameType: 'RNG', stage: 'OPEN', ...narrowed }]);
    expect(http.inputsOf(gameFacets)).toEqual([{ gameType: 'RNG', stage: 'OPEN', gameSelectType: 'ALL', ...narrowed }]);
  });

  it('stands at each maker and kind; who would leave nothing cannot be chosen, as long as that is not for its being announced', async () => {
    const tallies = { volatility: {}, theme: {}, minRtp: {}, stakeUpTo: {} };
    const http = sampleGateway().answer(gameFacets, ({ feature }) => ({
      ...tallies,
      feature: { WILD: 5 },
      total: 5,
      vassalage: feature ? { PG: 5 } : { PG: 12 },
      gameClassify: { JACKPOT: 3 },
    }));
    const { user } = openList('/rng', { http });
    const maker = (name: string, description: string) => screen.findByRole('button', { name, description });

    expect(await maker('Pagoda Grove', '12')).toBeEnabled();
    expect(await maker('Lantern Works', 'Coming soon')).toBeEnabled();
    expect(screen.getByRole('button', { name: /^All 12 games/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Jackpot 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mini games/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: /^Wild symbols/ }));
    expect(await maker('Pagoda Grove', '5')).toBeEnabled();
    expect(await maker('Lantern Works', '0')).toBeDisabled();
  });
});

/** A list in a browser, which has a way back. */
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <CategoryScreen />
    </>
  );
}

it('undoes on the way back what was chosen last, and all that was typed or chosen in the filters together', async () => {
  const { user, address } = renderWithHost(<Page />, { messages: en, address: '/rng', http: sampleGateway() });
  const goBack = () => user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Pagoda Grove' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await dialog.findByRole('button', { name: /^High volatility/ }));
  await user.click(dialog.getByRole('button', { name: /^Free spins/ }));
  await user.click(dialog.getByRole('button', { name: /^Show/ }));
  await user.click(screen.getByRole('button', { name: 'Search by name' }));
  await user.type(screen.getByRole('searchbox'), 'lan');
  await waitFor(() => expect(address()).toContain('name=lan'));
  expect(screen.getByRole('searchbox')).toHaveValue('lan');
  await user.type(screen.getByRole('searchbox'), 'tern');
  await waitFor(() => expect(address()).toContain('name=lantern'));

  await goBack();
  await waitFor(() => expect(address()).toBe('/rng?vassalage=PG&feature=FREE_SPINS&volatility=HIGH'));
  await goBack();
  await waitFor(() => expect(address()).toBe('/rng?vassalage=PG'));
  await goBack();
  await waitFor(() => expect(address()).toBe('/rng'));
});
