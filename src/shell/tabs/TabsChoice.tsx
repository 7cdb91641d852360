import { FormControlLabel, Switch } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { tabsPreference } from './tabsPreference';

/** Whether pages stay open as tabs; offered where there is room for them. */
export function TabsChoice() {
  const translate = useTranslate();
  const on = useSyncExternalStore(tabsPreference.subscribe, tabsPreference.get);
  return (
    <FormControlLabel
      sx={{ display: { xs: 'none', md: 'flex' }, mt: 1, mr: 0, ml: -0.5, gap: 0.5 }}
      control={<Switch size="small" checked={on} onChange={(_, next) => tabsPreference.set(next)} />}
      label={translate('shell.tabs.keep')}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
