import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordSearch } from './records/useRecordSearch';

interface PaletteStatusProps {
  readonly count: number;
  readonly searched: string;
  readonly search: RecordSearch;
  again(): void;
}

const HEARD = { position: 'absolute', clipPath: 'inset(50%)' } as const;

/** What the palette says about its answers: that it asks for more, how many there are, which lists failed. */
export function PaletteStatus({ count, searched, search, again }: PaletteStatusProps) {
  const translate = useTranslate();
  const { busy, lists, failed } = search;
  const isEmpty = count === 0;
  const quiet = { color: 'text.secondary', px: 2.5, py: 0.75, textAlign: isEmpty ? 'center' : undefined } as const;
  const line = lists > 0 ? translate('shell.palette.searching', { smart_count: lists }) : '\u00a0';
  const nothing = failed > 0 ? 'shell.palette.nothingSoFar' : 'shell.palette.nothing';
  return (
    <Box role="status">
      {busy ? (
        <Typography variant={isEmpty ? 'body2' : 'caption'} component="p" sx={{ ...quiet, ...(isEmpty && { py: 4 }) }}>
          {line}
        </Typography>
      ) : (
        <Typography variant="body2" sx={isEmpty ? { ...quiet, pt: 4, pb: failed > 0 ? 0 : 4 } : HEARD}>
          {isEmpty ? translate(nothing, { query: searched }) : translate('shell.palette.count', { smart_count: count })}
        </Typography>
      )}
      {!busy && failed > 0 && (
        <Typography variant="caption" component="p" sx={{ ...quiet, ...(isEmpty && { pb: 4 }) }}>
          {failed < lists
            ? translate('shell.palette.failed', { smart_count: failed })
            : translate('shell.palette.allFailed')}
          <Button size="small" sx={{ ml: 1 }} onClick={again}>
            {translate('actions.retry')}
          </Button>
        </Typography>
      )}
    </Box>
  );
}
