import { Box, Typography } from '@mui/material';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { useTranslate } from 'react-admin';
import type { FrameControl } from '../FieldFrame';
import type { UploadLimits } from './checkFiles';
import { DeleteQuestion } from './DeleteQuestion';
import { DropButton } from './DropButton';
import { UploadLine } from './UploadLine';
import { UploadProblems } from './UploadProblems';
import { useUploadField } from './useUploadField';
import { failureOfJob } from './useUploads';
import { formatList } from '@/schema';

/** A file that was sent: name, address and size in bytes. @public */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly size?: number;
}

interface UploadAreaProps<T extends UploadedFile> {
  readonly control: FrameControl;
  readonly value: readonly T[];
  onChange(value: T[]): void;
  /** A file from `data` of the answer; `null` when it holds none. */
  read(answer: unknown, file: File): T | null;
  readonly limits: UploadLimits;
  /** The upload call's path. */
  readonly path: string;
  readonly readOnly?: boolean;
}

/**
 * The file widget of spec 01 §2: drop or choose, one upload at a time, retry, cancel, and a question before deleting.
 *
 * @example
 * <UploadArea control={control} value={files} onChange={setFiles} read={readFile} path="/file/upload"
 *   limits={{ accept: ['bin', 'zip'], maxSize: 100, maxCount: 3 }} />
 * @public
 */
export function UploadArea<T extends UploadedFile>(props: UploadAreaProps<T>) {
  const { control, value, limits, readOnly } = props;
  const translate = useTranslate();
  const field = useUploadField({ ...props, id: control.id });
  const { id, 'aria-labelledby': labelledBy } = control;
  const { accept, maxSize, maxCount } = limits;
  const hint = translate(accept.length > 0 ? 'widgets.upload.file.hint' : 'widgets.upload.file.hintAny', {
    types: formatList(accept),
    size: maxSize,
    count: maxCount,
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {!readOnly && (
        <>
          <input
            {...field.pick.inputProps}
            accept={accept.map((one) => `.${one}`).join(',')}
            multiple={maxCount > 1}
            data-upload={id}
          />
          <DropButton
            control={control}
            over={field.pick.over}
            onOpen={field.pick.open}
            {...field.pick.dropProps}
            sx={{ color: 'text.primary', width: '100%', p: 2 }}
          >
            <CloudUpload aria-hidden sx={{ color: field.pick.over ? 'primary.main' : 'text.secondary' }} />
            <Typography variant="body2">
              {translate(field.pick.over ? 'widgets.upload.dropNow' : 'widgets.upload.drop')}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {hint}
            </Typography>
          </DropButton>
        </>
      )}
      <UploadProblems problems={field.problems} kind="file" />
      {(value.length > 0 || field.jobs.length > 0) && (
        <Box
          component="ul"
          aria-labelledby={labelledBy}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
        >
          {value.map((file, index) => (
            <UploadLine
              key={`${file.id} ${index}`}
              name={file.name}
              size={file.size}
              url={file.url}
              status="success"
              onRemove={readOnly ? undefined : () => field.openDelete(index)}
            />
          ))}
          {field.jobs.map((job) => (
            <UploadLine
              key={job.key}
              name={job.file.name}
              size={job.file.size}
              status={job.status}
              progress={job.progress}
              error={job.status === 'fail' ? failureOfJob(job, translate) : undefined}
              onRetry={job.status === 'fail' && !field.busy ? () => field.retry(job.key) : undefined}
              onRemove={() => field.cancel(job.key)}
            />
          ))}
        </Box>
      )}
      <DeleteQuestion
        name={field.doomed === null ? undefined : value[field.doomed]?.name}
        onConfirm={field.confirmDelete}
        onClose={() => field.openDelete(null)}
      />
    </Box>
  );
}
