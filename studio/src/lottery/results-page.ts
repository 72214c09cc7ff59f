import { escapeHtml } from '../pages/html';
import type { drawsOf, nextDrawOf } from './draws';
import type { Lottery } from './lotteries';
import { RESULTS_STYLE } from './results-style';
import { resultsTexts } from './results-texts';

export interface Results {
  readonly lang: 'bn' | 'en';
  readonly theme: 'dark' | 'light' | undefined;
  readonly nonce: string;
  readonly lottery: Lottery;
  readonly draws: Awaited<ReturnType<typeof drawsOf>>;
  readonly stand: Awaited<ReturnType<typeof nextDrawOf>>;
  /** The way out, where the operator gave one. */
  readonly lobbyUrl: string | null;
}

/** What was drawn, and what it can be checked by: a page without a script. */
export function renderResults({ lang, theme, nonce, lottery, draws, stand, lobbyUrl }: Results): string {
  const say = resultsTexts[lang];
  const name = escapeHtml(lottery.names[lang]);
  const oldest = draws.at(-1)?.number ?? 1;
  return `<!doctype html>
<html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${theme ?? 'dark light'}">
<title>${name}</title>
<link rel="icon" href="/art/dice.svg" type="image/svg+xml">
<style nonce="${nonce}">${RESULTS_STYLE}</style>
</head>
<body>
<header>
<h1>${name}</h1>
${lobbyUrl ? `<a class="out" target="_top" href="${escapeHtml(lobbyUrl)}">${say.lobby}</a>` : ''}
</header>
<main>
<p>${say.next(count(stand.next.number, lang), time(stand.next.due_at, lang))}</p>
${draws.map((draw) => result(draw, lang)).join('\n') || `<p>${say.none}</p>`}
${oldest > 1 ? `<p><a href="?before=${oldest}&amp;lang=${lang}${theme ? `&amp;theme=${theme}` : ''}">${say.earlier}</a></p>` : ''}
<section>
<h2>${say.fair}</h2>
<p>${say.fairText}</p>
<p>${say.commitment} <code>${stand.next.commitment}</code></p>
<p>${say.nextCommitment(count(stand.next_chain.first_number, lang))} <code>${stand.next_chain.commitment}</code></p>
</section>
</main>
</body>
</html>
`;
}

function result(draw: Results['draws'][number], lang: 'bn' | 'en'): string {
  const say = resultsTexts[lang];
  const rows = draw.prizes.map(
    ({ prize, numbers }) =>
      `<tr class="${prize.toLowerCase()}"><th scope="row">${say.prizes[prize]}</th><td>${numbers.map((each) => `<b>${each}</b>`).join(' ')}</td></tr>`,
  );
  return `<section>
<h2>${say.draw(count(draw.number, lang))} <small>${time(draw.due_at, lang)}</small></h2>
<table>${rows.join('')}</table>
<details><summary>${say.check}</summary>
<dl><dt>${say.seed}</dt><dd><code>${draw.seed}</code></dd><dt>${say.step}</dt><dd>${count(draw.step, lang)}</dd><dt>${say.commitment}</dt><dd><code>${draw.commitment}</code></dd></dl>
</details>
</section>`;
}

function count(number: number, lang: 'bn' | 'en'): string {
  return number.toLocaleString(lang);
}

function time(moment: string, lang: 'bn' | 'en'): string {
  const shown = new Date(moment).toLocaleString(lang === 'bn' ? 'bn-BD' : 'en-GB', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `<time datetime="${moment}">${shown}</time>`;
}
