import WarningAmber from '@mui/icons-material/WarningAmber';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mixesAlphabets, isTurned } from '@/schema/internal';

/** Says that a name may be taken for another one, and why; nothing where it cannot. */
export default function NameHint({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const reason = isTurned(name) ? 'turned' : mixesAlphabets(name) ? 'alphabets' : undefined;
  if (!reason) return null;
  const words = translate(`widgets.name.${reason}`);
  return (
    <Box
      component="span"
      role="img"
      aria-label={words}
      title={words}
      sx={{
        color: 'warning.main',
        marginInlineEnd: '0.25em',
        '& svg': { fontSize: '1.1em', verticalAlign: '-0.15em' },
      }}
    >
      <WarningAmber />
    </Box>
  );
}
