import { Typography } from '@mui/material';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { useTranslate } from 'react-admin';
import type { UploadProblem } from './checkFiles';

/** Why chosen files were not taken, announced when it happens. */
export function UploadProblems({
  problems,
  kind,
}: {
  readonly problems: readonly UploadProblem[];
  readonly kind: 'file' | 'image';
}) {
  const translate = useTranslate();
  return (
    <div role="alert">
      {problems.map(({ rule, args }) => (
        <Typography key={rule} variant="caption" sx={{ color: 'error.main', display: 'flex', gap: 0.5 }}>
          <ErrorOutline aria-hidden sx={{ fontSize: 14, mt: '2px', flex: 'none' }} />
          <span>{translate(`widgets.upload.${kind}.${rule}`, args)}</span>
        </Typography>
      ))}
    </div>
  );
}
