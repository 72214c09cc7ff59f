import type { Change } from '@pavilion/api/staff';
import { Button, Icon } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';

/** Shows the site as it would be after `changes`, in a window of its own. Its address is made only now. */
export function PreviewButton({ brand, changes }: { brand: string; changes: Change[] }) {
  const t = useTexts();
  const staff = useStaff();
  const say = useToast();
  const failureText = useFailureText();
  const may = useHasRole()('operator', brand);
  const preview = useMutation({ mutationFn: () => staff.preview(brand, changes) });
  const look = async () => {
    // Opened by the press itself: a window that opens after the answer would be blocked.
    const opened = window.open('', '_blank');
    if (opened) opened.opener = null;
    try {
      const { url } = await preview.mutateAsync();
      opened?.location.replace(url);
    } catch (error) {
      opened?.close();
      say({ tone: 'negative', title: t('plan.previewFailed'), text: failureText(error) });
    }
  };
  return (
    <Button size="small" disabled={!may} busy={preview.isPending} onClick={() => void look()}>
      {t('plan.preview')} <Icon name="external" size={16} />
    </Button>
  );
}
