import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '@/access/internal';
import { shownName } from '@/schema/internal';
import { lazyPart } from '@/data';
import { extraPart } from '@/data/internal';
import { whenIdle } from '@/widgets/internal';
import { usePopup } from '@/widgets';

const UserPanel = extraPart(() => import('./UserPanel'));
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
  const { anchor, close, trigger } = usePopup('dialog');
  const [about, setAbout] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setLater(true);
        void import('./LogoutDialog').catch(() => undefined); // who opens the menu may be offline by then
      }, LATER),
    [],
  );
  useEffect(() => whenIdle(() => void UserPanel.load().catch(() => undefined)), []);
  const name = session.userName || session.account;
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
      {anchor && (
        <UserPanel
          anchor={anchor}
          session={session}
          name={name}
          close={close}
          openHelp={openHelp}
          openAbout={() => setAbout(true)}
          changePassword={changePassword}
          logOut={logOut}
          onFail={close}
        />
      )}
      {about && <AboutDialog close={() => setAbout(false)} waiting={null} />}
    </>
  );
}
