import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { TextField, type TextFieldProps } from './TextField';

/** Those of `TextField`, and the two names of the button that shows and hides the password. @public */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the button that shows what was typed. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
}

/** A password with a button that shows and hides it. Give `autoComplete` (`current-password` or `new-password`). @public */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={<IconButton icon={shown ? 'eye-off' : 'eye'} label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)} />}
    />
  );
}
