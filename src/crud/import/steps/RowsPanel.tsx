import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ImportGrid } from '../grid/ImportGrid';
import { kindsOf, stateOf, type ImportRow } from '../rows/importRow';
import { counted, formatCounts } from '../counted';
import { keyOfCell } from '../rows/readRow';
import type { ImportSnapshot, ImportStore } from '../rows/importStore';
import type { ImportSetup } from '../useImportSetup';
import { useImportRows } from '../useImportRows';
import { formatNumber } from '@/schema';

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

interface RowsBarProps {
  readonly snapshot: ImportSnapshot;
  readonly show: Show;
  onShow(show: Show): void;
  /** To the next problem. */
  onNext(): void;
  onRestore(): void;
}

/** How many rows passed, which are shown, and the way to the next problem. */
function RowsBar({ snapshot: { rows, counts, removed }, show, onShow, onNext, onRestore }: RowsBarProps) {
  const translate = useTranslate();
  const problems = counts.failed + counts.refused + counts.unclear;
  const done = counts.done + counts.verified;
  const kinds = useMemo(() => kindsOf(rows, (state) => state !== 'failed' && state !== 'refused'), [rows]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={show}
        aria-label={translate('import.filter.label')}
        onChange={(_, next: Show | null) => next && onShow(next)}
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
          passed: formatNumber(rows.length - problems),
          failed: formatNumber(problems),
        })}
        {kinds && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {translate('import.kinds', formatCounts(kinds))}
          </Box>
        )}
      </Typography>
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
        {removed > 0 && <Button onClick={onRestore}>{translate('import.grid.restore', counted(removed))}</Button>}
        {problems > 0 && (
          <Button variant="outlined" color="inherit" startIcon={<ArrowDownward />} onClick={onNext}>
            {translate('import.grid.next')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The rows with what is wrong with them: counted, filtered, corrected in place, taken out. */
export function RowsPanel({ setup, store, first }: RowsPanelProps) {
  const translate = useTranslate();
  const snapshot = useImportRows(store);
  const { rows } = snapshot;
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
  const { columns, finders, known } = store.reader;
  const gridColumns = useMemo(
    () =>
      columns.map((name) => ({ name, label: setup.label(name), suggestions: finders.get(name)?.suggestions ?? [] })),
    [columns, finders, setup],
  );

  const edit = (row: ImportRow, name: string, text: string) => {
    store.edit(row.key, name, text);
    const learning =
      text === ''
        ? undefined
        : name === known?.key
          ? known.look([keyOfCell(store.reader, name, text)])
          : finders.get(name)?.learn?.(text);
    // not found out: the cell keeps its message
    learning?.then(() => store.edit(row.key, name, text)).catch(() => undefined);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, minWidth: 0, flex: '1 1 auto' }}>
      <RowsBar
        snapshot={snapshot}
        show={filter.show}
        onShow={(show) => setFilter({ show, keys: keysOf(show) })}
        onNext={() => setSeek(seek + 1)}
        onRestore={store.restore}
      />
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
