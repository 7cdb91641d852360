import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ImportGrid } from '../grid/ImportGrid';
import { stateOf, type ImportRow } from '../rows/importRow';
import { counted } from '../counted';
import type { ImportStore } from '../rows/importStore';
import type { ImportSetup } from '../useImportSetup';
import { useImportRows } from '../useImportRows';

type Show = 'all' | 'problems' | 'done';

interface RowsPanelProps {
  readonly setup: ImportSetup;
  readonly store: ImportStore;
  /** Which rows are shown first. */
  readonly first: Show;
}

const isShown = (row: ImportRow, show: Show): boolean => {
  const state = stateOf(row);
  if (show === 'problems') return state === 'failed' || state === 'refused' || state === 'unclear';
  return show === 'all' || state === 'done' || state === 'verified';
};

/** The rows with what is wrong with them: counted, filtered, corrected in place, taken out. */
export function RowsPanel({ setup, store, first }: RowsPanelProps) {
  const translate = useTranslate();
  const { rows, counts, removed } = useImportRows(store);
  const [filter, setFilter] = useState<{ show: Show; keys: ReadonlySet<number> | undefined }>(() => ({
    show: first,
    keys: keysOf(first),
  }));
  const [seek, setSeek] = useState(0);
  // a row that was corrected stays in sight until the filter is chosen anew
  function keysOf(show: Show): ReadonlySet<number> | undefined {
    return show === 'all'
      ? undefined
      : new Set(store.snapshot().rows.flatMap((row) => (isShown(row, show) ? [row.key] : [])));
  }
  const shown = useMemo(
    () => (filter.keys ? rows.filter(({ key }) => filter.keys?.has(key)) : rows),
    [rows, filter.keys],
  );
  const { columns, finders } = store.reader;
  const gridColumns = useMemo(
    () =>
      columns.map((name) => ({ name, label: setup.label(name), suggestions: finders.get(name)?.suggestions ?? [] })),
    [columns, finders, setup],
  );
  const problems = counts.failed + counts.refused + counts.unclear;
  const done = counts.done + counts.verified;

  const edit = (row: ImportRow, name: string, text: string) => {
    store.edit(row.key, name, text);
    const learning = text === '' ? undefined : finders.get(name)?.learn?.(text);
    // not found out: the cell keeps its message
    learning?.then(() => store.edit(row.key, name, text)).catch(() => undefined);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, minWidth: 0, flex: '1 1 auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={filter.show}
          aria-label={translate('import.filter.label')}
          onChange={(_, show: Show | null) => show && setFilter({ show, keys: keysOf(show) })}
        >
          <ToggleButton value="all">{translate('import.filter.all', counted(rows.length))}</ToggleButton>
          <ToggleButton value="problems">{translate('import.filter.problems', counted(problems))}</ToggleButton>
          {done > 0 && (
            <ToggleButton value="done">
              {translate(counts.verified > 0 ? 'import.filter.verified' : 'import.filter.done', counted(done))}
            </ToggleButton>
          )}
        </ToggleButtonGroup>
        <Typography variant="body2" role="status" sx={{ color: problems > 0 ? 'error.main' : 'text.secondary' }}>
          {translate('import.check.counts', {
            passed: (rows.length - problems).toLocaleString(),
            failed: problems.toLocaleString(),
          })}
        </Typography>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          {removed > 0 && <Button onClick={store.restore}>{translate('import.grid.restore', counted(removed))}</Button>}
          {problems > 0 && (
            <Button variant="outlined" color="inherit" startIcon={<ArrowDownward />} onClick={() => setSeek(seek + 1)}>
              {translate('import.grid.next')}
            </Button>
          )}
        </Box>
      </Box>
      {shown.length === 0 ? (
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            p: 4,
            textAlign: 'center',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {translate('import.grid.empty')}
        </Typography>
      ) : (
        <ImportGrid
          label={translate('import.grid.label')}
          rows={shown}
          columns={gridColumns}
          seek={seek}
          onEdit={edit}
          onRemove={(row) => store.remove(row.key)}
        />
      )}
    </Box>
  );
}
