import { Box, MenuItem, Pagination, Select, Typography } from '@mui/material';
import { memo, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '@/widgets';
import { formatNumber } from '@/schema';
import { useFitting, useFitWindow } from './useFitting';
import type { ListState } from './useListState';

const SIZES = [10, 20, 50, 100];
/** As many as the window has room for. */
const FIT = 'fit';

interface PagerProps extends Pick<ListState, 'page' | 'perPage' | 'total' | 'setPage' | 'setPerPage'> {
  /** So many rows are on view. */
  readonly count: number;
  /** It has the window to itself. */
  readonly fits: boolean;
}

/** Which rows are on view, how many a page has, and the way to the other pages. */
export const Pager = memo(function Pager({ page, perPage, total, count, fits, setPage, setPerPage }: PagerProps) {
  const translate = useTranslate();
  const id = useId();
  const phone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  const [fitting, keepFitting] = useFitting();
  const isFit = fits && fitting > 0 && !phone;
  const fit = useFitWindow(box, {
    on: isFit,
    perPage,
    hasRows: count > 0,
    onFit: (rows) => {
      keepFitting(rows);
      setPerPage(rows);
    },
  });
  const pages = total === undefined ? page + 1 : Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
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
          value={isFit ? FIT : perPage}
          onChange={({ target: { value } }) => {
            if (value === FIT) return fit();
            if (isFit) keepFitting(0);
            setPerPage(Number(value));
          }}
          slotProps={{ input: { 'aria-label': translate('list.pages.size') } }}
          SelectDisplayProps={{ 'aria-label': translate('list.pages.size') }}
        >
          {fits && !phone && <MenuItem value={FIT}>{translate('list.pages.fit')}</MenuItem>}
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Box>
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
    </Box>
  );
});
