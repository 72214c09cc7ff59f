import type { SiteStatus } from '@pavilion/api/system';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ROUTE = '/brands/pavilion/site-status';
const status: SiteStatus = {
  status: 0,
  version: 3,
  countryFile: null,
  rules: [{ verdict: 'deny', network: '203.0.113.0/24', note: 'a data centre' }],
};

async function openSite(prepare: (gateway: FakeGateway) => unknown = () => {}) {
  const opened = await openConsole('/brands/pavilion/site', (gateway) => {
    gateway.answer(`GET ${ROUTE}`, status);
    prepare(gateway);
  });
  await screen.findByRole('table', { name: 'Regions' });
  return opened;
}

describe('the regions of a brand', () => {
  it('are changed as a whole, with a reason; a country and a network go into the same box', async () => {
    const { user, gateway } = await openSite((answerer) => answerer.answer(`PUT ${ROUTE}/regions`, {}));
    await user.click(screen.getByRole('button', { name: 'Add a rule' }));
    await user.type(screen.getByLabelText('Where, rule 2'), 'bd');
    expect(screen.getByLabelText('Where, rule 2')).toHaveAccessibleDescription('Bangladesh');
    await user.selectOptions(screen.getByLabelText('Rule 2'), 'allow');
    expect(screen.getByText(/Only the allowed countries are served/)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save the regions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the regions' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'the licence says so');
    await user.click(dialog.getByRole('button', { name: 'Save the regions' }));
    await screen.findByText('The regions are saved');

    expect(gateway.bodiesOf(`PUT ${ROUTE}/regions`)).toEqual([
      {
        rules: [
          { verdict: 'deny', network: '203.0.113.0/24', note: 'a data centre' },
          { verdict: 'allow', country: 'BD', note: '' },
        ],
        version: 3,
        reason: 'the licence says so',
      },
    ]);
  });

  it('can be tried on an address before anything is saved', async () => {
    const { user, gateway } = await openSite((answerer) =>
      answerer.answer(`POST ${ROUTE}/regions/trial`, { denied: true, country: null, by: 0 }),
    );
    await user.type(screen.getByLabelText('Test an address'), '203.0.113.9');
    await user.click(screen.getByRole('button', { name: 'Test' }));

    expect(await screen.findByText(/· rule 1/i)).toHaveTextContent('Blocked');
    expect(gateway.bodiesOf(`POST ${ROUTE}/regions/trial`)).toEqual([{ rules: status.rules, address: '203.0.113.9' }]);
  });

  it('keep a line that cannot be from being saved, and say what the gateway refuses', async () => {
    const { user } = await openSite((answerer) => answerer.answer(`PUT ${ROUTE}/regions`, new Refusal(409, 'regions.conflict')));
    await user.clear(screen.getByLabelText('Where, rule 1'));
    await user.type(screen.getByLabelText('Where, rule 1'), 'nowhere');
    expect(screen.getByRole('button', { name: 'Save the regions' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Remove rule 1' }));
    await user.click(screen.getByRole('button', { name: 'Save the regions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the regions' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'nobody is shut out');
    await user.click(dialog.getByRole('button', { name: 'Save the regions' }));

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Someone else changed the rules'));
    expect(screen.getByText('Open everywhere')).toBeInTheDocument();
  });
});
