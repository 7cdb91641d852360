import { Box, type Theme } from '@mui/material';

interface MapMarkerProps {
  readonly count: number;
  /** In how many of them something is wrong. */
  readonly alerts: number;
  /** Beside it; '' where there is no room. */
  readonly name: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly left: number;
  readonly top: number;
  onOpen(): void;
}

/** A ring of the colors of what it stands for, around a middle of paper. */
const ringOf =
  (share: number) =>
  ({ palette }: Theme): string =>
    `radial-gradient(circle closest-side, ${palette.background.paper} 72%, transparent 73%), conic-gradient(${palette.error.main} ${share * 360}deg, ${palette.success.main} 0)`;

/**
 * One place, or how many with a ring that says in how large a share of them something is wrong. Where it is, the edge
 * of the mark is broken, not only red.
 */
export function MapMarker({ count, alerts, name, words, isChosen, left, top, onOpen }: MapMarkerProps) {
  const size = count > 1 ? 38 : 24;
  return (
    <>
      <Box
        component="button"
        type="button"
        title={words}
        aria-label={words}
        aria-pressed={isChosen}
        onClick={onOpen}
        style={{ left: left - size / 2, top: top - size / 2, width: size, height: size }}
        sx={{
          position: 'absolute',
          p: 0,
          borderRadius: '50%',
          cursor: 'pointer',
          typography: 'caption',
          fontWeight: 'fontWeightBold',
          fontVariantNumeric: 'tabular-nums',
          boxShadow: 2,
          color: 'text.primary',
          ...(count > 1
            ? { background: ringOf(alerts / count), border: 0 }
            : {
                bgcolor: alerts > 0 ? 'error.main' : 'success.main',
                border: alerts > 0 ? '3px dashed' : '3px solid',
                borderColor: 'background.paper',
              }),
          ...(isChosen && { outline: '3px solid', outlineColor: 'text.primary' }),
          '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 2 },
        }}
      >
        {count > 1 ? count : ''}
      </Box>
      {name !== '' && (
        <Box
          component="span"
          aria-hidden
          style={{ left: left + size / 2 + 4, top: top - 9 }}
          sx={{
            position: 'absolute',
            pointerEvents: 'none',
            typography: 'caption',
            fontWeight: 'fontWeightBold',
            whiteSpace: 'nowrap',
            color: 'text.primary',
            px: 0.5,
            borderRadius: 0.5,
            bgcolor: 'background.paper',
            opacity: 0.9,
          }}
        >
          {name}
        </Box>
      )}
    </>
  );
}
