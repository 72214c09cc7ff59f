import { Toast, ToastRegion, type Tone } from '@pavilion/ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useTexts } from '../messages';

interface ToastMessage {
  tone: Tone;
  title: string;
  text?: ReactNode;
}

const TOAST_DURATION_MS = 8000;
const ToastContext = createContext<((said: ToastMessage) => void) | undefined>(undefined);

/** Short messages over the page, each gone by itself. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [shown, setShown] = useState<(ToastMessage & { id: number })[]>([]);
  const close = useCallback((id: number) => setShown((all) => all.filter((each) => each.id !== id)), []);
  const say = useCallback(
    (said: ToastMessage) => {
      const id = performance.now();
      setShown((all) => [...all.slice(-2), { ...said, id }]);
      setTimeout(() => close(id), TOAST_DURATION_MS);
    },
    [close],
  );
  return (
    <ToastContext value={say}>
      {children}
      <ToastRegion label={t('frame.messages')}>
        {shown.map(({ id, ...said }) => (
          <Toast key={id} {...said} onClose={() => close(id)} closeLabel={t('close')} />
        ))}
      </ToastRegion>
    </ToastContext>
  );
}

export function useToast(): (said: ToastMessage) => void {
  const say = useContext(ToastContext);
  if (!say) throw new Error('No ToastProvider around this component');
  return say;
}
