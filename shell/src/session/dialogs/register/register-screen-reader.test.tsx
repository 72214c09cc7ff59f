import { register } from '@pavilion/api/calls/auth';
import { CallError } from '@pavilion/host/http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { button, field, resetVisit, renderSession, rule, RULES } from '../../../testing/render-session';

beforeAll(() => import('../SessionDialog'));
beforeEach(resetVisit);

async function open() {
  const opened = renderSession({ rules: [...RULES, rule('email', 'email', 6, 120)] });
  act(() => opened.session.source.register());
  await field(/^User name/);
  return opened;
}

/** Where a reader hears of what concerns this control: the nearest region around it that is spoken. */
function spokenBeside(control: HTMLElement): Element | null {
  const region = control.parentElement?.querySelector('[aria-live]');
  return region ?? (control.parentElement && spokenBeside(control.parentElement));
}

describe('somebody who registers by ear and keyboard', () => {
  it('goes from name to name in the order in which things are asked', async () => {
    const { user } = await open();
    const heard: (string | RegExp)[] = [
      ...['User name', 'Password', 'Show password', 'Confirm password', 'Show password', 'Invitation code', 'Email'],
      ...['I am 18 or older.', /^I have read the terms/, 'terms and conditions', 'Register'],
    ];
    (await field(/^User name/)).focus();

    for (const [place, name] of heard.entries()) {
      if (place > 0) await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
  });

  it('hears which fields are needed, and what is wanted of each, before anything is typed', async () => {
    await open();

    for (const name of [/^User name/, /^Password/, /^Confirm password/, /^Email/]) expect(await field(name)).toBeRequired();
    expect(await field('Invitation code')).not.toBeRequired();
    expect(await field(/^User name/)).toHaveAccessibleDescription('4 to 15 letters and digits, beginning with a letter.');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Welcome to Pavilion');
    expect(screen.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  });

  it('is led to the first field that is wrong, and hears what is wrong with each', async () => {
    const { user, baseElement } = await open();
    await user.type(await field(/^User name/), 'nadia12');
    const regions = [
      await field(/^Password/),
      await field(/^Email/),
      screen.getByRole('checkbox', { name: 'I am 18 or older.' }),
    ].map(spokenBeside);
    // A reader speaks what changes in a region that was there before.
    for (const region of regions) expect(region).toBeEmptyDOMElement();

    await user.click(button('Register'));

    await waitFor(async () => expect(await field(/^Password/)).toHaveFocus());
    expect(regions.map((region) => region?.textContent)).toEqual([
      'This is required.',
      'This is required.',
      'Not empty? Tick to continue.',
    ]);
    expect(await field(/^User name/)).toBeValid();
    for (const name of [/^Password/, /^Confirm password/, /^Email/]) {
      expect(await field(name)).toBeInvalid();
      expect(await field(name)).toHaveAccessibleDescription(/^This is required\./);
    }
    const adult = screen.getByRole('checkbox', { name: 'I am 18 or older.' });
    expect(adult).toBeInvalid();
    expect(adult).toBeRequired();
    expect(screen.getByRole('checkbox', { name: /terms/ })).toBeRequired();
    expect(adult).toHaveAccessibleDescription('Not empty? Tick to continue.');
    expect((await axe(baseElement, { resultTypes: ['violations'] })).violations.map(({ id }) => id)).toEqual([]);
  });

  it('hears at once why the whole was refused', async () => {
    const { user, http } = await open();
    http.answer(register, new CallError('request.too_many', 'Too many requests. Try again in a minute.'));
    await user.type(await field(/^User name/), 'nadia12');
    await user.type(await field(/^Password/), 'Lantern 42 river');
    await user.type(await field(/^Confirm password/), 'Lantern 42 river');
    await user.type(await field(/^Email/), 'nadia@example.com');
    for (const box of within(screen.getByRole('dialog')).getAllByRole('checkbox')) await user.click(box);

    await user.click(button('Register'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
    expect(await field(/^User name/)).toHaveValue('nadia12');
  });
});
