import { createClosers } from './closers';

it('closes what came last first, once, and goes on past what fails or hangs', async () => {
  const error = jest.fn();
  const closed: string[] = [];
  const { onClose, closeAll } = createClosers({ error }, 50);
  onClose('database', () => void closed.push('database'));
  onClose('a broken one', () => Promise.reject(new Error('no')));
  onClose('a hanging one', () => new Promise(() => undefined));
  onClose('bus', async () => void closed.push('bus'));

  await Promise.all([closeAll(), closeAll()]);

  expect(closed).toEqual(['bus', 'database']);
  expect(error.mock.calls.map(([{ name, err }]) => [name, (err as Error).message])).toEqual([
    ['a hanging one', 'not closed within 50 ms'],
    ['a broken one', 'no'],
  ]);
});
