import type { BoardBrand } from '@pavilion/api/staff';
import { Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useTexts } from '../messages';
import { Games } from './Games';
import { Groups } from './Groups';
import { ImportPanel } from './ImportPanel';

/** The games of a brand: which of them players see, and how games come into the catalogue. */
export function CataloguePage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('catalogue.title')} text={t('catalogue.text')}>
      {(brand) => <Catalogue key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

const PARTS = ['games', 'vendors', 'categories', 'import'] as const;
type Part = (typeof PARTS)[number];

function Catalogue({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const [part, setPart] = useState<Part>('games');
  return (
    <Tabs
      label={t('catalogue.title')}
      tabs={PARTS.map((id) => ({ id, label: t(`catalogue.${id}`) }))}
      selected={part}
      onSelect={setPart}
    >
      {part === 'games' && <Games brand={brand} />}
      {part === 'vendors' && <Groups key="vendors" brand={brand} subject="vendor" />}
      {part === 'categories' && <Groups key="categories" brand={brand} subject="category" />}
      {part === 'import' && <ImportPanel brand={brand} />}
    </Tabs>
  );
}
