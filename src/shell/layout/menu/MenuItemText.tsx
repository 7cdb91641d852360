import OpenInNew from '@mui/icons-material/OpenInNew';
import { ListItemIcon, ListItemText } from '@mui/material';
import { memo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { MenuEntry } from '@/access';
import { NameText } from '@/widgets';
import { displayName } from '../displayName';
import { MenuPicture } from './MenuPicture';

/** A long name takes further lines before it is cut. */
const THREE_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
};

/** Icon and name of a menu entry; an address outside of the console says that it opens elsewhere. */
export const MenuItemText = memo(function MenuItemText({
  entry,
  withIcon,
}: {
  readonly entry: MenuEntry;
  readonly withIcon: boolean;
}) {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const name = displayName(entry, locale);
  return (
    <>
      {withIcon && (
        <ListItemIcon aria-hidden sx={{ minWidth: 32 }}>
          <MenuPicture of={entry.key} />
        </ListItemIcon>
      )}
      <ListItemText
        primary={<NameText text={name} />}
        title={name}
        sx={{ my: 0 }}
        slotProps={{ primary: { variant: 'body2', sx: THREE_LINES } }}
      />
      {entry.href && <OpenInNew fontSize="inherit" titleAccess={translate('shell.menu.external')} />}
    </>
  );
});
