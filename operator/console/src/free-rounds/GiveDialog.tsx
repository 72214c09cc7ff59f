import type { NewFreeRounds } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { AmountField, TextField } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import styles from '../books/books.module.css';
import { freeRoundsKey } from './use-free-rounds';

interface GiveDialogProps {
  brand: string;
  /** The sign of the currency. */
  currency: string;
  onClose: () => void;
}

const FIELDS = ['account', 'vendor', 'games', 'rounds', 'days'] as const;
type Typed = Record<(typeof FIELDS)[number] | 'stake', string>;

/** Proposes rounds for a member. The vendor is asked at once whether it takes them; another operator agrees. */
export function GiveDialog({ brand, currency, onClose }: GiveDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  // Sent again after a lost answer, it is the same proposal.
  const id = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<Typed>({ account: '', vendor: 'studio', games: '', rounds: '10', days: '7', stake: '' });
  const type = (name: keyof Typed, value: string) => setTyped((before) => ({ ...before, [name]: value }));
  return (
    <ReasonDialog
      title={t('freeRounds.give')}
      confirmLabel={t('freeRounds.propose')}
      doneText={t('freeRounds.proposed')}
      maxLength={300}
      text={
        <div className={styles['fields']}>
          {FIELDS.map((name) => (
            <TextField
              key={name}
              label={t(`freeRounds.field.${name}`)}
              required
              value={typed[name]}
              onChange={({ target }) => type(name, target.value)}
            />
          ))}
          <AmountField
            label={t('freeRounds.field.stake')}
            currency={currency}
            required
            value={typed.stake}
            onValueChange={(value) => type('stake', value)}
          />
        </div>
      }
      act={(reason) => staff.freeRounds.propose(brand, proposalOf(id.current, typed, reason))}
      onDone={() => void queries.invalidateQueries({ queryKey: freeRoundsKey(brand) })}
      onClose={onClose}
    />
  );
}

/** What does not fit is refused with the field at fault. */
function proposalOf(id: string, { account, vendor, games, rounds, days, stake }: Typed, reason: string): NewFreeRounds {
  return {
    ...{ id, reason, account: account.trim(), vendor: vendor.trim().toLowerCase() },
    games: games.split(/[\s,]+/).filter(Boolean),
    ...{ rounds: Number(rounds), days: Number(days), stake: String(parseAmount(stake) ?? 0n) },
  };
}
