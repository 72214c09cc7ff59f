import { launchChat } from '@pavilion/api/calls/system';
import { useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useState } from 'react';
import { openSideWindow } from '../../dialogs/open-side-window';

/** Opens the chat at its provider. `address` is where it waits when the browser let no window open. */
export function useChat(): { address: string | undefined; launch: (modelId: string) => Promise<void> } {
  const client = useClient();
  const language = useLocale();
  const failureText = useFailureText();
  const { toast } = useDialogs();
  const [address, setAddress] = useState<string>();
  const launch = async (modelId: string) => {
    // Before the answer: a browser lets a window open only while it handles the press.
    const beside = openSideWindow('', 'pavilion-chat');
    try {
      const { chatUrl } = await client.call(launchChat, { modelId, language });
      if (!beside) return setAddress(chatUrl);
      beside.opener = null;
      beside.location.replace(chatUrl);
    } catch (reason) {
      beside?.close();
      toast('negative', failureText(reason));
    }
  };
  return { address, launch };
}
