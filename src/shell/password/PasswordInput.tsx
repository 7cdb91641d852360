import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A password with an eye to show it. */
export function PasswordInput(props: TextFieldProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const eye = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate(shown ? 'password.hide' : 'password.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      fullWidth
      required
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: eye }, htmlInput: { maxLength: 64 } }}
    />
  );
}
