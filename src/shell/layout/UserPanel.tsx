import Info from '@mui/icons-material/InfoOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import { Divider, List, ListItemButton, ListItemIcon, ListItemText, Popover } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NO_TOKEN, type Session } from '@/access/internal';
import { wireConfig } from '@/api';
import { extraPart } from '@/data/internal';
import OwnChoices from './OwnChoices';

const OwnAccountFacts = extraPart(() => import('./OwnAccountFacts'));

interface UserPanelProps {
  readonly anchor: HTMLElement;
  readonly session: Session;
  readonly name: string;
  close(): void;
  openHelp(): void;
  openAbout(): void;
  changePassword(): void;
  logOut(): void;
}

/** What the menu of the user shows when it is open. */
export default function UserPanel({ anchor, session, name, close, ...acts }: UserPanelProps) {
  const translate = useTranslate();
  const run = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('shell.user.menu', { name }), sx: { width: 260 } },
      }}
    >
      <OwnChoices name={name} account={session.account} />
      <Divider />
      <List dense>
        {[
          { text: 'shell.shortcuts.open', Icon: Keyboard, act: acts.openHelp },
          { text: 'shell.about.open', Icon: Info, act: acts.openAbout },
          {
            text: 'shell.password.change',
            Icon: KeyOutlined,
            act: acts.changePassword,
            gone: wireConfig.closed !== '',
          },
          { text: 'shell.logout.label', Icon: Logout, act: acts.logOut, gone: session.accessToken === NO_TOKEN },
        ].map(
          ({ text, Icon, act, gone }) =>
            !gone && (
              <li key={text}>
                <ListItemButton onClick={run(act)}>
                  <ListItemIcon>
                    <Icon fontSize="small" />
                  </ListItemIcon>
                  <ListItemText primary={translate(text)} />
                </ListItemButton>
              </li>
            ),
        )}
      </List>
      {/* Below what is pressed: nothing moves under the pointer when it comes. */}
      <OwnAccountFacts userId={session.userId} />
    </Popover>
  );
}
