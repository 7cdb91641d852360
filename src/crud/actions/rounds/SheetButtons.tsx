import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { download, saveFile } from '@/api';
import { useResource } from '@/data';
import { type Round, formatList } from '@/schema';
import { checkFiles, SHEET_LIMITS, type UploadProblem, UploadProblems, useFilePick } from '@/widgets/internal';

const { accept, maxSize, maxCount } = SHEET_LIMITS;

interface SheetButtonsProps {
  readonly sheet: NonNullable<Round['sheet']>;
  readonly busy: boolean;
  /** Words of the round. */
  say(what: string): string;
  onFile(file: File): void;
}

/**
 * A sheet in the place of what is typed: the empty one to fill in, and the filled one to send, chosen or dropped. What
 * can be no sheet is not sent.
 */
export function SheetButtons({ sheet, busy, say, onFile }: SheetButtonsProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const id = useId();
  const [problems, setProblems] = useState<readonly UploadProblem[]>([]);
  const pick = useFilePick((files) => {
    const checked = checkFiles(files, SHEET_LIMITS, 0);
    setProblems(checked.problems);
    const [file] = checked.accepted;
    if (file) onFile(file);
  }, !busy);
  const template = useMutation({
    mutationFn: async () => {
      if (!sheet.template) return;
      const { method, path } = resource.resolve(sheet.template);
      saveFile(await download({ method, path, fallbackName: 'template.xlsx' }));
    },
  });
  return (
    <Box
      {...pick.dropProps}
      sx={{ display: 'grid', gap: 0.5, borderRadius: 1, bgcolor: pick.over ? 'action.selected' : 'transparent' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <input {...pick.inputProps} accept={accept.map((one) => `.${one}`).join()} aria-label={say('upload')} />
        <Button variant="outlined" disabled={busy} onClick={pick.open} aria-describedby={id}>
          {say('upload')}
        </Button>
        {sheet.template && (
          <Button loading={template.isPending} onClick={() => template.mutate()}>
            {say('template')}
          </Button>
        )}
      </Box>
      <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('widgets.upload.file.hint', { types: formatList(accept), size: maxSize, count: maxCount })}
      </Typography>
      <UploadProblems problems={problems} kind="file" />
    </Box>
  );
}
