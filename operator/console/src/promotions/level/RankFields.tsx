import { AmountField, Switch, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import { rankAmounts, rankNumbers, type RankValues } from './level-values';

interface RankFieldsProps {
  at: number;
  typed: RankValues;
  currency: string;
  may: boolean;
  wrong: ReadonlySet<string>;
  onType: (rank: RankValues) => void;
}

/** A rank: how it is called, what it takes and what it brings. */
export function RankFields({ at, typed, currency, may, wrong, onType }: RankFieldsProps) {
  const t = useTexts();
  const isWrong = (field: string) => wrong.has(`ranks.${at}.${field}`);
  return (
    <fieldset className={bonusStyles['words']}>
      <legend>{t('levelTerms.rank', { number: at })}</legend>
      <div className={bonusStyles['pairs']}>
        {(['bn', 'en'] as const).map((language) => (
          <TextField
            key={language}
            label={t(`levelTerms.label.${language}`)}
            error={isWrong(language) && t('bonuses.wordsMissing')}
            lang={language}
            maxLength={40}
            disabled={!may}
            value={typed[language]}
            onChange={({ target }) => onType({ ...typed, [language]: target.value })}
          />
        ))}
        {rankAmounts.map((field) => (
          <AmountField
            key={field}
            label={t(`levelTerms.${field}`)}
            error={isWrong(field) && t('bonuses.amountWrong')}
            currency={currencySymbol(currency)}
            disabled={!may}
            value={typed[field]}
            onValueChange={(value) => onType({ ...typed, [field]: value })}
          />
        ))}
        {(Object.keys(rankNumbers) as (keyof typeof rankNumbers)[]).map((field) => (
          <TextField
            key={field}
            label={t(`levelTerms.${field}`)}
            error={isWrong(field) && t('levelTerms.numberWrong', { least: rankNumbers[field][0], most: rankNumbers[field][1] })}
            inputMode="numeric"
            maxLength={4}
            disabled={!may}
            value={typed[field]}
            onChange={({ target }) => onType({ ...typed, [field]: target.value.trim() })}
          />
        ))}
      </div>
      <Switch
        label={t('levelTerms.fasterReview')}
        disabled={!may}
        checked={typed.fasterReview}
        onCheckedChange={(fasterReview) => onType({ ...typed, fasterReview })}
      />
    </fieldset>
  );
}
