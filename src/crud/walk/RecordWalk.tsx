import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { formatNumber, type Id } from '@/schema';
import { useWalk } from './useWalk';

type Way = 'previous' | 'next';

/** The button that led here has the focus on the page it led to as well, until something else was touched. */
let pressed: Way | undefined;

interface RecordWalkProps {
  readonly id: Id;
  readonly view: 'detail' | 'edit';
}

/** The ways to the record before and after in the list it was opened from; nothing where there was none. */
export default function RecordWalk({ id, view }: RecordWalkProps) {
  const walk = useWalk(id, view);
  return walk ? <WalkButtons walk={walk} /> : null;
}

function WalkButtons({ walk }: { readonly walk: NonNullable<ReturnType<typeof useWalk>> }) {
  useArea('lists');
  const translate = useTranslate();
  const { place, total, busy, hasPrevious, hasNext, go } = walk;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (pressed && document.activeElement === document.body) {
      const open = [...(element?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled);
      (open.find(({ dataset }) => dataset.way === pressed) ?? open[0])?.focus();
    }
    const forget = ({ target }: Event) => {
      if (!(target instanceof Node && element?.contains(target))) pressed = undefined;
    };
    document.addEventListener('focusin', forget);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', forget);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  const button = (way: Way, label: string, key: string, enabled: boolean) => {
    const Arrow = way === 'next' ? KeyboardArrowRight : KeyboardArrowLeft;
    return (
      <Tooltip title={`${label} (${key})`} describeChild>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            aria-keyshortcuts={key}
            data-shortcut={`${way}Record`}
            data-way={way}
            disabled={!enabled || busy}
            onClick={() => {
              pressed = way;
              go(way === 'next' ? 1 : -1);
            }}
          >
            <Arrow className="along-line" />
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box ref={box} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {button('previous', translate('lists.walk.previous'), 'K', hasPrevious)}
      <Typography
        variant="body2"
        component="span"
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {translate(total === undefined ? 'lists.walk.placeUncounted' : 'lists.walk.place', {
          place: formatNumber(place),
          total: formatNumber(total ?? 0),
        })}
      </Typography>
      {button('next', translate('lists.walk.next'), 'J', hasNext)}
    </Box>
  );
}
