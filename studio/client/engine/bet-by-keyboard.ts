/**
 * Space bets from anywhere on the table, once the player has bet with the button: nobody bets by scrolling. A key that is held down bets
 * once; the next round waits until it is released. So does a press of any kind: one that began while the button was busy is no bet, wherever it ends.
 */
export function betByKeyboard(form: HTMLElement): void {
  let began = false;
  form.addEventListener('submit', () => (began = true));
  pressAnew(form);
  form.addEventListener('keydown', (event) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.defaultPrevented || !began) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button, input, a, dialog, [role=slider]')) return;
    event.preventDefault();
    if (!event.repeat) submitOf(form)?.click();
  });
}

function pressAnew(form: HTMLElement): void {
  let beganBusy = false;
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) beganBusy = submitOf(form)?.getAttribute('aria-disabled') === 'true';
  };
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, press, { capture: true });
  form.addEventListener('click', (event) => {
    if (beganBusy && event.target === submitOf(form)) event.preventDefault();
    beganBusy = false;
  });
}

function submitOf(form: HTMLElement): HTMLButtonElement | null {
  return form.querySelector('[type=submit]');
}
