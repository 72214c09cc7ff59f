import type { BoardBrand } from '@pavilion/api/staff';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useTexts } from '../messages';
import { Adjustments } from './Adjustments';
import { Liability } from './Liability';

/** A brand's books: what the house owes, and what operators decide about members' money. */
export function BooksPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('books.title')} text={t('books.text')}>
      {(brand) => <Books key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Books({ brand: { brand } }: { brand: BoardBrand }) {
  return (
    <>
      <Liability brand={brand} />
      <Adjustments brand={brand} />
    </>
  );
}
