import type { PromotionKind, PromotionTerms } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { openConsole } from './open-console';
import { aSession } from './samples';

const cost = { loss: 1150, own: 0, together: 40, gainShare: -900, withoutPlay: false, game: null };
const name = 'The rule';
/** The first version of a rule, but for what it says. */
export const firstVersion = {
  version: 1,
  name: { bn: 'নিয়ম', en: name },
  about: { bn: 'নিয়ম', en: name },
  enabled: true,
  validFrom: '1970-01-01T00:00:00Z',
  validUntil: null,
  withdrawn: false,
  writtenBy: 'pavilion',
  writtenAt: '2026-11-20T10:00:00Z',
};

/** The drawer of a brand's only rule of a kind; of a new one, with all words written, where it has no terms yet. */
export async function openTerms(kind: PromotionKind, code: string, terms?: PromotionTerms) {
  const root = `/brands/pavilion/promotions/${kind}`;
  const rules = terms ? [{ code, cost, versions: [{ ...firstVersion, code, terms }] }] : [];
  const opened = await openConsole(
    root,
    (gateway) =>
      gateway
        .answer(`GET ${root}`, { currency: 'BDT', rules, requests: [] })
        .answer(`POST ${root}/${code}/cost`, cost)
        .answer(`PUT ${root}/${code}`, { currency: 'BDT', rules: [], requests: [] }),
    aSession({ roles: { pavilion: 'approver' } }),
  );
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: terms ? `Open ${name}` : 'New rule' }));
  const drawer = within(await screen.findByRole('dialog', { name: terms ? name : 'New rule' }));
  const type = async (label: RegExp | string, text: string, nth = 0) => {
    const field = drawer.getAllByLabelText(label)[nth] as HTMLElement;
    await user.clear(field);
    if (text) await user.type(field, text);
    return field;
  };
  const press = (label: string) => user.click(drawer.getByRole('button', { name: label }));
  const save = async () => {
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: `Save “${name}”?` }));
    await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(`“${name}” is saved`);
    return (opened.gateway.bodiesOf(`PUT ${root}/${code}`)[0] as { terms: object }).terms;
  };
  if (!terms) {
    await type(/^Code/, code);
    for (const [nth, text] of ['নিয়ম', name].entries()) {
      await type(/^Name/, text, nth);
      await type(/^What members read/, text, nth);
    }
  }
  return { ...opened, drawer, type, press, save };
}

type OpenedTerms = Awaited<ReturnType<typeof openTerms>>;

/** Tries to save, and expects the fields to be pointed at with what is said of each. */
export async function expectRefused({ press, drawer }: OpenedTerms, fields: readonly [field: HTMLElement, said: string][]) {
  await press('Save');
  for (const [field, said] of fields) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(said));
  }
  expect(drawer.getByText('Some fields are not valid.')).toBeInTheDocument();
}
