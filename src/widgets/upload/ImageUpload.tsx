import { Box, Typography } from '@mui/material';
import Add from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FrameControl } from '../FieldFrame';
import type { UploadLimits } from './checkFiles';
import { DeleteQuestion } from './DeleteQuestion';
import { DropButton } from './DropButton';
import { ImagePreview } from './ImagePreview';
import { ImageTile, TILE } from './ImageTile';
import { UploadProblems } from './UploadProblems';
import { useUploadField } from './useUploadField';
import { failureOfJob } from './useUploads';
import { useWhileOpen } from '@/data/internal';
import { formatList } from '@/schema';

/** Addresses of files on this machine, for previews; each file has one, and all are given back on leaving. */
function useBlobUrls() {
  const urls = useRef(new Map<File, string>());
  useWhileOpen(() => {
    const made = urls.current;
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  });
  return (file: File): string => {
    const known = urls.current.get(file);
    if (known) return known;
    const url = URL.createObjectURL(file);
    urls.current.set(file, url);
    return url;
  };
}

interface ImageUploadProps {
  readonly control: FrameControl;
  readonly value: readonly string[];
  onChange(value: string[]): void;
  /** The address from `data` of the answer; `null` when it holds none. */
  read(answer: unknown, file: File): string | null;
  /** What may be loaded as a picture: the address, or nothing when it is not safe. */
  source(url: string): string | undefined;
  readonly limits: UploadLimits;
  readonly path: string;
  readonly readOnly?: boolean;
}

interface ImageTilesProps extends Pick<ImageUploadProps, 'control' | 'value' | 'readOnly'> {
  readonly field: ReturnType<typeof useUploadField>;
  sourceOf(url: string): string | undefined;
  previewOf(file: File): string;
  nameOf(index: number): string;
  onEnlarge(image: { readonly source: string; readonly name: string }): void;
}

/** The pictures, those on their way, and the tile that adds one. */
function ImageTiles({ control, value, readOnly, field, sourceOf, previewOf, nameOf, onEnlarge }: ImageTilesProps) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-labelledby={control['aria-labelledby']}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      {...(!readOnly && field.pick.dropProps)}
    >
      {value.map((url, index) => (
        <ImageTile
          key={`${url} ${index}`}
          source={sourceOf(url)}
          name={nameOf(index)}
          status="success"
          onEnlarge={onEnlarge}
          onRemove={readOnly ? undefined : () => field.openDelete(index)}
        />
      ))}
      {field.jobs.map((job) => (
        <ImageTile
          key={job.key}
          source={previewOf(job.file)}
          name={job.file.name}
          status={job.status}
          progress={job.progress}
          error={job.status === 'fail' ? failureOfJob(job, translate) : undefined}
          onRetry={job.status === 'fail' && !field.busy ? () => field.retry(job.key) : undefined}
          onRemove={() => field.cancel(job.key)}
        />
      ))}
      {!readOnly && !field.full && (
        <li>
          <DropButton
            control={control}
            over={field.pick.over}
            onOpen={field.pick.open}
            sx={{ color: 'text.secondary', width: TILE, height: TILE, placeContent: 'center' }}
          >
            <Add aria-hidden />
            <Typography variant="caption">
              {translate(field.pick.over ? 'widgets.upload.dropNow' : 'widgets.upload.image.add')}
            </Typography>
          </DropButton>
        </li>
      )}
    </Box>
  );
}

/**
 * The image widget of spec 01 §2: tiles with previews, one upload at a time, a question before deleting. It holds
 * addresses.
 *
 * @example
 * <ImageUpload control={control} value={urls} onChange={setUrls} read={(answer) => imageUrls(answer)[0] ?? null}
 *   source={safeImage} limits={{ accept: ['png'], maxSize: 2, maxCount: 3 }} path="/file/upload" />
 * @public
 */
export function ImageUpload({ read, ...props }: ImageUploadProps) {
  const { control, value, limits, readOnly, source } = props;
  const translate = useTranslate();
  const blobUrl = useBlobUrls();
  const previews = useRef(new Map<string, string>()); // what was just uploaded shows at once, from this machine
  const [enlarged, setEnlarged] = useState<{ readonly source: string; readonly name: string }>();
  const field = useUploadField({
    ...props,
    id: control.id,
    read: (answer, file) => {
      const url = read(answer, file);
      if (url !== null) previews.current.set(url, blobUrl(file));
      return url;
    },
  });
  const { accept, maxSize, maxCount } = limits;
  const nameOf = (index: number) => translate('widgets.upload.image.name', { number: index + 1 });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ImageTiles
        {...{ control, value, readOnly, field, nameOf }}
        sourceOf={(url) => previews.current.get(url) ?? source(url)}
        previewOf={blobUrl}
        onEnlarge={setEnlarged}
      />
      {!readOnly && (
        <>
          <input
            {...field.pick.inputProps}
            accept={accept.map((one) => `.${one}`).join(',')}
            multiple={maxCount > 1}
            data-upload={control.id}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('widgets.upload.image.hint', { types: formatList(accept), size: maxSize, count: maxCount })}
          </Typography>
        </>
      )}
      <UploadProblems problems={field.problems} kind="image" />
      <ImagePreview image={enlarged} onClose={() => setEnlarged(undefined)} />
      <DeleteQuestion
        name={field.doomed === null ? undefined : nameOf(field.doomed)}
        onConfirm={field.confirmDelete}
        onClose={() => field.openDelete(null)}
      />
    </Box>
  );
}
