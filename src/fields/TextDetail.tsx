import Typography from '@mui/material/Typography';
import { NameText } from '@/widgets';
import type { CellProps } from './views';
import { useWords } from './useWords';

/** The whole value in words, lines kept, long words broken: the detail of every field type that has none of its own. */
export function TextDetail(props: CellProps) {
  const text = useWords(props);
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        display: 'block',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        color: text === '-' ? 'text.secondary' : 'inherit',
        ...(props.field.type.align === 'end' && { fontVariantNumeric: 'tabular-nums' }),
      }}
    >
      <NameText text={text} />
    </Typography>
  );
}
