import MenuIcon from '@mui/icons-material/Menu';
import { Box, IconButton } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '@/access/internal';
import type { Brand } from '../brands/brand';
import { NoticeSlot } from '../notices/NoticeSlot';
import { PaletteButton } from '../palette/PaletteButton';
import { LanguageMenu } from './LanguageMenu';
import { SystemMark } from './SystemMark';
import { UserMenu } from './UserMenu';

interface HeaderProps {
  readonly brand: Brand;
  readonly session: Session;
  /** Code of the platform somebody works in. */
  readonly platform: string | undefined;
  /** Present where the side menu is in a drawer. */
  openMenu?(): void;
  openPalette(): void;
  openHelp(): void;
  changePassword(): void;
  logOut(): void;
}

/** Width of the way to every page, in the middle of the header whatever stands beside it. */
const SEARCH = 'min(480px, 34vw)';

const IN_LINE = { display: 'flex', alignItems: 'center', minWidth: 0 } as const;

/** Logo, system name, the way to every page, language selector of multilingual brands, user menu (spec 01 §2). */
export const Header = memo(function Header({
  brand,
  session,
  platform,
  openMenu,
  openPalette,
  openHelp,
  changePassword,
  logOut,
}: HeaderProps) {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        gridArea: 'header',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', md: `minmax(0, 1fr) ${SEARCH} minmax(0, 1fr)` },
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        minWidth: 0,
      }}
    >
      <Box sx={{ ...IN_LINE, gap: 1 }}>
        {openMenu && (
          <IconButton data-shortcut="menu" onClick={openMenu} aria-label={translate('shell.menu.open')}>
            <MenuIcon />
          </IconButton>
        )}
        <SystemMark brand={brand} />
      </Box>
      <PaletteButton open={openPalette} />
      <Box sx={{ ...IN_LINE, gap: 0.5, justifyContent: 'flex-end' }}>
        <NoticeSlot platform={platform} />
        {brand.multilingual && <LanguageMenu />}
        <UserMenu session={session} openHelp={openHelp} changePassword={changePassword} logOut={logOut} />
      </Box>
    </Box>
  );
});
