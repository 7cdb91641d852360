import { Box } from '@mui/material';
import { matchParts } from './matchParts';

/** A text with what was searched for marked. */
export function MatchText({ text, query }: { readonly text: string; readonly query: string }) {
  return matchParts(text, query).map((part, index) =>
    part.found ? (
      <Box component="mark" key={index} sx={{ color: 'inherit', bgcolor: 'transparent', fontWeight: 600, textDecoration: 'underline', textDecorationColor: (theme) => theme.palette.primary.main, textDecorationThickness: 2, textUnderlineOffset: 3 }}>
        {part.text}
      </Box>
    ) : (
      part.text
    ),
  );
}
