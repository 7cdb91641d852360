import { Button, IconButton, Tooltip } from '@mui/material';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from './copyText';

interface CopyButtonProps {
  readonly text: string;
  /** Words on the button; without them it is an icon. */
  readonly label?: string;
}

/**
 * Copies a text, and says so, or that the browser refused it.
 *
 * @example <CopyButton text={device.sn} />
 * @public
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    const done = await copyText(text);
    notify(done ? 'widgets.copied' : 'widgets.copyRefused', { type: done ? 'success' : 'warning' });
  };
  if (label) {
    return (
      <Button onClick={() => void copy()} startIcon={<ContentCopy />} variant="outlined">
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={translate('widgets.copy')}>
      <IconButton onClick={() => void copy()} aria-label={translate('widgets.copy')}>
        <ContentCopy fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
