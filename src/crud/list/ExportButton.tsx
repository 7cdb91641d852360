import { Button, CircularProgress } from '@mui/material';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '@/schema';
import type { Filters } from './cleanFilters';
import { useExport } from './useExport';
import type { SortState } from './useListState';

interface ExportButtonProps {
  readonly filters: Filters;
  readonly sort: SortState;
  /** Only these; without them everything the filters find. */
  readonly records?: readonly AnyRecord[];
}

/** Saves what the list holds, not only the page on view. While it runs the same button calls it off. */
export function ExportButton({ filters, sort, records }: ExportButtonProps) {
  const translate = useTranslate();
  const { running, start, cancel } = useExport();
  const ids = records?.map(({ id }) => id);
  if (running) {
    return (
      <Button variant="outlined" color="inherit" onClick={cancel} startIcon={<CircularProgress size={14} color="inherit" aria-hidden />}>
        {translate('list.export.cancel')}
      </Button>
    );
  }
  return (
    <Button variant="outlined" color="inherit" startIcon={<Download />} onClick={() => start({ filter: filters, sort, ...(ids && { ids }) })}>
      {translate('actions.export.label')}
    </Button>
  );
}
