import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { stateColor } from './stateColor';

/** What the colors of a picture mean: the states that are in it, with how many. */
export function StateLegend({ states }: { readonly states: readonly string[] }) {
  const translate = useTranslate();
  const counts = new Map<string, number>();
  for (const state of states) if (state !== '') counts.set(state, (counts.get(state) ?? 0) + 1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'caption' }}>
      {[...counts].map(([state, count]) => (
        <Box key={state} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontVariantNumeric: 'tabular-nums' }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: stateColor(state) }}
          />
          {`${translate(`enums.pv.deviceState.${state}`, { _: state })} ${count}`}
        </Box>
      ))}
    </Box>
  );
}
