import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { FileLink } from './FileLink';
import { fileType, type FileOptions, type FileValue } from './type';
import { sizeText } from './sizeText';

function FileDetail({ value }: CellProps<FileValue[], FileOptions>) {
  const locale = useLocale();
  if (!value || value.length === 0) return <OneLine text="-" />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {value.map((file, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', gap: 1, alignItems: 'baseline', minWidth: 0 }}>
          <FileLink file={file} />
          {file.size !== undefined && (
            <Typography variant="caption" sx={{ color: 'text.secondary', flex: 'none' }}>
              {sizeText(file.size, locale)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

export default defineCell(fileType, FileDetail);
