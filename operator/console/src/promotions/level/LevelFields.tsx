import { Button, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import type { TermsFieldsProps } from '../terms-form';
import { emptyRank, ladderNumbers, type LevelValues, MOST_RANKS, type RankValues } from './level-values';
import { RankFields } from './RankFields';

/** What keeps a rank, and each rank from the first, which is everybody’s. */
export function LevelFields({ typed, currency, may, wrong, onType }: TermsFieldsProps<LevelValues>) {
  const t = useTexts();
  const change = (at: number, rank: RankValues) =>
    onType({ ...typed, ranks: typed.ranks.map((each, place) => (place === at ? rank : each)) });
  return (
    <>
      <div className={bonusStyles['pairs']}>
        {(['keepShare', 'warningDays'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`levelTerms.${field}`)}
            error={
              wrong.has(field) && t('levelTerms.numberWrong', { least: ladderNumbers[field][0], most: ladderNumbers[field][1] })
            }
            inputMode="numeric"
            maxLength={3}
            disabled={!may}
            value={typed[field]}
            onChange={({ target }) => onType({ ...typed, [field]: target.value.trim() })}
          />
        ))}
      </div>
      <p>{t('levelTerms.rebateElsewhere')}</p>
      {typed.ranks.map((rank, at) => (
        <RankFields key={at} {...{ at, currency, may, wrong }} typed={rank} onType={(next) => change(at, next)} />
      ))}
      <div className={bonusStyles['head']}>
        {typed.ranks.length < MOST_RANKS && (
          <Button icon="plus" size="small" disabled={!may} onClick={() => onType({ ...typed, ranks: [...typed.ranks, emptyRank] })}>
            {t('levelTerms.addRank')}
          </Button>
        )}
        {typed.ranks.length > 2 && (
          <Button size="small" disabled={!may} onClick={() => onType({ ...typed, ranks: typed.ranks.slice(0, -1) })}>
            {t('levelTerms.removeRank')}
          </Button>
        )}
      </div>
    </>
  );
}
