import { element } from '../element';
import { lang, translate, translateProblem } from '../messages/translate';
import type { AllSeeds, CallError, RevealedSeeds, RoundSeeds } from '../studio/studio-calls';
import { code, facts, openSheet } from './sheet';
import styles from './fairness-sheet.module.css';

interface SeedCalls {
  readonly seeds: () => Promise<AllSeeds>;
  readonly rotateSeeds: (clientSeed: string) => Promise<AllSeeds>;
}

/** What a game says of its seeds, and the model whose rounds its verifier checks. */
interface Fairness {
  readonly intro: string;
  readonly model: string;
}

export async function openFairnessSheet(calls: SeedCalls, fairness: Fairness): Promise<void> {
  const seeds = element('div', { class: styles['seeds'] }, translate('loading'));
  openSheet(translate('fairness'), element('p', {}, fairness.intro), seeds);
  const show = (all: AllSeeds) => seeds.replaceChildren(current(all), rotation(calls, show), revealed(all, fairness.model));
  await calls.seeds().then(show, (error: CallError) => seeds.replaceChildren(translateProblem(error.code)));
}

/** The seeds of a round, each on a line of `facts`. */
export function seedFacts(round: RoundSeeds) {
  return [
    [translate('roundTime'), new Date(round.startedAt).toLocaleString(lang === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB')],
    [translate('roundNonce'), String(round.nonce)],
    [translate('clientSeed'), round.clientSeed ?? '—'],
    [translate('serverSeedHash'), round.serverSeedHash ? code(round.serverSeedHash) : '—'],
    ...(round.serverSeed ? ([[translate('serverSeed'), code(round.serverSeed)]] as const) : []),
  ] as const;
}

/** The way to check a round, or why there is none yet. `besides` is what its model has to know as well. */
export function roundCheck(round: RoundSeeds, model: string, besides: Readonly<Record<string, string>> = {}): HTMLElement {
  if (!round.serverSeed || !round.clientSeed) return element('p', { class: styles['quiet'] }, translate('roundHidden'));
  const { serverSeed, clientSeed, nonce, serverSeedHash } = round;
  return verifierLink(translate('verify'), { serverSeed, clientSeed, nonce, commitment: serverSeedHash ?? '', ...besides }, model);
}

function current({ seeds }: AllSeeds): HTMLElement {
  return facts(
    [translate('serverSeedHash'), code(seeds.serverSeedHash)],
    [translate('clientSeed'), code(seeds.clientSeed)],
    [translate('nonce'), String(seeds.nonce)],
    [translate('nextServerSeedHash'), code(seeds.nextServerSeedHash)],
  );
}

function rotation(calls: SeedCalls, show: (all: AllSeeds) => void): HTMLElement {
  const input = element('input', {
    id: 'client-seed',
    class: styles['input'],
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-help',
  });
  input.value = randomSeed();
  const help = element('p', { id: 'client-seed-help', class: styles['quiet'] }, translate('newClientSeedHelp'));
  const form = element(
    'form',
    { class: styles['rotate'], novalidate: true },
    element('label', { for: 'client-seed' }, translate('newClientSeed')),
    input,
    help,
    element('button', { type: 'submit', class: styles['button'] }, translate('rotate')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(input.value)) {
      input.setAttribute('aria-invalid', 'true');
      return input.focus();
    }
    calls.rotateSeeds(input.value).then(show, (error: CallError) => {
      // It may be a round of another game: all of them are played on the same seeds.
      help.textContent = error.code === 'round.in_progress' ? translate('rotateLater') : translateProblem(error.code);
      help.setAttribute('role', 'alert');
    });
  });
  return form;
}

function revealed(all: AllSeeds, model: string): HTMLElement {
  const entries = all.revealed.map((pair) => element('li', {}, revealedPair(pair, model)));
  return element(
    'section',
    {},
    element('h3', {}, translate('revealed')),
    entries.length > 0
      ? element('ul', { class: styles['revealed'] }, ...entries)
      : element('p', { class: styles['quiet'] }, translate('noRevealed')),
    verifierLink(translate('openVerifier'), {}, model),
  );
}

function revealedPair({ serverSeed, serverSeedHash, clientSeed, rounds }: RevealedSeeds, model: string): HTMLElement {
  return element(
    'div',
    {},
    facts(
      [translate('serverSeed'), code(serverSeed)],
      [translate('serverSeedHash'), code(serverSeedHash)],
      [translate('clientSeed'), clientSeed],
      [translate('rounds'), String(rounds)],
    ),
    rounds > 0 && verifierLink(translate('verify'), { serverSeed, clientSeed, nonce: 0, commitment: serverSeedHash }, model),
  );
}

/** Seeds travel behind the #, which browsers keep to themselves. */
function verifierLink(label: string, values: Readonly<Record<string, string | number>>, model: string): HTMLElement {
  const known = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const theme = document.documentElement.dataset['theme'];
  const look = new URLSearchParams({ model, lang, ...(theme ? { theme } : {}) });
  return element('a', { href: `/verify?${look}#${known}`, target: '_blank', rel: 'noopener', class: styles['link'] }, label);
}

function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
