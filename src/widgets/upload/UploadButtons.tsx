import { IconButton, Tooltip } from '@mui/material';
import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutlined';
import Refresh from '@mui/icons-material/Refresh';
import { useTranslate } from 'react-admin';

interface UploadButtonsProps {
  readonly name: string;
  /** It has arrived: to remove it is to delete it, else to cancel or forget it. */
  readonly done: boolean;
  onRetry?(): void;
  onRemove?(): void;
}

/** What can be done about a file or picture of an upload. */
export function UploadButtons({ name, done, onRetry, onRemove }: UploadButtonsProps) {
  const translate = useTranslate();
  const remove = translate(`widgets.upload.${done ? 'remove' : 'cancel'}`, { name });
  const again = translate('widgets.upload.retry', { name });
  return (
    <>
      {onRetry && (
        <Tooltip title={again}>
          <IconButton aria-label={again} onClick={onRetry}>
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {onRemove && (
        <Tooltip title={remove}>
          <IconButton aria-label={remove} onClick={onRemove}>
            {done ? <Delete fontSize="small" /> : <Close fontSize="small" />}
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}
