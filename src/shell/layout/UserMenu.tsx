import Info from '@mui/icons-material/InfoOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import { Box, Button, Divider, List, ListItemButton, ListItemIcon, ListItemText, Popover } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NO_TOKEN, type Session } from '@/access/internal';
import { wireConfig } from '@/api';
import { shownName } from '@/schema/internal';
import { lazyPart } from '@/data';
import { extraPart } from '@/data/internal';
import { whenIdle } from '@/widgets/internal';
import { usePopup } from '@/widgets';

/** Seldom looked at: it comes when the menu is opened. */
const OwnChoices = lazyPart(() => import('./OwnChoices'));
const OwnAccountFacts = extraPart(() => import('./OwnAccountFacts'));
const OwnTenant = extraPart(() => import('./OwnTenant'));
const AboutDialog = lazyPart(() => import('../about/AboutDialog'));

/** The letters a name begins with: of the first and the last word, or one that stands for a word. */
function initialsOf(name: string): string {
  const words = shownName(name).split(/\s+/).filter(Boolean);
  const letter = (word: string | undefined) => [...(word ?? '')][0]?.toUpperCase() ?? '';
  return letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : '');
}

function Initials({ name }: { readonly name: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      data-letters={initialsOf(name)}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        bgcolor: 'action.selected',
        color: 'text.primary',
        typography: 'caption',
        fontSize: '12px !important',
        fontWeight: 'fontWeightBold',
        '&::before': { content: 'attr(data-letters)' },
      }}
    />
  );
}

/** Whose staff somebody is can wait, in ms, until his first page stands. */
const LATER = 2000;

interface UserMenuProps {
  readonly session: Session;
  openHelp(): void;
  changePassword(): void;
  logOut(): void;
}

/** Who is signed in and as what, light or dark, keyboard shortcuts, Change password and Log out (spec 01 §2). */
export function UserMenu({ session, openHelp, changePassword, logOut }: UserMenuProps) {
  const translate = useTranslate();
  const { close, trigger, popover } = usePopup('dialog');
  const [about, setAbout] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setLater(true);
        // who opens the menu may be offline by then
        void Promise.allSettled([OwnChoices.load(), import('./LogoutDialog')]);
      }, LATER),
    [],
  );
  const name = session.userName || session.account;
  const run = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Initials name={name} />}
        aria-label={translate('shell.user.menu', { name })}
        {...trigger}
        sx={{
          py: 0,
          maxWidth: 240,
          textAlign: 'start',
          lineHeight: 1.25,
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
        }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'block' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            py: '2px', // room for what hangs below the line
          }}
        >
          {name}
          {later && <OwnTenant userId={session.userId} />}
        </Box>
      </Button>
      <Popover
        {...popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('shell.user.menu', { name }), sx: { width: 260 } },
        }}
      >
        <OwnChoices name={name} account={session.account} waiting={<Box sx={{ height: 230 }} />} />
        <Divider />
        <List dense>
          {[
            { text: 'shell.shortcuts.open', Icon: Keyboard, act: openHelp },
            { text: 'shell.about.open', Icon: Info, act: () => setAbout(true) },
            { text: 'shell.password.change', Icon: KeyOutlined, act: changePassword, gone: wireConfig.closed !== '' },
            { text: 'shell.logout.label', Icon: Logout, act: logOut, gone: session.accessToken === NO_TOKEN },
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
      {about && <AboutDialog close={() => setAbout(false)} waiting={null} />}
    </>
  );
}
