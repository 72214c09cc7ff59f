import { useLocale } from '@pavilion/host/intl';
import { ErrorState } from '@pavilion/ui/core';
import { useState } from 'react';
import { refusalText } from './refusal-text';
import type { RefusedError } from './refused-error';

/** Says in a page's place why it is not there, and tries again when asked. */
export function PageRefused({ refused, retry }: { refused: RefusedError; retry: (() => void) | undefined }) {
  const [trying, setTrying] = useState(false);
  const text = refusalText(refused.refusal, useLocale());
  const again = () => {
    setTrying(true);
    retry?.();
  };
  return (
    <ErrorState
      title={text.title}
      text={text.text}
      code={`${refused.refusal} · ${refused.remote}${refused.version ? `@${refused.version}` : ''}`}
      busy={trying}
      retryLabel={text.retry}
      onRetry={retry && again}
    />
  );
}
