import MenuOpen from '@mui/icons-material/MenuOpen';
import { Box, Divider, IconButton, Tooltip } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

/** Makes the side menu narrow, and wide again. */
export const CollapseSwitch = memo(function CollapseSwitch({
  collapsed,
  toggle,
}: {
  readonly collapsed: boolean;
  toggle(): void;
}) {
  const translate = useTranslate();
  const text = translate(collapsed ? 'shell.menu.expand' : 'shell.menu.collapse');
  return (
    <>
      <Divider />
      <Box sx={{ p: 0.5, display: 'flex', justifyContent: collapsed ? 'center' : 'flex-end' }}>
        <Tooltip title={text} placement="right">
          <IconButton data-shortcut="menu" onClick={toggle} aria-label={text} aria-expanded={!collapsed}>
            <MenuOpen fontSize="small" sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </Tooltip>
      </Box>
    </>
  );
});
