import { Box, MenuItem, Pagination, Select, Typography } from '@mui/material';
import { memo, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import { useIsPhone } from '@/widgets';
import { formatNumber } from '@/schema';
import { SCROLL, SCROLL_ROWS } from '../prefetchList';
import { useFitting } from './useFitting';
import type { ListState } from '../useListState';

/** Few people want the window to be full. */
const FitWindow = lazyPart(() => import('./FitWindow'));

const SIZES = [10, 20, 50, 100];
/** As many as the window has room for. */
const FIT = 'fit';

interface PagerProps extends Pick<ListState, 'page' | 'perPage' | 'total' | 'setPage' | 'setPerPage'> {
  /** The page of the first row on view. */
  readonly first: number;
  /** In the place of the numbers of pages: reads the list on below this line. */
  scrolls?(line: RefObject<HTMLElement | null>): ReactNode;
  /** So many rows are on view. */
  readonly count: number;
  /** It has the window to itself. */
  readonly fits: boolean;
}

/** Which rows are on view, how many a page has, and the way to the other pages. */
export const Pager = memo(function Pager({
  page,
  first,
  perPage,
  total,
  count,
  fits,
  scrolls,
  setPage,
  setPerPage,
}: PagerProps) {
  const translate = useTranslate();
  const id = useId();
  const phone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  const [fitting, keepFitting] = useFitting();
  const isFit = fits && fitting > 0 && !phone && !scrolls;
  const pages = total === undefined ? page + 1 : Math.max(1, Math.ceil(total / perPage));
  const from = (first - 1) * perPage + 1;
  const sizes = isFit || SIZES.includes(perPage) ? SIZES : [...SIZES, perPage].toSorted((a, b) => a - b);
  return (
    <Box
      ref={box}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {isFit && (
        <FitWindow
          line={box}
          perPage={perPage}
          hasRows={count > 0}
          onFit={(rows) => {
            keepFitting(rows);
            setPerPage(rows);
          }}
          waiting={null}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
        {translate(total === undefined ? 'list.pages.uncounted' : 'list.pages.range', {
          from,
          to: from + count - 1,
          total: formatNumber(total ?? 0),
        })}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          {translate('list.pages.size')}
        </Typography>
        <Select
          size="small"
          value={scrolls ? SCROLL : isFit ? FIT : perPage}
          onChange={({ target: { value } }) => {
            if (value === FIT) return keepFitting(perPage);
            if (value === SCROLL) keepFitting(SCROLL);
            else if (fitting > 0 && fits) keepFitting(0);
            setPerPage(value === SCROLL ? SCROLL_ROWS : Number(value));
          }}
          slotProps={{ input: { 'aria-label': translate('list.pages.size') } }}
          SelectDisplayProps={{ 'aria-label': translate('list.pages.size') }}
        >
          {fits && !phone && <MenuItem value={FIT}>{translate('list.pages.fit')}</MenuItem>}
          {fits && <MenuItem value={SCROLL}>{translate('list.pages.scroll')}</MenuItem>}
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Box>
      {scrolls ? (
        scrolls(box)
      ) : (
        <Pagination
          aria-label={translate('list.pages.label')}
          data-shortcut="pages"
          size="small"
          shape="rounded"
          page={Math.min(page, pages)}
          count={pages}
          siblingCount={phone ? 0 : 1}
          onChange={(_, next) => setPage(next)}
          getItemAriaLabel={(type, target, selected) =>
            type === 'page'
              ? translate(selected ? 'list.pages.current' : 'list.pages.goTo', { page: target ?? 1 })
              : translate(`list.pages.${type}`)
          }
        />
      )}
    </Box>
  );
});
