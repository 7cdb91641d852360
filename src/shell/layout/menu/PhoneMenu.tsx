import { Drawer } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LiveRouter } from '../../routing/LiveRouter';
import { SideMenu, type SideMenuProps } from './SideMenu';

interface PhoneMenuProps extends Omit<SideMenuProps, 'collapsed' | 'toggleCollapsed' | 'onNavigate'> {
  readonly open: boolean;
  close(): void;
}

/** The side menu of a narrow screen, in front of the page. */
export default function PhoneMenu({ open, close, choosePlatform, ...menu }: PhoneMenuProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open={open}
      onClose={close}
      slotProps={{ paper: { sx: { width: 'min(280px, 86vw)' }, 'aria-label': translate('shell.menu.label') } }}
    >
      <LiveRouter>
        <SideMenu
          {...menu}
          collapsed={false}
          onNavigate={close}
          choosePlatform={(platform) => {
            close();
            choosePlatform(platform);
          }}
        />
      </LiveRouter>
    </Drawer>
  );
}
