import '../style/fonts.css';
import '../style/page.css';
import { element } from '../element';
import { translate } from '../messages/translate';
import type { MessageId } from '../messages/en';
import { hundredths } from '../money';
import { fairRoll, type FairRoll } from './fair-roll';
import styles from './verify.module.css';

const FIELDS = {
  serverSeed: 'serverSeed',
  clientSeed: 'clientSeed',
  nonce: 'verifierNonce',
  commitment: 'verifierCommitment',
} as const satisfies Record<string, MessageId>;

type Field = keyof typeof FIELDS;

function start(): void {
  document.title = translate('verifierTitle');
  const given = new URLSearchParams(location.hash.slice(1));
  const inputs = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, field(name as Field, given)])) as Record<
    Field,
    HTMLInputElement
  >;
  const steps = element('ol', { class: styles['steps'], 'aria-live': 'polite' });
  const needs = element('p', { class: styles['needs'], role: 'alert' });
  const form = element(
    'form',
    { class: styles['form'], novalidate: true },
    ...Object.entries(inputs).map(([name, input]) => labelled(name as Field, input)),
    needs,
  );
  form.append(element('button', { type: 'submit', class: styles['run'] }, translate('verifierRun')));

  const run = async (complain: boolean) => {
    const serverSeed = inputs.serverSeed.value.trim();
    const clientSeed = inputs.clientSeed.value.trim();
    const nonce = inputs.nonce.value.trim();
    const complete = serverSeed !== '' && clientSeed !== '' && /^\d{1,9}$/.test(nonce);
    needs.textContent = complete || !complain ? '' : translate('verifierNeeds');
    try {
      steps.replaceChildren(
        ...(complete ? show(await fairRoll(serverSeed, clientSeed, Number(nonce)), inputs.commitment.value.trim()) : []),
      );
    } catch {
      // Browsers give their cryptography to pages that came over HTTPS, and to nobody else.
      needs.textContent = translate('verifierUnable');
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
      element('p', { class: styles['lead'] }, translate('verifierIntro')),
      form,
      steps,
    ),
  );
  void run(false);
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

function labelled(name: Field, input: HTMLInputElement): HTMLElement {
  return element('div', { class: styles['field'] }, element('label', { for: name }, translate(FIELDS[name])), input);
}

function show(found: FairRoll, shown: string): HTMLElement[] {
  const digits = element('code', {}, element('mark', {}, found.digest.slice(0, 8)), found.digest.slice(8));
  const sum = found.bytes.map((byte, index) => `${byte} ÷ 256${['', '²', '³', '⁴'][index]}`).join(' + ');
  return [
    step('step1', element('code', {}, found.commitment), shown !== '' && comparison(found.commitment === shown.toLowerCase())),
    step('step2', element('code', {}, found.message), digits),
    step('step3', element('code', {}, `${sum} = ${found.fraction}`)),
    step(
      'step4',
      element('code', {}, `⌊${found.fraction} × 10001⌋ ÷ 100`),
      element('strong', { class: styles['roll'] }, hundredths(found.roll)),
    ),
  ];
}

function comparison(same: boolean): HTMLElement {
  return element('p', { class: styles[same ? 'same' : 'differs'] }, translate(same ? 'step1Match' : 'step1Differs'));
}

function step(title: MessageId, ...content: Parameters<typeof element>[2][]): HTMLElement {
  return element('li', {}, element('h2', {}, translate(title)), ...content);
}

start();
