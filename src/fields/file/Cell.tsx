import Box from '@mui/material/Box';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { FileLink } from './FileLink';
import { fileType, type FileOptions, type FileValue } from './type';

/** The first file and how many more there are. */
function FileCell({ value }: CellProps<FileValue[], FileOptions>) {
  const [first, ...more] = value ?? [];
  if (!first) return <OneLine text="-" />;
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
      <FileLink file={first} />
      {more.length > 0 && <OneLine text={`+${more.length}`} />}
    </Box>
  );
}

export default defineCell(fileType, FileCell);
