import type { OutboxLine } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { type FakeGateway, Refusal } from '../testing/fake-gateway';
import { heading, openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';
import { textOf, toCsv } from './csv';

const line = (id: string, recipient: string): OutboxLine => ({
  ...{ id, brand: 'pavilion', kind: 'sms', template: 'code.login', locale: 'bn', recipient, state: 'sent', attempts: 1 },
  ...{ createdAt: '2026-11-21T10:00:00Z', expiresAt: '2026-11-21T10:05:00Z', nextAt: null, sentAt: null, error: null },
  ...{ via: 'http', text: null },
});
const first = { lines: [line('9', '+8801•••••678')], next: '9' };
const second = { lines: [line('5', '+8801•••••111')], next: null };

const saved: { name: string; text: Promise<string> }[] = [];
let written: Blob | undefined;
beforeEach(() => {
  saved.length = 0;
  localStorage.clear();
  URL.createObjectURL = (blob) => {
    written = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: written?.text() ?? Promise.resolve('') });
  };
});

const openOutbox = (address = '/outbox', prepare: (gateway: FakeGateway) => unknown = () => {}) =>
  openConsole(address, (gateway) => {
    gateway.answer('GET /outbox?limit=50', first).answer('GET /outbox?before=9&limit=50', second);
    gateway.answer('GET /outbox?limit=200', first).answer('GET /outbox?before=9&limit=200', second);
    gateway.answer('GET /outbox?state=failed&limit=50', { lines: [line('7', '+8801•••••222')], next: null });
    prepare(gateway);
  });

it('is exported whole, with the pages that were not read yet and the columns that are shown', async () => {
  const { user } = await openOutbox();
  await screen.findByRole('row', { name: /678/ });

  await user.click(screen.getByRole('button', { name: 'Export as CSV: Outbox' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^outbox-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
  expect(lines[0]).toContain('To,What');
  expect(lines[1]).toContain("'+8801•••••678 SMS · pavilion");
  expect(lines[2]).toContain('111');
  expect(lines).toHaveLength(4);
  expect(screen.queryByRole('row', { name: /111/ })).not.toBeInTheDocument();
});

it('writes two thousand rows a part at a time, and keeps none of them on the page', async () => {
  const partOf = (part: number) => Array.from({ length: 400 }, (_, at) => line(`${part}-${at}`, `=${part * 400 + at}`));
  const { user } = await openOutbox('/outbox', (gateway) => {
    for (const part of [0, 1, 2, 3, 4])
      gateway.answer(`GET /outbox?${part === 0 ? '' : `before=${part}&`}limit=200`, {
        lines: partOf(part),
        next: part < 4 ? String(part + 1) : null,
      });
  });
  await screen.findByRole('row', { name: /678/ });

  await user.keyboard('e');

  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 60_000 });
  const lines = (await saved[0]?.text)?.trimEnd().split('\r\n') ?? [];
  expect(lines).toHaveLength(2_001);
  expect(lines[1]).toContain("'=0 SMS");
  expect(lines.at(-1)).toContain("'=1999 SMS");
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await waitFor(() => expect(document.querySelector('table[hidden]')).toBeNull());
}, 90_000);

it('hands out no file when a part cannot be read, and says so', async () => {
  const { user } = await openOutbox('/outbox', (gateway) =>
    gateway.answer('GET /outbox?before=9&limit=200', new Refusal(500, 'service.failed')),
  );
  await screen.findByRole('row', { name: /678/ });

  await user.click(screen.getByRole('button', { name: 'Export as CSV: Outbox' }));

  expect(await screen.findByText('The file could not be written')).toBeInTheDocument();
  expect(saved).toHaveLength(0);
});

it('is put in order by a heading, the other way by the next press, and as it came by the third', async () => {
  const { user } = await openOutbox('/outbox', (gateway) =>
    gateway.answer('GET /outbox?limit=50', { lines: [line('9', 'b'), line('8', 'c'), line('7', 'a')], next: '7' }),
  );
  await screen.findByRole('row', { name: /^b/ });
  const recipients = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.[0]);
  const press = () => user.click(within(screen.getByRole('columnheader', { name: 'To' })).getByRole('button'));

  await press();
  expect(recipients()).toEqual(['a', 'b', 'c']);
  expect(screen.getByText(/the 3 rows read so far/)).toBeInTheDocument();
  await press();
  expect(recipients()).toEqual(['c', 'b', 'a']);
  await press();
  expect(recipients()).toEqual(['b', 'c', 'a']);
});

it('shows the columns that an operator chose, also after they come back', async () => {
  const { user } = await openOutbox();
  await screen.findByRole('columnheader', { name: 'What' });

  await user.click(await screen.findByRole('button', { name: 'Choose columns: Outbox' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
  expect(dialog.getByRole('checkbox', { name: 'To' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'What' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('columnheader', { name: 'What' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Board' }));
  await heading('Board');
  await user.click(screen.getByRole('link', { name: 'Outbox' }));
  await screen.findByRole('columnheader', { name: 'To' });
  expect(screen.queryByRole('columnheader', { name: 'What' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('keeps its filters in the address, and under a name', async () => {
  const { user } = await openOutbox('/outbox?state=failed');
  await screen.findByRole('row', { name: /222/ });
  await user.click(screen.getByRole('button', { name: 'Saved views: Outbox' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the current view' }), 'To send again');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '');
  await screen.findByRole('row', { name: /678/ });

  await user.click(screen.getByRole('button', { name: 'Saved views: Outbox' }));
  await user.click(screen.getByRole('button', { name: 'To send again' }));

  expect(await screen.findByRole('row', { name: /222/ })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('failed');
  await user.click(screen.getByRole('button', { name: 'Saved views: Outbox' }));
  await user.click(screen.getByRole('button', { name: 'Remove the view To send again' }));
  expect(screen.queryByRole('button', { name: 'To send again' })).not.toBeInTheDocument();
});

describe('a file', () => {
  it('has no cell that a spreadsheet would run', () => {
    expect(toCsv([['=1+1', '@a', '-5.00', 'a,b', 'say "x"', 'উত্তোলন']])).toBe(`\uFEFF'=1+1,'@a,-5.00,"a,b","say ""x""",উত্তোলন\r\n`);
  });

  it('says the moment where the page says how long ago', () => {
    const cell = document.createElement('td');
    cell.innerHTML = '<span aria-hidden="true">When</span><b>sent</b><time datetime="2026-11-21T10:00:00Z">2 hours ago</time>';
    expect(textOf(cell)).toBe('sent 2026-11-21T10:00:00Z');
  });
});
