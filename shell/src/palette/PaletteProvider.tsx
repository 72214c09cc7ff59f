import { useDialogs } from '@pavilion/host/dialogs';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '@pavilion/host/lazy';
import { usePaletteKeys } from './use-palette-keys';

// Nobody waits for it who does not open it.
const Palette = lazyPart(() => import(/* webpackChunkName: "palette" */ './Palette').then((loaded) => loaded.Palette));

const PaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette from anywhere within; so do `/` and ⌘K. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  usePaletteKeys(open);
  const missing = () => {
    setOpen(false);
    toast('negative', formatMessage({ id: 'network.abnormal' }));
  };
  return (
    <PaletteContext value={open}>
      {children}
      {isOpen && <Palette onClose={() => setOpen(false)} onMissing={missing} />}
    </PaletteContext>
  );
}

/** The way to open the palette. */
export function useOpenPalette(): () => void {
  return useContext(PaletteContext);
}
