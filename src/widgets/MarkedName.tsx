import WarningAmber from '@mui/icons-material/WarningAmber';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mixesAlphabets } from '@/schema/readers/alphabets';
import { shownName } from '@/schema/readers/name';

const SIGN = /(⟨U\+[0-9A-F]{4}⟩)/;

/** A name with the signs that turn its letters round written out, and a hint where it has letters of another alphabet. */
export default function MarkedName({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const shown = shownName(text);
  const parts = shown === text ? [text] : shown.split(SIGN);
  const hint = mixesAlphabets(text) ? translate('widgets.name.alphabets') : undefined;
  return (
    <bdi>
      {hint && (
        <Box component="span" role="img" aria-label={hint} title={hint} sx={{ color: 'warning.main', marginInlineEnd: '0.25em', '& svg': { fontSize: '1.1em', verticalAlign: '-0.15em' } }}>
          <WarningAmber />
        </Box>
      )}
      {parts.map((part, place) =>
        SIGN.test(part) ? (
          <Box component="span" key={place} title={translate('widgets.name.turned')} sx={{ bgcolor: 'action.selected', color: 'text.primary', borderRadius: 0.5, fontSize: '0.85em' }}>
            {part}
          </Box>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
