import Apps from '@mui/icons-material/AppsOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { Box, ButtonBase, IconButton, ListItemText, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Platform } from '@/access/access';
import { displayName } from './displayName';

interface PlatformSwitcherProps {
  readonly platforms: readonly Platform[];
  readonly current: Platform | undefined;
  readonly collapsed: boolean;
  choose(platform: Platform): void;
}

/** The applications a user may open; choosing one goes to its first menu (spec 01 §2). */
export const PlatformSwitcher = memo(function PlatformSwitcher({
  platforms,
  current,
  collapsed,
  choose,
}: PlatformSwitcherProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = current ? displayName(current, locale) : '';
  const label = translate('shell.platform.label', { name });
  const control = {
    'aria-label': label,
    'data-shortcut': 'platform',
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== undefined,
    onClick: (event: { readonly currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return (
    <Box sx={{ p: 1, display: 'flex', justifyContent: 'center' }}>
      {collapsed ? (
        <Tooltip title={label} placement="right">
          <IconButton {...control} sx={{ width: 40, height: 40 }}>
            <Apps fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <ButtonBase
          {...control}
          sx={{ width: 1, minHeight: 40, px: 1.5, py: 0.5, gap: 1, borderRadius: 1, bgcolor: 'action.hover' }}
        >
          <Apps fontSize="small" color="primary" />
          <Typography
            variant="subtitle2"
            title={name}
            sx={{ flex: 1, textAlign: 'start', lineHeight: 1.25, overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
          <UnfoldMore fontSize="small" />
        </ButtonBase>
      )}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { sx: { minWidth: 192 } } }}
      >
        {platforms.map((platform) => (
          <MenuItem
            key={platform.code}
            selected={platform.code === current?.code}
            disabled={platform.first === undefined}
            onClick={() => {
              setAnchor(undefined);
              choose(platform);
            }}
          >
            <ListItemText primary={displayName(platform, locale)} slotProps={{ primary: { noWrap: true } }} />
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
});
