import { IconButton } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../messages';

const SHOWN_MS = 1500;

/** Copies a text and says so on itself. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={label}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      />
      <span className="pv-visually-hidden" role="status">
        {copied && t('frame.copied')}
      </span>
    </>
  );
}
