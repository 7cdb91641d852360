import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState, type RefObject } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { failureText, useArea } from '@/data';
import { MOST_ROWS } from '../prefetchList';
import type { RowItem } from '../rowItems';
import { sortToParams } from '../sortState';
import type { ListState } from '../useListState';
import { nextPage, pagesAt, withPage, type PagesOf } from './range';
import type { Scrolled } from './Scrolled';
import { usePages } from './usePages';
import { useScroller } from './useScroller';

/** So few pages are kept at least, however long they are. */
const LEAST_PAGES = 3;

interface ScrollOnProps {
  readonly list: Pick<ListState, 'request' | 'base' | 'page' | 'perPage' | 'sort' | 'filters' | 'outdated'>;
  /** The rows that are drawn. */
  readonly rows: readonly RowItem[];
  /** It stands in, below the rows. */
  readonly line: RefObject<HTMLElement | null>;
  /** Takes the rows of all pages that are there. */
  onChange(scrolled: Scrolled): void;
}

/** The address says on which page the rows on view are: so it is sent, and so one comes back. */
function useAddressedPage({ page, perPage, sort, filters }: ScrollOnProps['list']) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return useEvent((next: number) => {
    if (next === page) return;
    const params = new URLSearchParams(search);
    const said = { page: next, perPage, ...sortToParams(sort), filter: JSON.stringify(filters) };
    for (const [name, value] of Object.entries(said)) params.set(name, String(value));
    void navigate({ search: `?${params.toString()}` }, { replace: true, state });
  });
}

/** Reads a list on as one scrolls, as many pages as the window of rows holds, in the place of the numbers of pages. */
export default function ScrollOn({ list, rows, line, onChange }: ScrollOnProps) {
  useArea('lists');
  const translate = useTranslate();
  const { request, base, page, perPage, outdated } = list;
  const [kept, keep] = useState<PagesOf>({ base, page, first: page, last: page });
  const range = pagesAt(kept, base, page);
  if (range !== kept) keep(range);
  const most = Math.max(LEAST_PAGES, Math.floor(MOST_ROWS / perPage));
  const pages = usePages(request, range);
  const { total, more, loading, error } = pages;
  const goOn = useEvent((end: 'start' | 'end', scrolled: boolean) => {
    const next = nextPage(range, end, more);
    // rows in closed groups are too few for the window, however many are read
    const isFull = range.last - range.first + 1 >= most;
    if (next !== undefined && (scrolled || !isFull)) keep({ ...range, ...withPage(range, next, most) });
  });
  const address = useAddressedPage(list);
  useScroller(line, {
    rows,
    base,
    // what was read is drawn a moment later
    ready: !loading && !error && !outdated && rows.length === pages.rows.length,
    onNear: goOn,
    onRest: (index) => address(Math.min(range.last, range.first + Math.floor(index / perPage))),
  });
  const { rows: records, refresh } = pages;
  const { first } = range;
  useEffect(() => {
    if (records.length > 0) onChange({ base, perPage, rows: records, total, first, refresh });
  }, [onChange, base, perPage, records, total, first, refresh]);
  if (error && !loading)
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography variant="body2" color="error">
          {translate('lists.scroll.failed', { reason: failureText(error, translate) })}
        </Typography>
        <Button onClick={pages.retry}>{translate('actions.retry')}</Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      {loading || more ? (
        <Button color="inherit" loading={loading} onClick={() => goOn('end', true)}>
          {translate('lists.scroll.more')}
        </Button>
      ) : (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('lists.scroll.end')}
        </Typography>
      )}
    </Box>
  );
}
