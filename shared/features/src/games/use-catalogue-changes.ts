import { useEvent } from '@pavilion/host/events';
import { useQueryClient } from '@pavilion/host/query';

/**
 * Asks lists anew when the brand's games change, so that what was switched off goes from open pages at once. `keys` are beginnings of query
 * keys: lists, menus and vendors, but never a launch, which would open the game again.
 */
export function useCatalogueChanges(...keys: readonly (readonly string[])[]): void {
  const queries = useQueryClient();
  useEvent('catalogue.changed', () => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
}
