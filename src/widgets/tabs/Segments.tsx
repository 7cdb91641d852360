import { Box, ButtonBase } from '@mui/material';
import { scrollFade } from './scrollFade';

export interface Segment {
  readonly key: string;
  readonly label: string;
  readonly on: boolean;
  onPress(): void;
}

interface SegmentsProps {
  readonly label: string;
  /** Those of one group stand together, the groups apart. */
  readonly groups: readonly (readonly Segment[])[];
}

/** Ways to look at the same list beside each other, each pressed or not; what has no room is scrolled to. */
export function Segments({ label, groups }: SegmentsProps) {
  const filled = groups.filter((group) => group.length > 0);
  if (filled.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={[
        { display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 0', minWidth: 96, overflowX: 'auto' },
        scrollFade,
      ]}
    >
      {filled.map((group, at) => (
        <Box key={at} sx={GROUP}>
          {group.map(({ key, label: text, on, onPress }) => (
            <ButtonBase key={key} aria-pressed={on} onClick={onPress} sx={SEGMENT}>
              {text}
            </ButtonBase>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const GROUP = { display: 'flex', flex: 'none', gap: 0.25, p: '2px', borderRadius: 1, bgcolor: 'action.hover' } as const;

const SEGMENT = {
  flex: 'none',
  border: '1px solid transparent',
  minHeight: 28,
  px: 1.25,
  borderRadius: '6px',
  typography: 'body2',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-pressed=true]': {
    color: 'text.primary',
    fontWeight: 600,
    bgcolor: 'background.paper',
    borderColor: 'divider',
  },
} as const;
