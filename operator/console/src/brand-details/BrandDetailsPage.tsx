import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useTexts } from '../messages';
import styles from './brand-details.module.css';
import { HelpList } from './HelpList';
import { SettingsPart } from './SettingsPart';

/** What a brand's site says of itself, and what it asks of passwords and feedback. */
export function BrandDetailsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('brandDetails.title')} text={t('brandDetails.text')}>
      {({ brand, theme }) => (
        <div key={brand} className={styles['page']}>
          <SettingsPart brand={brand} />
          <HelpList brand={brand} look={theme.name} />
        </div>
      )}
    </BrandPageLayout>
  );
}
