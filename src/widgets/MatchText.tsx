import { Box } from '@mui/material';
import { shownName } from '@/schema/internal';
import { matchParts } from './matchParts';
import { NameText } from './NameText';

/** A name with what was searched for marked. */
export function MatchText({ text, query }: { readonly text: string; readonly query: string }) {
  return (
    <NameText text={text}>
      {matchParts(text, query).map((part, index) =>
        part.found ? (
          <Box
            component="mark"
            key={index}
            sx={{
              color: 'inherit',
              bgcolor: 'transparent',
              fontWeight: 'fontWeightBold',
              textDecoration: 'underline',
              textDecorationColor: (theme) => theme.palette.primary.main,
              textDecorationThickness: 2,
              textUnderlineOffset: 3,
            }}
          >
            {shownName(part.text)}
          </Box>
        ) : (
          shownName(part.text)
        ),
      )}
    </NameText>
  );
}
