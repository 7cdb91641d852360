import { Box } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../feedback/EmptyState';
import { TreeBar } from './TreeBar';
import type { TreeOption } from './treeIndex';
import { TreeRows } from './TreeRows';
import { countOf, halfChecked, readChecked, toggleNode, type TreeMode } from './treeSelection';
import { useTreeView } from './useTreeView';

interface TreeSelectProps {
  readonly options: readonly TreeOption[];
  /** Ids that are fully chosen. */
  readonly value: readonly string[];
  /** Chosen ids, and the ids of parents that are chosen in part. */
  onChange(value: string[], half: string[]): void;
  /** Default `cascade`. */
  readonly mode?: TreeMode;
  /** More than this warns 'max select N' (spec 01 §5). */
  readonly max?: number;
  readonly readOnly?: boolean;
  /** Largest height of the tree in px. */
  readonly height?: number;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly autoFocus?: boolean;
}

/**
 * The tree selector of spec 01 §2: a tree of checkboxes, optionally single or with a limit, with a search.
 *
 * @example <TreeSelect options={regions} value={ids} onChange={setIds} mode="separate" max={3} label={label} />
 * @public
 */
export function TreeSelect({
  options,
  value,
  onChange,
  mode = 'cascade',
  max,
  readOnly,
  height,
  label,
  labelledBy,
  autoFocus,
}: TreeSelectProps) {
  const translate = useTranslate();
  const { index, query, search, visible, isOpen, setOpen, branches } = useTreeView(options, value);
  const [refused, setRefused] = useState(false);
  const checked = useMemo(() => readChecked(index, value, { mode }), [index, value, mode]);
  const half = useMemo(
    () => (mode === 'cascade' ? halfChecked(index, checked) : new Set<string>()),
    [index, checked, mode],
  );
  const tickOf = useCallback((id: string) => (checked.has(id) ? 'on' : half.has(id) ? 'half' : 'off'), [checked, half]);
  const toggle = useCallback(
    (id: string) => {
      if (readOnly) return;
      const next = toggleNode(index, checked, id, { mode, max });
      setRefused(next.refused);
      if (next.checked !== checked)
        onChange([...next.checked], mode === 'cascade' ? [...halfChecked(index, next.checked)] : []);
    },
    [index, checked, mode, max, readOnly, onChange],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <TreeBar query={query} onSearch={search} onOpenAll={(open) => setOpen(branches, open)} autoFocus={autoFocus} />
      {visible.length === 0 ? (
        <EmptyState title={translate(query ? 'widgets.tree.notFound' : 'widgets.tree.empty')} />
      ) : (
        <TreeRows
          index={index}
          visible={visible}
          isOpen={isOpen}
          tickOf={tickOf}
          control="checkbox"
          start={value[0]}
          height={height}
          multiple={mode !== 'single'}
          query={query}
          readOnly={readOnly}
          label={label}
          labelledBy={labelledBy}
          onOpen={setOpen}
          onToggle={toggle}
        />
      )}
      {max !== undefined && (
        <Box
          role="status"
          sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', typography: 'caption', minHeight: 18 }}
        >
          <Box component="span" sx={{ color: 'warning.main', fontWeight: 'fontWeightBold' }}>
            {refused && translate('widgets.tree.max', { max })}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {countOf(index, checked, { mode })} / {max}
          </Box>
        </Box>
      )}
    </Box>
  );
}
