import { IconButton, Tooltip } from '@mui/material';
import LinkIcon from '@mui/icons-material/Link';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { copyText } from '@/widgets/copyText';

/** Copies a link that opens exactly this: every parameter, also those that would otherwise move on with the day. */
export function CopyLink({ link }: { readonly link: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { pathname } = useLocation();
  const label = translate('report.page.copyLink');
  const copy = async () => {
    const done = await copyText(`${window.location.origin}${pathname}${link === '' ? '' : `?${link}`}`);
    notify(done ? 'widgets.copied' : 'widgets.copyRefused', { type: done ? 'success' : 'warning' });
  };
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void copy()}>
        <LinkIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
