import { countCharacters, MAX_REWARD_COMMENT } from '@pavilion/api/calls/rewards';
import type { RewardActivity } from '@pavilion/api/rewards';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { PicturesField, usePictures } from '@pavilion/features/pictures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, Dialog, TextAreaField } from '@pavilion/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useApplyForReward, useSendRewardPicture } from '../../queries/rewards';
import styles from './rewards.module.css';

interface ApplicationProps {
  activity: RewardActivity;
  asked: NonNullable<RewardActivity['apply']>;
  onClose: () => void;
}

/** Takes what an activity asks for: a comment, pictures, or only a word that one wants it. */
export function ApplicationDialog({ activity, asked, onClose }: ApplicationProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const form = useId();
  const { comment, type, wrong, pictures, submit, busy, failure } = useApplication(activity, asked, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'rewards.apply.one' }, { name: activity.name[locale] })}
      closeLabel={formatMessage({ id: 'rewards.close' })}
      closeOnBackdrop={false}
      footer={
        <Button type="submit" form={form} variant="primary" wide busy={busy}>
          {formatMessage({ id: 'rewards.send' })}
        </Button>
      }
    >
      <form id={form} className={styles['form']} onSubmit={submit} noValidate>
        <p>{activity.about[locale]}</p>
        {asked.comment && (
          <TextAreaField
            label={formatMessage({ id: 'rewards.comment' })}
            value={comment}
            onChange={({ target }) => type(target.value)}
            error={wrong === 'comment' ? formatMessage({ id: 'rewards.comment.wrong' }, { max: MAX_REWARD_COMMENT }) : undefined}
            required
            rows={4}
            maxLength={1400}
            aside={
              <span className={styles['count']}>
                {formatMessage(
                  { id: 'rewards.comment.count' },
                  { count: countCharacters(comment.trim()), max: MAX_REWARD_COMMENT },
                )}
              </span>
            }
          />
        )}
        {asked.pictures > 0 && <PicturesField label={formatMessage({ id: 'rewards.pictures' })} pictures={pictures} />}
        <p className={styles['quiet']}>{formatMessage({ id: 'rewards.apply.text' })}</p>
        <FormFailure>{wrong === 'pictures' ? formatMessage({ id: 'rewards.pictures.missing' }) : failure}</FormFailure>
      </form>
    </Dialog>
  );
}

function useApplication({ code }: RewardActivity, asked: ApplicationProps['asked'], onDone: () => void) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  const apply = useApplyForReward();
  const pictures = usePictures(asked.pictures, useSendRewardPicture());
  const [comment, type] = useState('');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wrong = wrongOf(asked, comment.trim(), pictures.list.length);
  useBusy(comment !== '' || pictures.list.length > 0);
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const ids = await pictures.send();
      await apply.mutateAsync({
        code,
        ...(asked.comment && { comment: comment.trim() }),
        ...(ids.length > 0 && { pictures: ids }),
      });
      toast('positive', formatMessage({ id: 'rewards.apply.done' }));
      onDone();
    } catch (reason) {
      setFailure(textOf(reason));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong) void send();
  };
  return { comment, type, pictures, submit, failure, busy: sending, wrong: tried ? wrong : undefined };
}

function wrongOf(asked: ApplicationProps['asked'], comment: string, pictures: number): 'comment' | 'pictures' | undefined {
  if (asked.comment && (comment === '' || countCharacters(comment) > MAX_REWARD_COMMENT)) return 'comment';
  return asked.pictures > 0 && pictures === 0 ? 'pictures' : undefined;
}
