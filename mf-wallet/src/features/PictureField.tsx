import { useIntl } from '@pavilion/host/intl';
import { buttonClass, classNames, Icon } from '@pavilion/ui';
import type { ChangeEvent } from 'react';
import { readPicture } from './read-picture';
import styles from './picture-field.module.css';

/** A picture that was chosen: the file's name, and what is in it in base64. */
export interface Picture {
  name: string;
  data: string;
}

interface PictureFieldProps {
  label: string;
  picture: Picture | undefined;
  /** Nothing where the file is taken back; `invalid` when it is no picture that can be sent. */
  onChoose: (picture: Picture | undefined, invalid: boolean) => void;
}

/** Chooses one picture, in our words: a browser’s own button speaks the browser’s language. */
export function PictureField({ label, picture, onChoose }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const data = file && (await readPicture(file));
    onChoose(file && data ? { name: file.name, data } : undefined, Boolean(file) && !data);
  };
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <input className="pv-visually-hidden" type="file" accept="image/png,image/jpeg" onChange={(event) => void choose(event)} />
      <span className={classNames(buttonClass({ variant: 'secondary', wide: true }), styles['selected'])}>
        <Icon name={picture ? 'check' : 'plus'} size={18} />
        <span>{picture?.name ?? formatMessage({ id: 'slip.chooseFile' })}</span>
      </span>
    </label>
  );
}
