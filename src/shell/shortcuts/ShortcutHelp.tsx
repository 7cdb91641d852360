import Close from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Switch,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { Keys } from './Keys';
import { chooseSingleKeys, hasSingleKeys } from './singleKeys';

type Line = readonly [name: string, ...keys: string[]];

/** What the sheet shows, by place. */
const GROUPS: Readonly<Record<string, readonly Line[]>> = {
  anywhere: [
    ['palette', 'Mod', 'K'],
    ['help', '?'],
    ['menu', '['],
    ['home', 'G', 'H'],
    ['platform', 'G', 'P'],
    ['undo', 'Z'],
  ],
  lists: [
    ['search', '/'],
    ['create', 'N'],
    ['refresh', 'R'],
    ['previous', ','],
    ['next', '.'],
    ['rows', '↑', '↓'],
    ['rowMenu', '.'],
  ],
  tabs: [
    ['tabs', '←', '→'],
    ['tabClose', 'Delete'],
    ['tabCloseShown', 'Alt', 'W'],
    ['tabBefore', 'Alt', 'Page Up'],
    ['tabAfter', 'Alt', 'Page Down'],
  ],
  records: [
    ['edit', 'E'],
    ['previousRecord', 'K'],
    ['nextRecord', 'J'],
    ['list', 'G', 'L'],
    ['save', 'Mod', 'S'],
  ],
};

function Group({ name }: { readonly name: string }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="overline" color="textSecondary" sx={{ display: 'block', pb: 0.5 }}>
        {translate(`shell.shortcuts.groups.${name}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {GROUPS[name]?.map(([key, ...keys]) => (
          <Box
            key={key}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography component="dt" variant="body2" sx={{ flex: 1 }}>
              {translate(`shell.shortcuts.keys.${key}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Keys keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The sheet of keyboard shortcuts, and the switch for those of one key. */
export default function ShortcutHelp({ close }: { close(): void }) {
  useArea('shell');
  const translate = useTranslate();
  const [single, setSingle] = useState(hasSingleKeys);
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="shortcuts-title" transitionDuration={100}>
      <DialogTitle id="shortcuts-title" component="h2" sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <span style={{ flex: 1 }}>{translate('shell.shortcuts.title')}</span>
        <IconButton autoFocus aria-label={translate('actions.close')} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('shell.shortcuts.note')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 4,
            rowGap: 2,
          }}
        >
          {Object.keys(GROUPS).map((name) => (
            <Group key={name} name={name} />
          ))}
          <Box>
            <FormControlLabel
              control={
                <Switch
                  checked={single}
                  slotProps={{ input: { 'aria-describedby': 'shortcuts-single' } }}
                  onChange={(_, on) => {
                    chooseSingleKeys(on);
                    setSingle(on);
                  }}
                />
              }
              label={translate('shell.shortcuts.single')}
            />
            <Typography id="shortcuts-single" variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
              {translate('shell.shortcuts.singleHelp')}
            </Typography>
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
