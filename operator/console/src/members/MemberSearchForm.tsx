import type { MemberSearch } from '@pavilion/api/staff';
import { Button, SelectField, TextField } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../messages';
import styles from './members.module.css';

const searchModes = ['account', 'id', 'mobile', 'reference'] as const;
type SearchMode = (typeof searchModes)[number];

export interface SearchInput {
  by: SearchMode;
  text: string;
}

const maxLengths: Readonly<Record<SearchMode, number>> = { account: 64, id: 64, mobile: 24, reference: 40 };
const ID = /^[0-9a-f]{16}$/;

/** What is sent to the gateway; a search by name continues after the last one of the page before. */
export function toMemberSearch({ by, text }: SearchInput, after: string): MemberSearch {
  if (by === 'id') return { id: text };
  if (by === 'mobile') return { mobileNum: text };
  if (by === 'reference') return { reference: text };
  return { account: text, ...(after && { after }) };
}

export function MemberSearchForm({ busy, onSearch }: { busy: boolean; onSearch: (search: SearchInput) => void }) {
  const t = useTexts();
  const [by, setBy] = useState<SearchMode>('account');
  const [text, setText] = useState('');
  const [missed, setMissed] = useState(false);
  const typed = text.trim();
  const wrong =
    typed === '' ||
    (by === 'id' && !ID.test(typed)) ||
    (by === 'mobile' && typed.length < 4) ||
    (by === 'reference' && typed.length < 6);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissed(wrong);
    if (!wrong) onSearch({ by, text: typed });
  };
  return (
    <form role="search" onSubmit={submit} className={styles['search']} noValidate>
      <SelectField
        label={t('members.by')}
        options={searchModes.map((mode) => ({ value: mode, label: t(`members.by.${mode}`) }))}
        value={by}
        onChange={({ target }) => setBy(target.value as SearchMode)}
      />
      <TextField
        data-filter
        type="search"
        icon="search"
        label={t('members.search')}
        placeholder={t(`members.hint.${by}`)}
        error={missed && wrong && t(`members.wrong.${by}`)}
        autoComplete="off"
        maxLength={maxLengths[by]}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" icon="search" busy={busy}>
        {t('members.find')}
      </Button>
    </form>
  );
}
