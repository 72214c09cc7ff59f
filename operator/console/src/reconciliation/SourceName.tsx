import { useTexts } from '../messages';

/** Whose day it is. */
export function SourceName({ source }: { source: string }) {
  return <>{useSourceName()(source)}</>;
}

export function useSourceName(): (source: string) => string {
  const t = useTexts();
  return (source) => {
    const [kind, name = ''] = source.split(':');
    return t(kind === 'vendor' ? 'reconciliation.vendor' : 'reconciliation.provider', { name });
  };
}
