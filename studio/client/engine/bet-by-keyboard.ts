/**
 * Space bets from anywhere on the table, once the player has bet with the button: nobody bets by scrolling. A key that is held down bets
 * once; the next round waits until it is released.
 */
export function betByKeyboard(form: HTMLElement): void {
  let began = false;
  form.addEventListener('submit', () => (began = true));
  form.addEventListener('keydown', (event) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.defaultPrevented || !began) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button, input, a, dialog, [role=slider]')) return;
    event.preventDefault();
    if (!event.repeat) form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  });
}
