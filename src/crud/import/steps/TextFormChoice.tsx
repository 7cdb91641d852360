import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { cellText, WorkbookProblem, type SheetFile } from '@/schema';
import { ENCODINGS, SEPARATORS, type Encoding, type Separator, type TextForm } from '@/schema/internal';
import { openFile } from '@/widgets/internal';

interface TextFormChoiceProps {
  readonly file: File;
  readonly book: SheetFile & Required<Pick<SheetFile, 'form'>>;
  readonly mostRows: number;
  /** The file was read anew. */
  onRead(book: SheetFile): void;
}

/** What is shown of a file. */
const LINES = 8;
const COLUMNS = 8;

const NAMES: Readonly<Record<Separator, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };

/** The first lines of a file as they are read now. */
function FirstLines({ sheet }: { readonly sheet: SheetFile['sheets'][number] | undefined }) {
  const translate = useTranslate();
  const lines = sheet?.rows.slice(0, LINES) ?? [];
  const width = Math.min(COLUMNS, Math.max(1, ...lines.map((row) => row.length)));
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('import.form.preview')}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          '& td': { borderTop: 1, borderLeft: 1, borderColor: 'divider' },
          '& tr:first-of-type td': { borderTop: 0 },
        }}
      >
        <tbody>
          {lines.map((row, at) => (
            <tr key={at}>
              <Typography
                variant="caption"
                component="th"
                scope="row"
                sx={{ px: 1, textAlign: 'right', color: 'text.secondary', fontWeight: 400 }}
              >
                {at + 1}
              </Typography>
              {Array.from({ length: width }, (_, column) => (
                <Typography
                  key={column}
                  variant="caption"
                  component="td"
                  noWrap
                  sx={{ px: 1, py: 0.25, maxWidth: 240 }}
                >
                  {cellText(row[column])}
                </Typography>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/**
 * How a text file is read: found out from its bytes, shown by its first lines, and chosen otherwise where those are
 * wrong.
 */
export function TextFormChoice({ file, book, mostRows, onRead }: TextFormChoiceProps) {
  const translate = useTranslate();
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const { form, sheets } = book;

  const read = async (chosen: Partial<TextForm>) => {
    setReading(true);
    setFault(undefined);
    try {
      onRead(await openFile(file, { mostRows, form: chosen }));
    } catch (error) {
      setFault(error instanceof WorkbookProblem ? error.fault : 'broken');
    } finally {
      setReading(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextField
          select
          size="small"
          label={translate('import.form.encoding')}
          value={form.encoding}
          disabled={reading}
          onChange={({ target }) => void read({ encoding: target.value as Encoding })}
        >
          {ENCODINGS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`import.form.encodings.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={translate('import.form.separator')}
          value={form.separator}
          disabled={reading}
          onChange={({ target }) => void read({ encoding: form.encoding, separator: target.value as Separator })}
        >
          {SEPARATORS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`import.form.separators.${NAMES[one]}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <div role="status">
        {fault && <Alert severity="error">{translate(`import.file.problems.${fault}`)}</Alert>}
        {form.unsure.map((what) => (
          <Alert key={what} severity="warning" sx={{ '& + &': { mt: 1 } }}>
            {translate(`import.form.unsure.${what}`)}
          </Alert>
        ))}
      </div>
      <FirstLines sheet={sheets[0]} />
    </Box>
  );
}
