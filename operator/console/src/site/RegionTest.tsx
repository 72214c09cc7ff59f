import type { RegionRule } from '@pavilion/api/system';
import { Badge, Button, TextField } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../calls/use-failure-text';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { countryName } from './rule-form-values';
import styles from './site.module.css';

const ADDRESS = /^[0-9a-fA-F:.]{2,45}$/;

/** What the table above, saved or not, says of an address. */
export function RegionTest({ brand, rules, sound }: { brand: string; rules: readonly RegionRule[]; sound: boolean }) {
  const t = useTexts();
  const staff = useStaff();
  const failureText = useFailureText();
  const [locale] = useLocale();
  const [address, setAddress] = useState('');
  const trial = useMutation({ mutationFn: () => staff.site.testRegions(brand, { rules: [...rules], address: address.trim() }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sound && ADDRESS.test(address.trim())) trial.mutate();
  };
  const { data } = trial;
  const country = data?.country ? (countryName(data.country, locale) ?? data.country) : t('site.unknownCountry');
  return (
    <form className={styles['trial']} onSubmit={submit}>
      <TextField
        label={t('site.tryAddress')}
        hint={t('site.tryHint')}
        placeholder="203.0.113.9"
        maxLength={45}
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" busy={trial.isPending} disabled={!sound || !ADDRESS.test(address.trim())}>
        {t('site.try')}
      </Button>
      <p role="status">
        {trial.error && failureText(trial.error)}
        {data && (
          <>
            <Badge tone={data.denied ? 'negative' : 'positive'}>{t(data.denied ? 'site.deny' : 'site.allow')}</Badge> {country}
            {' · '}
            {data.by === null ? t('site.byNone') : t('site.byLine', { place: data.by + 1 })}
          </>
        )}
      </p>
    </form>
  );
}
