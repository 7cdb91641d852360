import { Box, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { PaletteEntry } from './paletteEntry';
import { PaletteOption } from './PaletteOption';
import type { PaletteGroupOf } from './usePalette';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroupOf[];
  readonly active: number;
  point(index: number): void;
  choose(entry: PaletteEntry, apart: boolean): void;
}

const PLAIN = { m: 0, p: 0, listStyle: 'none' } as const;

/** The answers of the palette, under the names of their groups while nothing is typed. */
export function PaletteList({ id, groups, active, point, choose }: PaletteListProps) {
  const translate = useTranslate();
  let before = 0;
  return (
    <Box
      component="ul"
      id={`${id}-list`}
      role="listbox"
      aria-label={translate('shell.palette.results')}
      sx={{ ...PLAIN, flex: 1, minHeight: 0, overflowY: 'auto', px: 1, pb: 1 }}
    >
      {groups.map(({ group, items }) => {
        const first = before;
        before += items.length;
        const options = items.map((ranked, offset) => {
          const at = first + offset;
          return (
            <PaletteOption
              key={`${ranked.entry.group} ${ranked.entry.key}`}
              id={`${id}-${at}`}
              ranked={ranked}
              searched={!group}
              active={at === active}
              point={() => point(at)}
              choose={(event: MouseEvent) => choose(ranked.entry, event.ctrlKey || event.metaKey)}
            />
          );
        });
        if (!group)
          return (
            <Box key="all" component="li" role="presentation" sx={{ pt: 1 }}>
              <Box component="ul" role="presentation" sx={PLAIN}>
                {options}
              </Box>
            </Box>
          );
        return (
          <Box key={group} component="li" role="group" aria-labelledby={`${id}-${group}`}>
            <Typography
              id={`${id}-${group}`}
              variant="overline"
              component="div"
              color="textSecondary"
              sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}
            >
              {translate(`shell.palette.groups.${group}`)}
            </Typography>
            <Box component="ul" role="presentation" sx={PLAIN}>
              {options}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
