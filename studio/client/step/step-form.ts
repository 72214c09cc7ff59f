import { button, element } from '../element';
import layout from '../engine/round.module.css';
import { stakeStepper } from '../engine/stake-stepper';
import { waitingText } from '../engine/waiting-text';
import { translate } from '../messages/translate';
import type { PlayedSteps, StepOf } from './played-steps';
import type { StepGame } from './step-game';
import type { StepAction, StepPlay } from './step-play';
import styles from './step.module.css';

/** Choice, stake, and one button: it starts a round, and then is the first thing that the player may do in it. What else there is to do stands before it. */
export function stepForm<Round extends PlayedSteps>(game: StepGame<Round>, play: StepPlay<Round>, start: () => void): HTMLElement {
  const submit = element('button', { type: 'submit', class: layout['submit'] });
  const actions = element('div', { class: styles['actions'] }, submit);
  const form = element(
    'form',
    { class: `${layout['form']} ${styles['form']}`, novalidate: true },
    ...(play.controls?.(game) ?? []),
    stakeStepper(game),
    actions,
  );
  const act = (at: number) => {
    const { open, stepping } = game.state;
    const step = open && stepping === null ? play.actions(open, game)[at]?.step : undefined;
    if (step !== undefined) game.take(step);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (game.state.open) act(0);
    else start();
  });
  const beside: HTMLButtonElement[] = [];
  game.subscribe(() => {
    const { open, stepping } = game.state;
    form.dataset['open'] = String(open !== null);
    const [first, ...others] = open ? play.actions(open, game) : [];
    show(submit, first && stepping === null ? labelOf(game, first) : [waiting(game, play)], canSubmit(game, first));
    while (beside.length < others.length) beside.push(besideButton(beside.length + 1, act));
    for (const [at, other] of others.entries())
      show(beside[at] as HTMLElement, labelOf(game, other), stepping === null && other.step !== undefined);
    for (const [at, each] of beside.entries()) put(each, submit, at < others.length);
  });
  return form;
}

/** Before the form's own button, which is never moved: one that is put in anew loses the focus. Where the button that was pressed goes away, the form's own has the focus. */
function put(each: HTMLButtonElement, submit: HTMLButtonElement, isThere: boolean): void {
  if (isThere && !each.parentElement) submit.before(each);
  if (isThere || !each.parentElement) return;
  if (document.activeElement === each) submit.focus();
  each.remove();
}

function besideButton(at: number, act: (at: number) => void): HTMLButtonElement {
  return button({ class: `${layout['submit']} ${styles['beside']}` }, () => act(at));
}

/** aria-disabled and not disabled: the focus stays on the button from one step and one round to the next. */
function show(made: HTMLElement, label: readonly (HTMLElement | string)[], canPress: boolean): void {
  const text = label.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
  if (made.textContent !== text) made.replaceChildren(...label);
  made.setAttribute('aria-disabled', String(!canPress));
}

function canSubmit<Round extends PlayedSteps>(
  { state: { open, stepping, phase, resting } }: StepGame<Round>,
  first: StepAction<StepOf<Round>> | undefined,
): boolean {
  return open ? stepping === null && first?.step !== undefined : phase === 'idle' && resting !== true;
}

function waiting<Round extends PlayedSteps>({ state, money, taken }: StepGame<Round>, { texts }: StepPlay<Round>): string {
  return waitingText(state, texts.running) ?? translate(texts.start, { amount: money.format(taken) });
}

/** With what stands small beside it; a step that costs money says how much. */
function labelOf<Round extends PlayedSteps>({ money }: StepGame<Round>, { label, detail, cost = 0n }: StepAction<StepOf<Round>>) {
  const small = [...(detail === undefined ? [] : [detail]), ...(cost > 0n ? [`+${money.format(cost)}`] : [])];
  return [label, ...small.flatMap((text) => [' ', element('small', {}, text)])];
}
