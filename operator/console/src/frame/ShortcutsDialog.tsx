import { Dialog } from '@pavilion/ui';
import { type MessageId, useTexts } from '../messages';
import styles from './shortcuts.module.css';

const groups: readonly { title: MessageId; keys: readonly (readonly [readonly string[], MessageId])[] }[] = [
  {
    title: 'shortcuts.everywhere',
    keys: [
      [['?'], 'shortcuts.help'],
      [['g', 'b'], 'shortcuts.board'],
      [['g', 'p'], 'shortcuts.pending'],
      [['g', 'm'], 'shortcuts.outbox'],
      [['g', 'j'], 'shortcuts.jobs'],
      [['g', 'a'], 'shortcuts.audit'],
      [['g', 'o'], 'shortcuts.operators'],
      [['g', 'v'], 'shortcuts.vendors'],
      [['/'], 'shortcuts.filter'],
    ],
  },
  {
    title: 'shortcuts.onTable',
    keys: [
      [['v'], 'shortcuts.views'],
      [['c'], 'shortcuts.columns'],
      [['e'], 'shortcuts.export'],
    ],
  },
  {
    title: 'shortcuts.ofBrand',
    keys: [
      [['g', 'h'], 'shortcuts.home'],
      [['g', 'd'], 'shortcuts.deposits'],
      [['g', 'w'], 'shortcuts.withdrawals'],
      [['g', 'u'], 'shortcuts.members'],
      [['g', 'k'], 'shortcuts.books'],
      [['g', 'f'], 'shortcuts.feedback'],
      [['g', 'n'], 'shortcuts.announcements'],
      [['g', 's'], 'shortcuts.site'],
      [['g', 'c'], 'shortcuts.catalogue'],
    ],
  },
  {
    title: 'shortcuts.onBoard',
    keys: [
      [['←', '→', '↑', '↓'], 'shortcuts.move'],
      [['Home', 'End'], 'shortcuts.ends'],
      [['Enter'], 'shortcuts.open'],
      [['t'], 'shortcuts.toggle'],
      [['r'], 'shortcuts.rollback'],
      [['k'], 'shortcuts.kill'],
    ],
  },
];

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts.title')} closeLabel={t('close')} onPhone="card">
      {groups.map(({ title, keys }) => (
        <section key={title} className={styles['keys']}>
          <h3>{t(title)}</h3>
          <dl>
            {keys.map(([names, what]) => (
              <div key={what}>
                <dt>{t(what)}</dt>
                <dd>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
