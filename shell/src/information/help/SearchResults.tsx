import type { HelpCenter } from '@pavilion/api/system';
import { EmptyState } from '@pavilion/ui/core';
import { useInformationText } from '../use-information-text';
import { Articles } from './Articles';
import { searchArticles } from './search-help';

interface SearchResultsProps {
  help: HelpCenter;
  typed: string;
  onLeave: () => void;
}

/** How many articles have what was typed, and which. */
export function SearchResults({ help, typed, onLeave }: SearchResultsProps) {
  const text = useInformationText();
  const found = searchArticles(help, typed);
  return (
    <>
      <p role="status">{text('help.found', { count: found.length })}</p>
      {found.length > 0 ? (
        <Articles key={typed} articles={found} onLeave={onLeave} />
      ) : (
        <EmptyState icon="search" title={text('help.none')} text={text('help.none.text')} />
      )}
    </>
  );
}
