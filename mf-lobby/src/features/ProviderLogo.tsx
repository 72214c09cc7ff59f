import type { VendorCard } from '@pavilion/api/games';
import { usePictureSources } from '@pavilion/features/games';
import { Picture } from '@pavilion/ui/core';

interface ProviderLogoProps extends Pick<VendorCard, 'logo'> {
  /** Of its place, in which it stands in the middle. */
  width: number;
  className?: string | undefined;
}

/** A provider's logo in the theme of the page; its name stands beside it. */
export function ProviderLogo({ logo, width, className }: ProviderLogoProps) {
  const pictures = usePictureSources();
  const size = { width, height: width / 4, className, alt: '', loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <span className="pv-on-dark">
        <Picture sources={pictures(logo.dark)} {...size} />
      </span>
      <span className="pv-on-light">
        <Picture sources={pictures(logo.light)} {...size} />
      </span>
    </>
  );
}
