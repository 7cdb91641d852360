import { Box, Button, IconButton, Tooltip } from '@mui/material';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Search from '@mui/icons-material/Search';
import { useId, useRef, useState, type FormEvent, useEffect, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart, useResource } from '@/data';
import type { Filter } from '@/schema';
import { useIsPhone } from '@/widgets';
import { whenIdle } from '@/widgets/internal';
import { useGiven } from '../../GivenContext';
import type { Filters } from '../cleanFilters';
import { useAfterPress } from '../useAfterPress';
import { FilterField } from './FilterField';
import { pillStyles } from './pillStyles';
import { useFilterDraft } from './useFilterDraft';
import { onFilterRequest } from '../columns/filterRequest';

/** Most lists open without a filter. */
const FilterChips = lazyPart(async () => ({ default: (await import('./FilterChips')).FilterChips }));

/** Puts the focus into the input of a filter (`data-filter`); whether it is there. */
function focusFilter(box: HTMLElement | null, field: string): boolean {
  const input = box?.querySelector<HTMLElement>(
    `[data-filter="${CSS.escape(field)}"] :is(input, textarea, [role=combobox], button:not([aria-pressed]))`,
  );
  input?.focus();
  return Boolean(input);
}

/** Puts the focus into the input of a filter that a column asked for, unfolding the others first. */
function useFilterRequest(box: RefObject<HTMLElement | null>, unfold: () => void): void {
  const wanted = useRef<string>(undefined);
  const focus = () => {
    if (wanted.current !== undefined && focusFilter(box.current, wanted.current)) wanted.current = undefined;
  };
  useEffect(() =>
    onFilterRequest((field) => {
      wanted.current = field;
      focus();
      if (wanted.current !== undefined) unfold();
    }),
  );
  useEffect(focus); // drawn since
}

interface FilterBarProps {
  readonly filters: readonly Filter[];
  readonly applied: Filters;
  /** Id of its form, for the button of a search box beside it. */
  readonly formId?: string;
  /** Filters that something else above the list shows and changes. */
  readonly elsewhere?: ReadonlySet<string>;
  onApply(filters: Filters): void;
}

/** What tells the filters at work comes after the rows, in ms. */
const SOON = 1500;

/** So many stand in sight before the others are asked for. */
const IN_SIGHT = 4;

/** How many of the filters stand in sight: a range takes the place of two. */
function countInSight(filters: readonly Filter[]): number {
  let room = IN_SIGHT;
  const hidden = filters.findIndex(({ as }) => (room -= as === 'range' ? 2 : 1) < 0);
  return hidden < 0 ? filters.length : Math.max(hidden, 1);
}

/** The filters in sight, and those that are asked for; what is shown elsewhere is among the latter. */
function splitFilters(filters: readonly Filter[], elsewhere: ReadonlySet<string>, phone: boolean) {
  const own = filters.filter(({ field }) => !elsewhere.has(field));
  const count = phone ? 0 : countInSight(own);
  return [own.slice(0, count), [...own.slice(count), ...filters.filter(({ field }) => elsewhere.has(field))]] as const;
}

const NOWHERE: ReadonlySet<string> = new Set();
const ROW = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;

/**
 * The filters of a list in one line, and those that were asked for or are at work in another below. Enter searches at
 * once, a pause in typing soon; on a phone they are folded away.
 */
export default function FilterBar({ filters, applied, formId, elsewhere = NOWHERE, onApply }: FilterBarProps) {
  const translate = useTranslate();
  const given = useGiven(); // narrows choices, too
  const ownId = useId();
  const id = formId ?? ownId;
  const phone = useIsPhone();
  const quick = useResource().resource.search?.param;
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFilterRequest(form, () => setOpen(true));
  // whoever filters may be offline by then
  useEffect(() => whenIdle(() => void FilterChips.load().catch(() => undefined), SOON), []);
  const { draft, change, settle, search } = useFilterDraft(applied, onApply);
  const settleAfterPress = useAfterPress(settle);
  const [inSight, others] = splitFilters(filters, elsewhere, phone);
  const active = Object.keys(applied).length;
  const count = active > 0 ? ` (${active})` : '';
  /** What is at work stays in sight; on a phone there is room for its words alone. */
  const shown = others.filter(({ field }) => open || (!phone && field in applied && !elsewhere.has(field)));
  const told = new Set([...inSight, ...shown].map(({ field }) => field));
  const without = (gone: string) => Object.fromEntries(Object.entries(applied).filter(([name]) => name !== gone));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const field = (filter: Filter) => (
    <FilterField
      key={filter.field}
      filter={filter}
      idPrefix={id}
      values={{ ...given, ...draft }}
      isSet={filter.field in applied}
      onChange={change}
      onRemove={() => {
        onApply(without(filter.field));
        focusFilter(form.current, filter.field);
      }}
    />
  );
  return (
    <Box
      component="form"
      ref={form}
      id={id}
      role="search"
      aria-label={translate('list.filters.title')}
      noValidate
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settleAfterPress();
      }}
      sx={[{ display: 'contents', '*:has(> [data-nothing-found]) & [data-reset]': { display: 'none' } }, pillStyles]}
    >
      <Box data-shortcut="search" sx={{ ...ROW, flex: { xs: 'none', sm: '1 1 0' } }}>
        {!formId && <SearchButton />}
        {inSight.length > 0 && (
          <Box sx={{ ...ROW, flex: '0 1 auto', flexWrap: active > 0 ? 'wrap' : 'nowrap' }}>{inSight.map(field)}</Box>
        )}
        {others.length > 0 && (
          <Button
            color="inherit"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls={`${id}-more`}
            endIcon={open ? <ExpandLess /> : <ExpandMore />}
            sx={{ flex: 'none' }}
          >
            {translate(phone ? 'list.filters.title' : open ? 'list.filters.fewer' : 'list.filters.more')}
            {phone && count}
          </Button>
        )}
        {active > 0 && (!phone || open) && (
          <Button data-reset color="inherit" onClick={() => onApply({})} sx={{ flex: 'none', color: 'text.secondary' }}>
            {translate('list.filters.reset')}
            {count}
          </Button>
        )}
      </Box>
      {shown.length > 0 && (
        <Box id={`${id}-more`} sx={{ ...ROW, flex: '1 1 100%', flexWrap: 'wrap' }}>
          {shown.map(field)}
        </Box>
      )}
      {active > 0 && (
        <FilterChips
          applied={applied}
          shown={new Set([...told, ...elsewhere, ...(quick === undefined ? [] : [quick])])}
          removable={told}
          onApply={onApply}
          waiting={null}
        />
      )}
    </Box>
  );
}

/** Applies what stands in the filters at once; it begins their line where there is no search box with it. */
function SearchButton() {
  const translate = useTranslate();
  const label = translate('list.filters.search');
  return (
    <Tooltip title={label}>
      <IconButton type="submit" aria-label={label} sx={{ flex: 'none' }}>
        <Search fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
