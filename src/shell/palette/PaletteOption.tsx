import Add from '@mui/icons-material/Add';
import ArrowForward from '@mui/icons-material/ArrowForward';
import History from '@mui/icons-material/History';
import CommandKey from '@mui/icons-material/KeyboardCommandKeyOutlined';
import Star from '@mui/icons-material/Star';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, SvgIcon, Typography } from '@mui/material';
import { Fragment, useEffect, useRef, type MouseEvent } from 'react';
import { shownName } from '@/schema/internal';
import { NameText } from '@/widgets';
import { menuIcon } from '../layout/menu/menuIcon';
import type { PaletteEntry } from './paletteEntry';
import type { Ranked } from './rankEntries';

interface PaletteOptionProps {
  readonly id: string;
  readonly ranked: Ranked;
  /** Something was typed. */
  readonly searched: boolean;
  readonly active: boolean;
  point(): void;
  choose(event: MouseEvent): void;
}

/** Where there is little room the place stands below the name, beside the icon. */
const BELOW = {
  flexBasis: { xs: '100%', sm: 'auto' },
  order: { xs: 1, sm: 0 },
  pl: { xs: 4, sm: 0 },
  boxSizing: 'border-box',
} as const;

/** Servers seldom name an icon for a page, its path says what it is about. */
const iconOf = ({ group, icon = '', path = '' }: PaletteEntry) =>
  group === 'pages' || group === 'record'
    ? menuIcon(`${path} ${icon}`)
    : { recent: History, favorites: Star, create: Add, actions: CommandKey, all: ArrowForward }[group];

/** A name with the letters that were looked for. */
function Marked({ text, marked }: { readonly text: string; readonly marked: ReadonlySet<number> }) {
  return Array.from(text).map((letter, index) => (
    <Fragment key={index}>
      {marked.has(index) ? (
        <Box component="b" sx={{ color: 'primary.main' }}>
          {letter}
        </Box>
      ) : (
        shownName(letter)
      )}
    </Fragment>
  ));
}

/**
 * One answer of the palette: its name in the user's language, the other name where that was found, and where it is; of
 * a long place the end tells it from others, so the beginning is cut.
 */
export function PaletteOption({ id, ranked, searched, active, point, choose }: PaletteOptionProps) {
  const { entry, marked, why } = ranked;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      component="li"
      ref={line}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseMove={point}
      onClick={choose}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1.5,
        px: 1.5,
        py: 0.5,
        minHeight: 40,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: active ? 'action.selected' : undefined,
        scrollMarginBlock: '32px',
      }}
    >
      <SvgIcon component={iconOf(entry)} fontSize="small" sx={{ color: active ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="span" noWrap sx={{ display: 'block' }}>
          <NameText text={entry.name}>
            <Marked text={entry.name} marked={marked} />
          </NameText>
          {entry.other && searched && marked.size === 0 && (
            <Box component="span" sx={{ color: 'text.secondary', typography: 'caption', ml: 1 }}>
              {entry.other}
            </Box>
          )}
        </Typography>
      </Box>
      {why && (
        <Typography
          variant="caption"
          component="span"
          noWrap
          color="textSecondary"
          sx={{ maxWidth: { xs: '100%', sm: '55%' }, ...BELOW }}
        >
          {why.label} <Marked text={why.text} marked={why.marked} />
        </Typography>
      )}
      {entry.place && (
        <Typography
          variant="caption"
          component="span"
          noWrap
          color="textSecondary"
          sx={{ direction: 'rtl', unicodeBidi: 'normal', maxWidth: { xs: '100%', sm: '45%' }, ...BELOW }}
        >
          <bdi dir="ltr">{entry.place}</bdi>
        </Typography>
      )}
      {entry.href && <OpenInNew fontSize="inherit" />}
    </Box>
  );
}
