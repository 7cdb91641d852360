import Box from '@mui/material/Box';
import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { jsonType, jsonText, type JsonOptions } from './type';

/** The value indented, in a box that scrolls. */
function JsonDetail({ value }: CellProps<unknown, JsonOptions>) {
  if (isEmpty(value)) return <OneLine text="-" />;
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1,
        maxHeight: 320,
        overflow: 'auto',
        typography: 'body2',
        fontFamily: 'monospace',
        bgcolor: 'action.hover',
        borderRadius: 1,
      }}
    >
      {typeof value === 'string' ? value : jsonText(value, 2)}
    </Box>
  );
}

export default defineCell(jsonType, JsonDetail);
