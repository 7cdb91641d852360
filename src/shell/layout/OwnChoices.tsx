import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { chooseShared, isShared } from '@/access/internal';
import { tabsPreference } from '../tabs/tabsPreference';
import { ThemeChoice } from './ThemeChoice';

/** Whether pages stay open as tabs; offered where there is room for them. */
function TabsChoice() {
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

/** Whether others use this browser, too: then views and columns of lists go with the session that made them. */
function SharedChoice() {
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

/** Who is signed in, and how he wants the console to be. */
export default function OwnChoices({ name, account }: { readonly name: string; readonly account: string }) {
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {account !== name && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {account}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>
        <ThemeChoice />
        <TabsChoice />
        <SharedChoice />
      </Box>
    </Box>
  );
}
