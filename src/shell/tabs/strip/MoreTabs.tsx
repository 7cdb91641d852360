import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

export const MoreTabs = memo(function MoreTabs({ open }: { open(anchor: HTMLElement): void }) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate('tabs.more')}
      aria-haspopup="menu"
      onClick={(event) => open(event.currentTarget)}
      sx={{ flex: 'none', alignSelf: 'center', mx: 0.5 }}
    >
      <MoreVert fontSize="small" />
    </IconButton>
  );
});
