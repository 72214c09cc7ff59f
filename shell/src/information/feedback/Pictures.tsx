import { MAX_FEEDBACK_IMAGES } from '@pavilion/api/calls/feedback';
import { Icon, IconButton } from '@pavilion/ui/core';
import { useId } from 'react';
import { useInformationText } from '../use-information-text';
import styles from './feedback.module.css';
import type { ChosenPictures } from './use-pictures';

/** The pictures that go with a message, and the way to add one. */
export function Pictures({ pictures }: { pictures: ChosenPictures }) {
  const text = useInformationText();
  const id = useId();
  const { list, fault, add, remove } = pictures;
  return (
    <fieldset className={styles['pictures']} aria-describedby={`${id}-fault ${id}-hint`}>
      <legend className={styles['legend']}>{text('pictures')}</legend>
      <ul className={styles['row']}>
        {list.map((picture) => (
          <li key={picture.address} className={styles['picture']}>
            <img src={picture.address} alt={picture.file.name} />
            <IconButton
              icon="x"
              label={text('pictures.remove', { name: picture.file.name })}
              className={styles['remove']}
              onClick={() => remove(picture)}
            />
          </li>
        ))}
        {list.length < MAX_FEEDBACK_IMAGES && (
          <li>
            <label className={styles['add']}>
              <Icon name="plus" size={22} />
              <span>{text('pictures.add')}</span>
              <input
                type="file"
                accept="image/png,image/jpeg"
                multiple
                className="pv-visually-hidden"
                onChange={({ target }) => {
                  // The list is empty once the value is.
                  void add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={styles['note']}>
        {text('pictures.hint')}
      </p>
      <p id={`${id}-fault`} aria-live="polite" className={styles['error']}>
        {fault && text(`pictures.${fault}`)}
      </p>
    </fieldset>
  );
}
