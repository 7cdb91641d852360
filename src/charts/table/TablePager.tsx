import { Box, Pagination, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface TablePagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly size: number;
  onPage(page: number): void;
}

/** Pixels. */
export const PAGER_HEIGHT = 40;

/**
 * Which figures are on view, and the way to the others.
 *
 * @example <TablePager page={page} pageSize={20} size={total} onPage={setPage} />
 * @public
 */
export function TablePager({ page, pageSize, size, onPage }: TablePagerProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        minHeight: PAGER_HEIGHT,
        display: 'flex',
        // on a phone the numbers of the pages go below, in one line: they are never on the last row
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 1,
        minWidth: 0,
      }}
    >
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary', lineHeight: '28px' }} aria-live="polite">
        {translate('list.pages.range', {
          from: (page - 1) * pageSize + 1,
          to: Math.min(page * pageSize, size),
          total: size,
        })}
      </Typography>
      <Pagination
        aria-label={translate('list.pages.label')}
        size="small"
        shape="rounded"
        page={page}
        count={Math.ceil(size / pageSize)}
        siblingCount={0}
        sx={{ ml: 'auto', '& ul': { flexWrap: 'nowrap' } }}
        onChange={(_, next) => onPage(next)}
        getItemAriaLabel={(type, target, selected) =>
          type === 'page'
            ? translate(selected ? 'list.pages.current' : 'list.pages.goTo', { page: target ?? 1 })
            : translate(`list.pages.${type}`)
        }
      />
    </Box>
  );
}
