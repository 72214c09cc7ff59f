import { element } from '../element';
import { lang, say, sayProblem } from '../messages/say';
import { hundredths } from '../money';
import type { AllSeeds, CallError, PlayedRound, RevealedSeeds, StudioCalls } from '../studio/studio-calls';
import type { Game } from './game-state';
import { code, facts, openSheet } from './sheet';
import styles from './fairness-sheet.module.css';

export async function openFairness(calls: StudioCalls): Promise<void> {
  const seeds = element('div', { class: styles['seeds'] }, say('loading'));
  openSheet(say('fairness'), element('p', {}, say('fairnessIntro')), seeds);
  const show = (all: AllSeeds) => seeds.replaceChildren(current(all), rotation(calls, show), revealed(all));
  await calls.seeds().then(show, (error: CallError) => seeds.replaceChildren(sayProblem(error.code)));
}

/** One past roll, with all that is needed to check it. */
export function openRound(game: Game, round: PlayedRound): void {
  const stake = game.money.format(BigInt(round.stake));
  const bet = say(round.direction === 'under' ? 'roundBetUnder' : 'roundBetOver', { stake, target: hundredths(round.target) });
  openSheet(
    say('roundTitle', { roll: hundredths(round.roll ?? 0) }),
    facts(
      [say('roundBet'), bet],
      [say('multiplier'), `×${(Number(round.multiplier) / 10_000).toFixed(4)}`],
      [say('roundPayout'), game.money.format(BigInt(round.payout ?? 0))],
      [say('roundTime'), new Date(round.startedAt).toLocaleString(lang === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB')],
      [say('roundNonce'), String(round.nonce)],
      [say('clientSeed'), round.clientSeed ?? '—'],
      [say('serverSeedHash'), round.serverSeedHash ? code(round.serverSeedHash) : '—'],
      ...(round.serverSeed ? ([[say('serverSeed'), code(round.serverSeed)]] as const) : []),
    ),
    round.serverSeed && round.clientSeed
      ? verifierLink(say('verify'), {
          serverSeed: round.serverSeed,
          clientSeed: round.clientSeed,
          nonce: round.nonce,
          commitment: round.serverSeedHash ?? '',
        })
      : element('p', { class: styles['quiet'] }, say('roundHidden')),
  );
}

function current({ seeds }: AllSeeds): HTMLElement {
  return facts(
    [say('serverSeedHash'), code(seeds.serverSeedHash)],
    [say('clientSeed'), code(seeds.clientSeed)],
    [say('nonce'), String(seeds.nonce)],
    [say('nextServerSeedHash'), code(seeds.nextServerSeedHash)],
  );
}

function rotation(calls: StudioCalls, show: (all: AllSeeds) => void): HTMLElement {
  const input = element('input', {
    id: 'client-seed',
    class: styles['input'],
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-help',
  });
  input.value = randomSeed();
  const help = element('p', { id: 'client-seed-help', class: styles['quiet'] }, say('newClientSeedHelp'));
  const form = element(
    'form',
    { class: styles['rotate'], novalidate: true },
    element('label', { for: 'client-seed' }, say('newClientSeed')),
    input,
    help,
    element('button', { type: 'submit', class: styles['button'] }, say('rotate')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(input.value)) {
      input.setAttribute('aria-invalid', 'true');
      return input.focus();
    }
    calls.rotateSeeds(input.value).then(show, (error: CallError) => {
      help.textContent = sayProblem(error.code);
      help.setAttribute('role', 'alert');
    });
  });
  return form;
}

function revealed(all: AllSeeds): HTMLElement {
  const entries = all.revealed.map((pair) => element('li', {}, revealedPair(pair)));
  return element(
    'section',
    {},
    element('h3', {}, say('revealed')),
    entries.length > 0
      ? element('ul', { class: styles['revealed'] }, ...entries)
      : element('p', { class: styles['quiet'] }, say('noRevealed')),
    verifierLink(say('openVerifier'), {}),
  );
}

function revealedPair({ serverSeed, serverSeedHash, clientSeed, rounds }: RevealedSeeds): HTMLElement {
  return element(
    'div',
    {},
    facts(
      [say('serverSeed'), code(serverSeed)],
      [say('serverSeedHash'), code(serverSeedHash)],
      [say('clientSeed'), clientSeed],
      [say('rounds'), String(rounds)],
    ),
    rounds > 0 && verifierLink(say('verify'), { serverSeed, clientSeed, nonce: 0, commitment: serverSeedHash }),
  );
}

/** Seeds travel behind the #, which browsers keep to themselves. */
function verifierLink(label: string, values: Readonly<Record<string, string | number>>): HTMLElement {
  const known = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const theme = document.documentElement.dataset['theme'];
  const look = new URLSearchParams({ lang, ...(theme ? { theme } : {}) });
  return element('a', { href: `/verify?${look}#${known}`, target: '_blank', rel: 'noopener', class: styles['link'] }, label);
}

function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
