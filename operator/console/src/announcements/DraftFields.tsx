import { bannerGroups, executions, promotionTypes } from '@pavilion/api/announcement-vocabulary';
import { SelectField, TextAreaField, TextField } from '@pavilion/ui';
import { MomentField } from '../days/MomentField';
import { useTexts } from '../messages';
import { hasContent, canHavePromotion, type DraftFormValues } from './draft-form-values';
import styles from './announcements.module.css';

interface FieldsProps {
  typed: DraftFormValues;
  set: (change: Partial<DraftFormValues>) => void;
}

const languages = ['bn', 'en'] as const;

/** What kind of announcement it is and where it leads. */
export function KindFields({ typed, set, fixed }: FieldsProps & { fixed: boolean }) {
  const t = useTexts();
  return (
    <div className={styles['pair']}>
      <SelectField
        label={t('announcements.kind')}
        options={(['B', 'H', 'PL', 'PU', 'PR'] as const).map((value) => ({ value, label: t(`announcements.${value}`) }))}
        value={typed.type}
        disabled={fixed}
        onChange={({ target }) => set({ type: target.value as DraftFormValues['type'] })}
      />
      {typed.type === 'PU' && (
        <SelectField
          label={t('announcements.moment')}
          options={executions.map((value) => ({ value, label: t(`announcements.execution.${value}`) }))}
          value={typed.execution}
          onChange={({ target }) => set({ execution: target.value as DraftFormValues['execution'] })}
        />
      )}
      {canHavePromotion(typed.type) && (
        <SelectField
          label={t('announcements.promotion')}
          hint={t('announcements.promotionHint')}
          placeholder={t('announcements.noPromotion')}
          options={promotionTypes.map((value) => ({ value, label: t(`announcements.promotion.${value}`) }))}
          value={typed.promotionType}
          onChange={({ target }) => set({ promotionType: target.value as DraftFormValues['promotionType'] })}
        />
      )}
      <SelectField
        label={t('announcements.leads')}
        options={[
          ...(typed.type === 'B' ? [] : [{ value: '', label: t('announcements.leadsNowhere') }]),
          { value: 'PAGE', label: t('announcements.leadsToPage') },
          { value: 'GAME', label: t('announcements.leadsToGame') },
        ]}
        value={typed.linkageType}
        onChange={({ target }) => set({ linkageType: target.value as DraftFormValues['linkageType'] })}
      />
      {typed.linkageType !== '' && (
        <TextField
          label={t(typed.linkageType === 'GAME' ? 'announcements.game' : 'announcements.page')}
          hint={t(typed.linkageType === 'GAME' ? 'announcements.gameHint' : 'announcements.pageHint')}
          maxLength={200}
          value={typed.url}
          onChange={({ target }) => set({ url: target.value })}
        />
      )}
    </div>
  );
}

/** Title and content, in each language. */
export function TextFields({ typed, set }: FieldsProps) {
  const t = useTexts();
  return (
    <>
      {languages.map((language) => (
        <fieldset key={language} className={styles['words']}>
          <legend>{t(`announcements.in.${language}`)}</legend>
          <TextField
            label={t('announcements.titleField')}
            lang={language}
            maxLength={160}
            value={typed.title[language]}
            onChange={({ target }) => set({ title: { ...typed.title, [language]: target.value } })}
          />
          {hasContent(typed.type) && (
            <TextAreaField
              label={t('announcements.content')}
              hint={t('announcements.contentHint')}
              lang={language}
              rows={7}
              maxLength={20_000}
              value={typed.content[language]}
              onChange={({ target }) => set({ content: { ...typed.content, [language]: target.value } })}
            />
          )}
          {typed.type === 'B' && (
            <div className={styles['pair']}>
              <TextField
                label={t('announcements.subtitle')}
                lang={language}
                maxLength={200}
                value={typed.subtitle[language]}
                onChange={({ target }) => set({ subtitle: { ...typed.subtitle, [language]: target.value } })}
              />
              <TextField
                label={t('announcements.action')}
                lang={language}
                maxLength={60}
                value={typed.action[language]}
                onChange={({ target }) => set({ action: { ...typed.action, [language]: target.value } })}
              />
            </div>
          )}
        </fieldset>
      ))}
    </>
  );
}

/** Where a banner stands, and the drawing behind its words. */
export function BannerFields({ typed, set, scenes }: FieldsProps & { scenes: readonly string[] }) {
  const t = useTexts();
  return (
    <div className={styles['pair']}>
      <SelectField
        label={t('announcements.group')}
        options={bannerGroups.map((value) => ({ value, label: t(`announcements.group.${value}`) }))}
        value={typed.groupName}
        onChange={({ target }) => set({ groupName: target.value as DraftFormValues['groupName'] })}
      />
      <SelectField
        label={t('announcements.scene')}
        options={scenes.map((value) => ({ value, label: value.replaceAll('-', ' ') }))}
        value={typed.scene}
        onChange={({ target }) => set({ scene: target.value })}
      />
      <SelectField
        label={t('announcements.tone')}
        options={[
          { value: 'dark', label: t('announcements.toneDark') },
          { value: 'light', label: t('announcements.toneLight') },
        ]}
        value={typed.tone}
        onChange={({ target }) => set({ tone: target.value as DraftFormValues['tone'] })}
      />
    </div>
  );
}

/** From when until when. */
export function ScheduleFields({ typed, set }: FieldsProps) {
  const t = useTexts();
  const wrong = typed.until !== '' && typed.from !== '' && typed.until <= typed.from;
  return (
    <div className={styles['pair']}>
      <MomentField
        label={t('announcements.from')}
        hint={t('announcements.fromHint')}
        value={typed.from}
        onValueChange={(from) => set({ from })}
      />
      <MomentField
        label={t('announcements.until')}
        hint={t('announcements.untilHint')}
        error={wrong && t('announcements.untilWrong')}
        value={typed.until}
        onValueChange={(until) => set({ until })}
      />
    </div>
  );
}
