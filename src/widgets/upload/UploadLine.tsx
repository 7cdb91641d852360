import { Box, LinearProgress, Link, Typography } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import { useTranslate } from 'react-admin';
import { shownName } from '@/schema/internal';
import { NameText } from '../NameText';
import { safeUrl } from '../safeUrl';
import { UploadButtons } from './UploadButtons';

/** Bytes as a person reads them: '840 B', '12.5 KB', '3 MB'. */
function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${units[step]}`;
}

interface UploadLineProps {
  readonly name: string;
  readonly size?: number;
  readonly url?: string;
  readonly status: 'waiting' | 'uploading' | 'success' | 'fail';
  readonly progress?: number;
  readonly error?: string;
  onRetry?(): void;
  /** Cancels an upload that runs, forgets one that failed, asks about one that arrived. */
  onRemove?(): void;
}

const ICONS = {
  waiting: <Upload aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />,
  uploading: <Upload aria-hidden fontSize="small" sx={{ color: 'primary.main' }} />,
  success: <CheckCircle aria-hidden fontSize="small" sx={{ color: 'success.main' }} />,
  fail: <ErrorOutline aria-hidden fontSize="small" sx={{ color: 'error.main' }} />,
};

/** One file: what it is, how far it is, and what can be done about it. */
export function UploadLine({ name, size, url, status, progress = 0, error, onRetry, onRemove }: UploadLineProps) {
  const translate = useTranslate();
  const href = url ? safeUrl(url) : undefined;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 32,
      }}
    >
      {ICONS[status]}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', minWidth: 0 }}>
          {href ? (
            <Link
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              variant="body2"
              noWrap
              title={shownName(name)}
              dir="auto"
            >
              <NameText text={name} />
            </Link>
          ) : (
            <Typography variant="body2" noWrap title={shownName(name)} component="bdi">
              <NameText text={name} />
            </Typography>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {size === undefined ? '' : fileSize(size)}
          </Typography>
          <Typography
            variant="caption"
            role="status"
            sx={{ color: status === 'fail' ? 'error.main' : 'text.secondary', whiteSpace: 'nowrap', ml: 'auto' }}
          >
            {translate(`widgets.upload.status.${status}`, { percent: Math.round(progress * 100) })}
          </Typography>
        </Box>
        {status === 'uploading' && (
          <LinearProgress variant="determinate" value={progress * 100} aria-label={name} sx={{ height: 2, mt: 0.5 }} />
        )}
        {error && (
          <Typography variant="caption" component="p" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
            {error}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <UploadButtons name={name} done={status === 'success'} onRetry={onRetry} onRemove={onRemove} />
      </Box>
    </Box>
  );
}
