import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { payloads } from '../testing/markup-payloads';
import { violations } from '../testing/violations';
import { RichText } from './RichText';

const shown = (html: string) => render(<RichText html={html} />).container;

it('shows headings, lists, emphasis, links and pictures as they were written', async () => {
  const container = shown(
    '<h1>Rules</h1><p>Play <strong>within</strong> your&nbsp;limits &amp; rest.</p><ul><li>One</li><li>Two</li></ul>' +
      '<p><a href="/promotions">Promotions</a><br /><img src="/art/v1/a.svg" alt="A lantern" width="64" height="32" /></p>',
  );

  expect(screen.getByRole('heading', { name: 'Rules', level: 3 })).toBeVisible();
  expect(screen.getByText('within').tagName).toBe('STRONG');
  expect(container).toHaveTextContent('your limits & rest.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/promotions');
  expect(screen.getByRole('img', { name: 'A lantern' })).toHaveAttribute('width', '64');
  expect(await violations(container)).toEqual([]);
});

it('opens other sites in a tab of their own, which cannot reach back', () => {
  shown('<a href="https://example.com/help">elsewhere</a>');

  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

it('leaves links within the site to the router that it is given', () => {
  const Link = ({ href, children }: { href: string; children: ReactNode }) => <a href={`/routed${href}`}>{children}</a>;
  render(<RichText html='<a href="/help">help</a>' link={Link} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', '/routed/help');
});

it('closes what was left open, and takes no notice of what was never opened', () => {
  expect(shown('</p><ul><li>one<li>two</ul> after</b>')).toHaveTextContent('onetwo after');
});

it('survives a text that is nested without end', () => {
  expect(shown(`${'<b>'.repeat(50_000)}deep`)).toHaveTextContent('deep');
});

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload="alert(1)"><circle /></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object>',
  '<embed src="evil.swf">',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>* { display: none }</style>',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<p onclick="alert(1)" id="x" class="y">words</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java&#115;cript:alert(1)">a</a>',
  '<a href="java&#x09;script:alert(1)">a</a>',
  '<a href=" javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="/&#9;/evil.example">a</a>',
  '<a href="http://evil.example">a</a>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<template><script>alert(1)</script></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea><script>alert(1)</script></textarea>',
  '<p><a href="x" href="javascript:alert(1)">a</a></p>',
  '<video src="x" onerror="alert(1)"></video>',
  '<details ontoggle="alert(1)" open>a</details>',
  '<',
  '<a',
  '<a href="',
])('makes nothing that runs, loads or leads away of %s', (html) => {
  const container = shown(html);

  const allowed = new Set(['DIV', 'P', 'A', 'IMG']);
  const elements = [...container.querySelectorAll('*')];
  expect(elements.filter(({ tagName }) => !allowed.has(tagName))).toEqual([]);
  const names = elements.flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => !['class', 'alt', 'loading'].includes(name))).toEqual([]);
});

it('makes nothing that runs of any of two hundred ways that have failed somebody', () => {
  const runs = payloads.filter((payload) => {
    const elements = [...shown(payload).querySelectorAll('*')];
    const leads = elements.flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')]);
    return (
      elements.some(({ tagName }) =>
        ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'FORM', 'STYLE', 'SVG', 'MATH'].includes(tagName.toUpperCase()),
      ) ||
      elements.some((element) => element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style')) ||
      leads.some((address) => address !== null && !/^(?:https:|mailto:|\/(?![/\\])|#)/.test(address))
    );
  });

  expect(runs).toEqual([]);
});
