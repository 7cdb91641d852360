import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RulesDrawer } from '../alarms/RulesDrawer';

/** The rules that watch over results. */
// covers HR-100
export function ResultRules() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('strategy.rules.button')}
      </Button>
      <RulesDrawer open={open} ruleType={1} onClose={() => setOpen(false)} />
    </Box>
  );
}
