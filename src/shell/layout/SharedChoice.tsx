import { FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { chooseShared, isShared } from '@/access/memory/preferences';

/** Whether others use this browser, too: then views and columns of lists go with the session that made them. */
export function SharedChoice() {
  const translate = useTranslate();
  const [on, setOn] = useState(isShared);
  return (
    <FormControlLabel
      sx={{ mt: 1, mr: 0, ml: -0.5, gap: 0.5, alignItems: 'flex-start' }}
      control={
        <Switch
          size="small"
          checked={on}
          onChange={(_, next) => {
            chooseShared(next);
            setOn(next);
          }}
        />
      }
      label={translate('shell.user.shared')}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
