import { pictureSources } from '@pavilion/api/picture-hosts';
import { useBrand } from '@pavilion/host/brand';

/** Where a picture of the catalogue comes from: one of the brand's hosts, then the page's own when that one fails. */
export function usePictureSources(): (path: string) => readonly string[] {
  const { imageHosts } = useBrand();
  return (path) => pictureSources(imageHosts, path);
}
