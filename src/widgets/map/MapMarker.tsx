import { Box } from '@mui/material';

interface MapMarkerProps {
  readonly count: number;
  readonly alert: boolean;
  /** Beside it; '' where there is no room. */
  readonly name: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly left: number;
  readonly top: number;
  onOpen(): void;
}

/** One place, or how many. Where something is wrong its edge is broken, not only red. */
export function MapMarker({ count, alert, name, words, isChosen, left, top, onOpen }: MapMarkerProps) {
  const size = count > 1 ? 34 : 22;
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
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          boxShadow: 2,
          color: 'primary.contrastText',
          bgcolor: alert ? 'error.main' : 'primary.main',
          border: alert ? '3px dashed' : '3px solid',
          borderColor: 'background.paper',
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
            fontWeight: 600,
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
