import type { GameCategory } from '@pavilion/api/games';
import { LoadFailure } from '@pavilion/features/failures';
import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useState } from 'react';
import { categoryInfo } from '../../features/category-info';
import { foretaste } from '../../features/tiles/foretaste';
import { RowSection } from '../../features/tiles/RowSection';
import { useCategoryRow } from '../../queries/category-row';
import { useNearViewport } from './use-near-viewport';
import { VendorStrip } from './VendorStrip';

const ROW = 12;

/** One category of the home page: its vendors, its first games, and the way to all of them. */
export function CategorySection({ category, atOnce }: { category: GameCategory; atOnce: boolean }) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const [vendor, setVendor] = useState<string>();
  const [place, near] = useNearViewport<HTMLElement>();
  const query = useCategoryRow(category, vendor, atOnce || near);
  const name = formatMessage({ id: `lobby.category.${category}` });
  const { icon, page } = categoryInfo[category];
  return (
    <RowSection title={name} icon={icon} more={links.to(page, vendor ? { vassalage: vendor } : {})} place={place}>
      <VendorStrip category={category} name={name} chosen={vendor} onChoose={setVendor} />
      {query.isLoadingError ? (
        <LoadFailure query={query} />
      ) : (
        <GameTiles label={name} games={foretaste(query.data?.games)} shape="row" skeletons={query.isPending ? ROW : 0} />
      )}
    </RowSection>
  );
}
