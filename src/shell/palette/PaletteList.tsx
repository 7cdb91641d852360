import { Box, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { NameText } from '@/widgets';
import type { PaletteEntry } from './paletteEntry';
import { PaletteOption } from './PaletteOption';
import type { PaletteGroupOf } from './usePalette';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroupOf[];
  /** Something was typed. */
  readonly searched: boolean;
  readonly active: number;
  point(index: number): void;
  choose(entry: PaletteEntry, apart: boolean): void;
}

const PLAIN = { m: 0, p: 0, listStyle: 'none' } as const;

/** The answers of the palette, under the names of their groups; pages that answer what was typed have none. */
export function PaletteList({ id, groups, searched, active, point, choose }: PaletteListProps) {
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
      {groups.map(({ key, title, items }, place) => {
        const first = before;
        before += items.length;
        const options = items.map((ranked, offset) => {
          const at = first + offset;
          return (
            <PaletteOption
              key={`${ranked.entry.group} ${ranked.entry.key}`}
              id={`${id}-${at}`}
              ranked={ranked}
              searched={searched}
              active={at === active}
              point={() => point(at)}
              choose={(event: MouseEvent) => choose(ranked.entry, event.ctrlKey || event.metaKey)}
            />
          );
        });
        if (title === undefined)
          return (
            <Box key={key} component="li" role="presentation" sx={{ pt: 1 }}>
              <Box component="ul" role="presentation" sx={PLAIN}>
                {options}
              </Box>
            </Box>
          );
        return (
          <Box key={key} component="li" role="group" aria-labelledby={`${id}-group-${place}`}>
            <Typography
              id={`${id}-group-${place}`}
              variant="overline"
              component="div"
              color="textSecondary"
              sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}
            >
              <NameText text={title} />
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
