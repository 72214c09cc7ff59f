interface ThemedPictureProps {
  /** Its address for each theme. */
  of: Readonly<Record<'dark' | 'light', string>>;
  alt: string;
  width: number;
  height: number;
  lazy?: boolean;
}

/** A picture that is drawn for each theme; the page's theme decides which is shown. */
export function ThemedPicture({ of, alt, lazy = false, ...size }: ThemedPictureProps) {
  const loading = lazy ? 'lazy' : undefined;
  return (
    <>
      <img className="pv-on-dark" src={of.dark} alt={alt} loading={loading} {...size} />
      <img className="pv-on-light" src={of.light} alt={alt} loading={loading} {...size} />
    </>
  );
}
