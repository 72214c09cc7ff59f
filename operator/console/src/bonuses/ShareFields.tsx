import { TextAreaField, TextField } from '@pavilion/ui';
import { gameCategories } from '@pavilion/api/calls/games';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import type { ShareFormValues } from './share-form-values';
import styles from './bonuses.module.css';

export interface ShareFieldsProps {
  typed: ShareFormValues;
  may: boolean;
  /** The fields to point at. */
  wrong: ReadonlySet<string>;
  onType: (change: Partial<ShareFormValues>) => void;
}

/** What counts of each category, and of games by name. */
export function ShareFields({ typed, may, wrong, onType }: ShareFieldsProps) {
  const t = useTexts();
  return (
    <fieldset className={styles['words']}>
      <legend>{t('bonuses.shares')}</legend>
      <p className={queueStyles['quiet']}>{t('bonuses.sharesText')}</p>
      <div className={styles['shares']}>
        {gameCategories.map((category) => (
          <TextField
            key={category}
            label={t(`catalogue.category.${category}`)}
            error={wrong.has(`shares.${category}`) && t('bonuses.shareWrong')}
            inputMode="numeric"
            maxLength={3}
            disabled={!may}
            value={typed.shares[category]}
            onChange={({ target }) => onType({ shares: { ...typed.shares, [category]: target.value.trim() } })}
          />
        ))}
      </div>
      <TextAreaField
        label={t('bonuses.gameShares')}
        hint={t('bonuses.gameSharesHint')}
        error={wrong.has('games') && t('bonuses.gameSharesWrong')}
        rows={2}
        maxLength={4000}
        disabled={!may}
        value={typed.games}
        onChange={({ target }) => onType({ games: target.value })}
      />
      <HighReturnFields {...{ typed, may, wrong, onType }} />
    </fieldset>
  );
}

/** At most how much counts of games that return much. */
function HighReturnFields({ typed, may, wrong, onType }: ShareFieldsProps) {
  const t = useTexts();
  const field = (name: 'highReturnAbove' | 'highReturnShare', maxLength: number) => (
    <TextField
      label={t(`bonuses.${name}`)}
      hint={t(`bonuses.${name}Hint`)}
      error={wrong.has(name) && t(`bonuses.${name}Wrong`)}
      inputMode="decimal"
      maxLength={maxLength}
      disabled={!may}
      value={typed[name]}
      onChange={({ target }) => onType({ [name]: target.value.trim() })}
    />
  );
  return (
    <div className={styles['pairs']}>
      {field('highReturnAbove', 5)}
      {field('highReturnShare', 3)}
    </div>
  );
}
