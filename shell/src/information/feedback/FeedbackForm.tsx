import {
  countWords,
  feedbackImage,
  MAX_FEEDBACK_IMAGES,
  MAX_FEEDBACK_LENGTH,
  type QuestionType,
  questionTypes,
  sendFeedback,
} from '@pavilion/api/calls/feedback';
import type { FeedbackForm as FeedbackBounds } from '@pavilion/api/feedback';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { PicturesField, usePictures } from '@pavilion/features/pictures';
import { useClient } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import { Button, SelectField, TextAreaField } from '@pavilion/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useInformationText } from '../use-information-text';
import styles from './feedback.module.css';

interface Typed {
  questionType: QuestionType | '';
  content: string;
}

const FIELDS = ['questionType', 'content'] as const;

/** What it is about, what there is to say within the brand's bounds, and pictures for members. */
export function FeedbackForm({ bounds, onSent }: { bounds: FeedbackBounds; onSent: (reference: string) => void }) {
  const text = useInformationText();
  const client = useClient();
  const { minWords: min, maxWords: max } = bounds;
  const form = useForm<Typed>({ defaultValues: { questionType: '', content: '' } });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const pictures = usePictures(MAX_FEEDBACK_IMAGES, async (data) => (await client.call(feedbackImage, { data })).imageId);
  const { errors, isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);
  const words = countWords(useWatch({ control: form.control, name: 'content' }));

  const submit = form.handleSubmit(async ({ questionType, content }) => {
    clear();
    try {
      const images = await pictures.send();
      const { reference } = await client.call(sendFeedback, {
        questionType: questionType as QuestionType,
        content: content.trim(),
        ...(images.length > 0 && { images }),
      });
      onSent(reference);
    } catch (reason) {
      show(reason);
    }
  });
  const within = (content: string) => {
    const count = countWords(content);
    return (count >= min && count <= max) || text('feedback.length', { min, max });
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        {...form.register('questionType', { required: text('feedback.choose') })}
        label={text('feedback.category')}
        placeholder={text('feedback.choose')}
        error={errors.questionType?.message}
        required
        options={questionTypes.map((each) => ({ value: each, label: text(`feedback.${each}`) }))}
      />
      <TextAreaField
        {...form.register('content', { validate: within })}
        label={text('feedback.content')}
        hint={text('feedback.length', { min, max })}
        error={errors.content?.message}
        required
        rows={6}
        maxLength={MAX_FEEDBACK_LENGTH}
        aside={<span className={styles['count']}>{text('feedback.wordCount', { words, max })}</span>}
      />
      {bounds.images && <PicturesField label={text('pictures')} pictures={pictures} />}
      <p className={styles['note']}>{text('feedback.warning')}</p>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {text('feedback.send')}
      </Button>
    </form>
  );
}
