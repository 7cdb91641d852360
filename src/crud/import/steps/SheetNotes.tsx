import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Sheet } from '@/schema/internal';
import { formatList } from '@/schema';
import { counted } from '../counted';
import { hiddenRowsOf, type Choice } from './choice';

interface SheetNotesProps {
  readonly sheet: Sheet;
  readonly choice: Choice;
  /** What stands above a column, else its letters. */
  nameOf(column: number): string;
  onChange(choice: Choice): void;
}

/**
 * What cannot be seen in the columns of a sheet: rows it hides, which a person keeps or leaves out; columns that are
 * hidden or too many; merged cells.
 */
export function SheetNotes({ sheet, choice, nameOf, onChange }: SheetNotesProps) {
  const translate = useTranslate();
  const id = useId();
  const hidden = hiddenRowsOf(sheet, choice.headerRow).length;
  const merged = (sheet.merged ?? []).filter(({ bottom }) => bottom > choice.headerRow).length;
  const columns = (sheet.hiddenColumns ?? []).filter((column) => sheet.rows.some((row) => column < row.length));
  return (
    <>
      {hidden > 0 && (
        <Alert severity="warning">
          <FormControl>
            <FormLabel id={id} sx={{ color: 'inherit', '&.Mui-focused': { color: 'inherit' } }}>
              {translate('import.columns.hidden', counted(hidden))}
            </FormLabel>
            <RadioGroup
              aria-labelledby={id}
              sx={{ pl: 1.5 }}
              value={choice.withHidden === undefined ? '' : choice.withHidden ? 'with' : 'without'}
              onChange={(_, value) => onChange({ ...choice, withHidden: value === 'with' })}
            >
              {(['without', 'with'] as const).map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio size="small" />}
                  label={translate(`import.columns.hiddenChoice.${one}`)}
                />
              ))}
            </RadioGroup>
          </FormControl>
        </Alert>
      )}
      {columns.length > 0 && (
        <Alert severity="info">
          {translate('import.columns.hiddenColumns', { columns: formatList(columns.map(nameOf)) })}
        </Alert>
      )}
      {sheet.cutColumns !== undefined && (
        <Alert severity="warning">{translate('import.columns.cutColumns', { count: sheet.cutColumns })}</Alert>
      )}
      {merged > 0 && <Alert severity="info">{translate('import.columns.merged', counted(merged))}</Alert>}
    </>
  );
}
