import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { FieldFrame, RowEditor, TextBox, ImageUpload, UploadArea, type UploadedFile, safeUrl } from '@/widgets';
import { Story } from './Story';
import { useGalleryWords } from './useGalleryWords';

const PATH = '/account/v3/web/file/upload';
const IMAGE = { accept: ['png', 'jpg', 'jpeg'], maxSize: 50, maxCount: 6 };
const DATA = /^data:image\/svg\+xml,/;

const picture = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="hsl(${hue} 40% 88%)"/><circle cx="30" cy="8" r="4" fill="hsl(45 90% 60%)"/><path d="M4 26 14 12h22L30 26Z" fill="hsl(${hue} 45% 38%)"/></svg>`)}`;

const urlOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string'
    ? answer.url
    : null;

/** Files, pictures and rows. */
export function UploadsPart() {
  const say = useGalleryWords();
  const [files, setFiles] = useState<UploadedFile[]>([
    { id: '1', name: 'firmware-2.4.1.bin', url: '', size: 3_400_000 },
  ]);
  const [images, setImages] = useState([picture(205), picture(150)]);
  const [rows, setRows] = useState<readonly string[]>(['06:00', '14:30']);
  const read = (answer: unknown, file: File): UploadedFile | null => {
    const url = urlOf(answer);
    return url === null ? null : { id: url, name: file.name, url, size: file.size };
  };
  return (
    <>
      <Story title={say('upload.files')} text={say('upload.filesText')}>
        <FieldFrame id={useId()} label={say('upload.files')}>
          {(control) => (
            <UploadArea
              control={control}
              value={files}
              onChange={setFiles}
              read={read}
              limits={{ accept: ['bin', 'zip'], maxSize: 100, maxCount: 3 }}
              path={PATH}
            />
          )}
        </FieldFrame>
      </Story>
      <Story title={say('upload.images')} text={say('upload.imagesText')}>
        <FieldFrame id={useId()} label={say('upload.images')}>
          {(control) => (
            <ImageUpload
              control={control}
              value={images}
              onChange={setImages}
              read={urlOf}
              source={(url) => (DATA.test(url) ? url : safeUrl(url))}
              limits={IMAGE}
              path={PATH}
            />
          )}
        </FieldFrame>
      </Story>
      <Story wide title={say('rows.title')} text={say('rows.text')}>
        <FieldFrame id={useId()} label={say('rows.title')} group>
          {(control) => (
            <RowEditor
              control={control}
              rows={rows}
              blank={() => ''}
              copy={(row) => row}
              onRows={setRows}
              min={0}
              max={50}
            >
              {(row, index) => (
                <Box sx={{ maxWidth: 320 }}>
                  <TextBox
                    control={{ ...control, id: `${control.id}-${index}` }}
                    name={say('rows.value', { number: index + 1 })}
                    value={row}
                    onText={(next) => setRows(rows.map((one, at) => (at === index ? next : one)))}
                  />
                </Box>
              )}
            </RowEditor>
          )}
        </FieldFrame>
      </Story>
    </>
  );
}
