import { IconButton, Tooltip } from '@mui/material';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFrame, TextBox } from '@/widgets';
import { asTyped } from '@/widgets/internal';
import { defineInput } from '../views';
import { passwordType } from './type';

/** A password to set: an eye shows it, and browsers do not offer a saved one. */
export default defineInput(passwordType, function PasswordInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const word = translate(shown ? 'fields.password.hide' : 'fields.password.show');
  return (
    <FieldFrame {...props}>
      {(control) => (
        <TextBox
          control={control}
          value={value ?? ''}
          onText={(text) => onChange(text === '' ? null : text)}
          clean={asTyped}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          type={shown ? 'text' : 'password'}
          autoComplete="new-password"
          end={
            <Tooltip title={word}>
              <IconButton edge="end" aria-label={word} aria-pressed={shown} onClick={() => setShown(!shown)}>
                {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </Tooltip>
          }
        />
      )}
    </FieldFrame>
  );
});
