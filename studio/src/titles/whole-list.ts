import type { ModelId } from '../models/model-id';
import { listedAnnouncement, listedTitle } from './listed-title';
import type { Title } from './title';
import { allTitles, announcedTitles } from './titles';

/** What operators get: everything that can be played, then what is coming. `opensIn` says of a title what the rules of the operator's brands leave of it. */
export function wholeList(publicUrl: string, opensIn?: (title: { readonly model: ModelId }) => object | undefined) {
  const listed = (title: Title) => {
    const brands = opensIn?.(title);
    return { ...listedTitle(title, publicUrl), ...(brands && { brands }) };
  };
  return [...allTitles().map(listed), ...announcedTitles().map(listedAnnouncement)];
}
