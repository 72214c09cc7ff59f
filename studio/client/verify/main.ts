import '../style/fonts.css';
import '../style/page.css';
import { element } from '../element';
import { translate } from '../messages/translate';
import type { MessageId } from '../messages/en';
import type { ModelId } from '../../src/models/model-id';
import { blackjackCheck } from './blackjack-check';
import type { Check } from './check';
import { formerRollCheck } from './former-roll-check';
import { HOUSE_CHECKS } from './house-check';
import { INSTANT_CHECKS } from './instant-check';
import { fishingCheck } from './fishing-check';
import { rollCheck } from './roll-check';
import { SPIN_CHECKS } from './spin-check';
import { STEP_CHECKS } from './step-check';
import { TABLE_CHECKS } from './table-check';
import styles from './verify.module.css';

const FIELDS = {
  serverSeed: 'serverSeed',
  clientSeed: 'clientSeed',
  nonce: 'verifierNonce',
  commitment: 'verifierCommitment',
  choice: 'instant.verifierChoice',
  steps: 'mines.verifierSteps',
} as const satisfies Record<string, MessageId>;

type Field = keyof typeof FIELDS;
/** A model without choices or steps has no field for them. */
type Inputs = Record<Exclude<Field, 'choice' | 'steps'>, HTMLInputElement> & Partial<Record<'choice' | 'steps', HTMLInputElement>>;

const CHECKS: Readonly<Record<ModelId, Check>> = {
  'dice-2': rollCheck,
  'dice-1': formerRollCheck,
  ...SPIN_CHECKS,
  ...INSTANT_CHECKS,
  ...TABLE_CHECKS,
  ...HOUSE_CHECKS,
  'blackjack-1': blackjackCheck,
  'fishing-1': fishingCheck,
  ...STEP_CHECKS,
};

/** The address names the model; without one it is dice, as in addresses that were given out before there was another. */
function modelAsked(): string {
  return new URLSearchParams(location.search).get('model') || 'dice-1';
}

function isKnown(model: string): model is ModelId {
  return Object.hasOwn(CHECKS, model);
}

function start(): void {
  document.title = translate('verifierTitle');
  const model = modelAsked();
  if (isKnown(model)) showCheck(CHECKS[model]);
  else showUnknown(model);
}

/** Another model's rules would tell somebody that their round was unfair. */
function showUnknown(model: string): void {
  const told = element('p', { role: 'alert' }, translate('verifierUnknown', { model }));
  document.body.replaceChildren(element('main', { class: styles['page'] }, element('h1', {}, translate('verifierTitle')), told));
}

function showCheck(check: Check): void {
  const known = new URLSearchParams(location.hash.slice(1));
  const fields = (Object.keys(FIELDS) as Field[]).filter(
    (name) => (name !== 'choice' || check.isChoice) && (name !== 'steps' || check.isSteps),
  );
  const isExample = fields.every((name) => !known.get(name));
  const given = isExample ? new URLSearchParams(check.example) : known;
  const inputs = Object.fromEntries(fields.map((name) => [name, field(name, given)])) as Inputs;
  const steps = element('ol', { class: styles['steps'], 'aria-live': 'polite' });
  const needs = element('p', { class: styles['needs'], role: 'alert' });
  const form = element(
    'form',
    { class: styles['form'], novalidate: true },
    ...Object.entries(inputs).map(([name, input]) => labelled(name as Field, input, check)),
    needs,
  );
  form.append(element('button', { type: 'submit', class: styles['run'] }, translate(check.texts.run)));

  const run = async (complain: boolean) => {
    const { known, playable, round } = readRound(inputs, check);
    const complete = known && playable;
    needs.textContent = complete || !complain ? '' : translate(known ? 'instant.verifierChoiceWrong' : 'verifierNeeds');
    try {
      steps.replaceChildren(...(complete ? await check.steps(round) : []));
    } catch {
      // Browsers give their cryptography to pages that came over HTTPS, and to nobody else.
      needs.textContent = translate(check.texts.unable);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(true);
  });
  document.body.replaceChildren(
    element(
      'main',
      { class: styles['page'] },
      element('h1', {}, translate('verifierTitle')),
      element('p', { class: styles['lead'] }, translate(check.texts.intro)),
      isExample && exampleNote(translate(check.texts.example), inputs, steps),
      form,
      steps,
    ),
  );
  void run(false);
}

/** What stands in the fields, and whether it is enough to work a round out. */
function readRound(inputs: Inputs, { isChoice, isSteps }: Check) {
  const text = (name: Field) => inputs[name]?.value.trim() ?? '';
  const [serverSeed, clientSeed, nonce] = [text('serverSeed'), text('clientSeed'), text('nonce')];
  return {
    known: serverSeed !== '' && clientSeed !== '' && /^\d{1,9}$/.test(nonce),
    playable: (isChoice?.(text('choice')) ?? true) && (isSteps?.(text('steps')) ?? true),
    round: {
      serverSeed,
      clientSeed,
      nonce: Number(nonce),
      commitment: text('commitment'),
      choice: text('choice'),
      steps: text('steps'),
    },
  };
}

/** Says whose roll stands there, and makes room for one's own. */
function exampleNote(said: string, inputs: Inputs, steps: HTMLElement): HTMLElement {
  const clear = element('button', { type: 'button', class: styles['clear'] }, translate('verifierClear'));
  const note = element('div', { class: styles['example'] }, element('p', {}, said), clear);
  clear.addEventListener('click', () => {
    for (const input of Object.values(inputs)) input.value = '';
    steps.replaceChildren();
    note.remove();
    inputs.serverSeed.focus();
  });
  return note;
}

function field(name: Field, given: URLSearchParams): HTMLInputElement {
  const input = element('input', {
    id: name,
    autocomplete: 'off',
    spellcheck: 'false',
    inputmode: name === 'nonce' ? 'numeric' : 'text',
  });
  input.value = given.get(name) ?? '';
  return input;
}

function labelled(name: Field, input: HTMLInputElement, { choiceText }: Check): HTMLElement {
  const text = (name === 'choice' ? choiceText : undefined) ?? FIELDS[name];
  return element('div', { class: styles['field'] }, element('label', { for: name }, translate(text)), input);
}

start();
