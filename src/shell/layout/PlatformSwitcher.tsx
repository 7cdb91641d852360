import Apps from '@mui/icons-material/AppsOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import {
  Box,
  ButtonBase,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  SvgIcon,
  Tooltip,
  Typography,
} from '@mui/material';
import { memo, useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Platform } from '@/access/internal';
import { displayName } from './displayName';
import { usePictures } from './menu/useMenuExtras';
import { usePopup } from '@/widgets';

interface PlatformSwitcherProps {
  readonly platforms: readonly Platform[];
  readonly current: Platform | undefined;
  readonly collapsed: boolean;
  choose(platform: Platform): void;
}

/** A long name takes a second line of the same height before it is cut. */
const NAME = {
  flex: 1,
  minWidth: 0,
  textAlign: 'start',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: 13,
  lineHeight: '16px',
} as const;

/** The applications a user may open; choosing one goes to its first menu (spec 01 §2). */
export const PlatformSwitcher = memo(function PlatformSwitcher({
  platforms,
  current,
  collapsed,
  choose,
}: PlatformSwitcherProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { close, trigger, popover } = usePopup('menu');
  const pictures = usePictures(useMemo(() => platforms.map((one) => ({ ...one, key: one.code })), [platforms]));
  const picture = pictures.get(current?.code ?? '') ?? Apps;
  const name = current ? displayName(current, locale) : '';
  const label = translate('shell.platform.label', { name });
  const control = { ...trigger, 'aria-label': label, 'data-shortcut': 'platform' };
  return (
    <Box sx={{ flex: collapsed ? 'none' : 1, minWidth: 0 }}>
      {collapsed ? (
        <Tooltip title={label} placement="right">
          <IconButton {...control} sx={{ width: 40, height: 40 }}>
            <SvgIcon component={picture} sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      ) : (
        <ButtonBase
          {...control}
          sx={{ width: 1, height: 36, px: 1, gap: 0.75, borderRadius: 1, bgcolor: 'action.hover' }}
        >
          <SvgIcon component={picture} color="primary" sx={{ fontSize: 18 }} />
          <Typography variant="subtitle2" title={name} sx={NAME}>
            {name}
          </Typography>
          <UnfoldMore sx={{ fontSize: 16 }} />
        </ButtonBase>
      )}
      <Menu {...popover} slotProps={{ paper: { sx: { minWidth: 192 } } }}>
        {platforms.map((platform) => (
          <MenuItem
            key={platform.code}
            selected={platform.code === current?.code}
            disabled={platform.first === undefined}
            onClick={() => {
              close();
              choose(platform);
            }}
          >
            <ListItemIcon>
              <SvgIcon component={pictures.get(platform.code) ?? Apps} sx={{ fontSize: 18 }} />
            </ListItemIcon>
            <ListItemText primary={displayName(platform, locale)} slotProps={{ primary: { noWrap: true } }} />
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
});
