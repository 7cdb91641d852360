import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import { Box, Button, Divider, List, ListItemButton, ListItemIcon, ListItemText, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '@/access/session';
import { ThemeChoice } from './ThemeChoice';

interface UserMenuProps {
  readonly session: Session;
  changePassword(): void;
  logOut(): void;
}

/** Who is signed in, light or dark, Change password and Log out (spec 01 §2). */
export function UserMenu({ session, changePassword, logOut }: UserMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = session.userName || session.account;
  const run = (action: () => void) => () => {
    setAnchor(undefined);
    action();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircle fontSize="small" />}
        aria-label={translate('shell.user.menu', { name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', maxWidth: 240, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.user.menu', { name }), sx: { width: 260 } } }}
      >
        <Box sx={{ p: 2 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {session.account !== name && (
            <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {session.account}
            </Typography>
          )}
          <Box sx={{ mt: 1.5 }}>
            <ThemeChoice />
          </Box>
        </Box>
        <Divider />
        <List dense>
          <li>
            <ListItemButton onClick={run(changePassword)}>
              <ListItemIcon>
                <KeyOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={translate('shell.password.change')} />
            </ListItemButton>
          </li>
          <li>
            <ListItemButton onClick={run(logOut)}>
              <ListItemIcon>
                <Logout fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={translate('shell.logout.label')} />
            </ListItemButton>
          </li>
        </List>
      </Popover>
    </>
  );
}
