import type { BoardBrand } from '@pavilion/api/operations';
import { BrandSubject } from '../brand/BrandSubject';
import { useTexts } from '../messages';
import { Adjustments } from './Adjustments';
import { Liability } from './Liability';

/** A brand's books: what the house owes, and what operators decide about members' money. */
export function BooksPage() {
  const t = useTexts();
  return (
    <BrandSubject title={t('books.title')} text={t('books.text')}>
      {(brand) => <Books key={brand.brand} brand={brand} />}
    </BrandSubject>
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
