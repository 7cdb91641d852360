import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { download, saveFile } from '@/api';
import { useResource } from '@/data/registry/ResourceContext';
import type { Round } from '@/schema';

interface SheetButtonsProps {
  readonly sheet: NonNullable<Round['sheet']>;
  readonly busy: boolean;
  /** Words of the round. */
  say(what: string): string;
  onFile(file: File): void;
}

/** A sheet in the place of what is typed: the empty one to fill in, and the filled one to send. */
export function SheetButtons({ sheet, busy, say, onFile }: SheetButtonsProps) {
  const { resource } = useResource();
  const template = useMutation({
    mutationFn: async () => {
      if (!sheet.template) return;
      const { method, path } = resource.resolve(sheet.template);
      saveFile(await download({ method, path, fallbackName: 'template.xlsx' }));
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component="label" variant="outlined" disabled={busy}>
        {say('upload')}
        <input type="file" hidden accept=".xls,.xlsx" aria-label={say('upload')} onChange={({ target }) => target.files?.[0] && onFile(target.files[0])} />
      </Button>
      {sheet.template && (
        <Button loading={template.isPending} onClick={() => template.mutate()}>
          {say('template')}
        </Button>
      )}
    </Box>
  );
}
