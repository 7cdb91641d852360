import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '@/schema';
import { MOST_ROWS } from '../prefetchList';

interface GroupNoteProps {
  readonly groups: number;
  readonly rows: number;
  readonly total: number | undefined;
  readonly perPage: number;
  /** Some group is open. */
  readonly isOpen: boolean;
  onFold(): void;
  onMore(perPage: number): void;
  onEnd(): void;
}

/** Above a list in groups: how many there are, of which rows, and what can be done to all of them. */
export function GroupNote({ groups, rows, total, perPage, isOpen, onFold, onMore, onEnd }: GroupNoteProps) {
  const translate = useTranslate();
  const isPart = total === undefined || total > rows;
  const more = Math.min(total ?? MOST_ROWS, MOST_ROWS);
  const count = (number: number) => ({ smart_count: number, count: formatNumber(number) });
  return (
    <Box
      role="group"
      aria-label={translate('lists.groups.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 2,
        minHeight: 32,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {translate(total === undefined ? 'lists.groups.uncounted' : isPart ? 'lists.groups.part' : 'lists.groups.all', {
          ...count(rows),
          groups: translate('lists.groups.count', count(groups)),
          total: formatNumber(total ?? 0),
        })}
      </Typography>
      {isPart && more > perPage && (
        <Button size="small" color="inherit" onClick={() => onMore(more)}>
          {translate('lists.groups.more', count(more))}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={onFold}>
        {translate(isOpen ? 'lists.groups.close' : 'lists.groups.open')}
      </Button>
      <Button size="small" color="inherit" onClick={onEnd}>
        {translate('lists.groups.end')}
      </Button>
    </Box>
  );
}
