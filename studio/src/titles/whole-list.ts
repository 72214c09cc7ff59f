import { listedAnnouncement, listedTitle } from './listed-title';
import { allTitles, announcedTitles } from './titles';

/** What operators get: everything that can be played, then what is coming. */
export function wholeList(publicUrl: string) {
  return [...allTitles().map((title) => listedTitle(title, publicUrl)), ...announcedTitles().map(listedAnnouncement)];
}
