import type { RoundQuery } from '@pavilion/api/records';
import { Button } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { saveFile } from '../brand/save-file';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';

/** The proof of a member's round, as the file that it was signed as. */
export function ProofDownload({ vendor, round }: RoundQuery) {
  const t = useTexts();
  const staff = useStaff();
  const toast = useToast();
  const failureText = useFailureText();
  const { brand = '', member = '' } = useParams();
  const { isPending, mutate } = useMutation({
    mutationFn: () => staff.books.proofOf(brand, member, { vendor, round }),
    onSuccess: ({ name, text }) => saveFile(name, text),
    onError: (error) => toast({ tone: 'negative', title: failureText(error) }),
  });
  return (
    <Button
      size="small"
      icon="download"
      busy={isPending}
      aria-label={t('memberLedger.proofOf', { round })}
      onClick={() => mutate()}
    >
      {t('memberLedger.proof')}
    </Button>
  );
}
