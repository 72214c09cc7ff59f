import { useLocale } from '@pavilion/host/intl';
import { Icon, IconButton } from '@pavilion/ui/core';
import { useId } from 'react';
import styles from './pictures-field.module.css';
import { texts } from './texts';
import type { ChosenPictures } from './use-pictures';

/** The pictures that go with a form, and the way to add one. */
export function PicturesField({ label, pictures }: { label: string; pictures: ChosenPictures }) {
  const text = texts[useLocale()];
  const id = useId();
  const { list, most, fault, add, remove } = pictures;
  return (
    <fieldset className={styles['pictures']} aria-describedby={`${id}-fault ${id}-hint`}>
      <legend className={styles['legend']}>{label}</legend>
      <ul className={styles['row']}>
        {list.map((picture) => (
          <li key={picture.address} className={styles['picture']}>
            <img src={picture.address} alt={picture.file.name} />
            <IconButton
              icon="x"
              label={text.remove(picture.file.name)}
              className={styles['remove']}
              onClick={() => remove(picture)}
            />
          </li>
        ))}
        {list.length < most && (
          <li>
            <label className={styles['add']}>
              <Icon name="plus" size={22} />
              <span>{text.add}</span>
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
        {text.hint(most)}
      </p>
      <p id={`${id}-fault`} aria-live="polite" className={styles['error']}>
        {fault && text.faults[fault](most)}
      </p>
    </fieldset>
  );
}
