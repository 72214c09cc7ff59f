import { useIntl } from '@pavilion/host/intl';
import { buttonClass, classNames, Icon } from '@pavilion/ui';
import type { Picture } from './read-picture';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  picture: Picture | undefined;
  /** Nothing where the file is taken back. */
  onChoose: (file: File | undefined) => void;
}

/** Chooses one picture, in our words: a browser’s own button speaks the browser’s language. */
export function PictureField({ label, picture, onChoose }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <input
        className="pv-visually-hidden"
        type="file"
        accept="image/png,image/jpeg"
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <span className={classNames(buttonClass({ variant: 'secondary', wide: true }), styles['selected'])}>
        <Icon name={picture ? 'check' : 'plus'} size={18} />
        <span>{picture?.name ?? formatMessage({ id: 'slip.chooseFile' })}</span>
      </span>
    </label>
  );
}
