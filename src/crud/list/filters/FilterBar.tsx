import { Box, Button, Collapse } from '@mui/material';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useRef, useState, type FormEvent, useEffect, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { Filter } from '@/schema';
import { useGiven } from '../../GivenContext';
import type { Filters } from '../cleanFilters';
import { useAfterPress } from '../useAfterPress';
import { FilterField } from './FilterField';
import { useIsPhone } from '@/widgets/useIsPhone';
import { useFilterDraft } from './useFilterDraft';
import { onFilterRequest } from '../columns/filterRequest';

/** Puts the focus into the input of a filter that a column asked for (`data-filter`), unfolding the others first. */
function useFilterRequest(box: RefObject<HTMLElement | null>, unfold: () => void): void {
  const wanted = useRef<string>(undefined);
  const focus = () => {
    const input = box.current?.querySelector<HTMLElement>(
      `[data-filter="${CSS.escape(wanted.current ?? '')}"] :is(input, textarea, [role=combobox], button:not([aria-pressed]))`,
    );
    if (!input) return;
    wanted.current = undefined;
    input.focus();
  };
  useEffect(() =>
    onFilterRequest((field) => {
      wanted.current = field;
      focus();
      if (wanted.current !== undefined) unfold();
    }),
  );
  useEffect(() => {
    if (wanted.current !== undefined) focus(); // drawn since
  });
}

interface FilterBarProps {
  readonly filters: readonly Filter[];
  readonly applied: Filters;
  onApply(filters: Filters): void;
}

/** So many stand in sight before the others are asked for. */
const IN_SIGHT = 4;

/** How many of the filters stand in sight: a range takes the place of two. */
function countInSight(filters: readonly Filter[]): number {
  let room = IN_SIGHT;
  const hidden = filters.findIndex(({ as }) => (room -= as === 'range' ? 2 : 1) < 0);
  return hidden < 0 ? filters.length : Math.max(hidden, 1);
}

/** The filters of a list. Enter searches at once, a pause in typing soon; on a phone they are folded away. */
export default function FilterBar({ filters, applied, onApply }: FilterBarProps) {
  const translate = useTranslate();
  const given = useGiven(); // narrows choices, too
  const id = useId();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFilterRequest(form, () => setOpen(true));
  const { draft, change, settle, search } = useFilterDraft(applied, onApply);
  const settleAfterPress = useAfterPress(settle);
  const inSight = phone ? 0 : countInSight(filters);
  const foldable = filters.length > inSight;
  const active = Object.keys(applied).length;
  const count = active > 0 ? ` (${active})` : '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const field = (filter: Filter) => (
    <Box
      key={filter.field}
      data-filter={filter.field}
      sx={{ minWidth: 0, gridColumn: { sm: filter.as === 'range' ? 'span 2' : 'auto' } }}
    >
      <FilterField filter={filter} idPrefix={id} values={{ ...given, ...draft }} onChange={change} />
    </Box>
  );
  const grid = {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12.6em, 100%), 1fr))',
    typography: 'body2',
    gap: 1.5,
    alignItems: 'end',
  } as const;
  const toggle = foldable && (
    <Button
      color="inherit"
      onClick={() => setOpen(!open)}
      aria-expanded={open}
      aria-controls={`${id}-more`}
      endIcon={open ? <ExpandLess /> : <ExpandMore />}
    >
      {translate(phone ? 'list.filters.title' : open ? 'list.filters.fewer' : 'list.filters.more')}
      {phone && count}
    </Button>
  );
  const buttons = (
    <>
      <Button color="inherit" onClick={() => onApply({})} disabled={active === 0}>
        {translate('list.filters.reset')}
        {count}
      </Button>
      <Button type="submit" variant="outlined">
        {translate('list.filters.search')}
      </Button>
    </>
  );
  return (
    <Box
      component="form"
      ref={form}
      role="search"
      data-shortcut="search"
      aria-label={translate('list.filters.title')}
      noValidate
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settleAfterPress();
      }}
      sx={{ px: 2, py: { xs: 1, sm: 1.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
        {inSight > 0 && (
          <Box sx={{ ...grid, flex: '1 1 560px', minWidth: 0 }}>{filters.slice(0, inSight).map(field)}</Box>
        )}
        <Box sx={{ display: 'flex', gap: 1, ml: phone ? -1 : 'auto' }}>
          {toggle}
          {!phone && buttons}
        </Box>
      </Box>
      {foldable && (
        <Collapse in={open} id={`${id}-more`} unmountOnExit>
          <Box sx={{ ...grid, pt: 1.5 }}>{filters.slice(inSight).map(field)}</Box>
          {phone && <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, pt: 1.5 }}>{buttons}</Box>}
        </Collapse>
      )}
    </Box>
  );
}
