import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { cellText, type SheetFile, formatList, formatNumber } from '@/schema';
import { DecimalChoice } from '@/widgets/internal';
import { isDecimalMark, isDayOrder } from '@/schema/internal';
import { counted } from '../counted';
import { heading } from '../template/templateSheets';
import type { ImportSetup } from '../useImportSetup';
import { DayOrderChoice } from './DayOrderChoice';
import { SheetNotes } from './SheetNotes';
import { TextFormChoice } from './TextFormChoice';
import type { ColumnQuestions } from './useColumnReadings';
import { guess, HEADING_LINES, headingsOf, missingFields, remap, type Choice, type SheetFault } from './choice';

interface ColumnsStepProps {
  readonly setup: ImportSetup;
  readonly file: File;
  readonly book: SheetFile;
  readonly choice: Choice;
  readonly fault: SheetFault | undefined;
  readonly readings: ColumnQuestions;
  onChange(choice: Choice): void;
  /** The file was read anew, as it was chosen here. */
  onRead(book: SheetFile): void;
}

/** The letters by which a spreadsheet names a column: A, B … AA. */
function letters(column: number): string {
  return `${column >= 26 ? letters(Math.floor(column / 26) - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** Which sheet, and which of its lines has the headings. */
function PlaceChoice({
  setup,
  book: { sheets, form },
  choice,
  onChange,
}: Pick<ColumnsStepProps, 'setup' | 'book' | 'choice' | 'onChange'>) {
  const translate = useTranslate();
  const { named } = setup;
  const sheet = sheets[choice.sheet];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
      {!form && (
        <TextField
          select
          size="small"
          label={translate('import.columns.sheet')}
          value={choice.sheet}
          onChange={({ target }) => onChange(guess(sheets, named, Number(target.value)))}
        >
          {sheets.map(({ name, rows, cut }, at) => (
            <MenuItem key={name} value={at}>
              {translate(cut ? 'import.columns.sheetCut' : 'import.columns.sheetRows', {
                name,
                ...counted(cut ? setup.mostRows : rows.length),
              })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        size="small"
        label={translate('import.columns.headerRow')}
        value={choice.headerRow}
        onChange={({ target }) => onChange(guess(sheets, named, choice.sheet, Number(target.value)))}
      >
        {(sheet?.rows.slice(0, HEADING_LINES) ?? []).map((row, at) => (
          <MenuItem key={at} value={at}>
            {translate('import.columns.line', {
              line: at + 1,
              text: [...new Set(row.map(cellText))].filter(Boolean).slice(0, 3).join(' · ') || '-',
            })}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** Whether the columns can be read as they are chosen now. */
function Verdict({
  setup,
  choice,
  fault,
  missing,
}: Pick<ColumnsStepProps, 'setup' | 'choice' | 'fault'> & { readonly missing: readonly string[] }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) box.current?.scrollIntoView({ block: 'nearest' }); // found out by a button below many columns
  }, [fault]);
  const [severity, text] = fault
    ? (['error', translate(`import.columns.faults.${fault}`, { max: formatNumber(setup.mostRows) })] as const)
    : missing.length > 0
      ? (['error', translate('import.columns.missing', { fields: formatList(missing) })] as const)
      : (['success', translate('import.columns.complete', { count: choice.mapping.filter(Boolean).length })] as const);
  return (
    <div ref={box} role="status">
      <Alert severity={severity}>{text}</Alert>
    </div>
  );
}

/** Columns whose values can be read two ways: the person says which. */
function FormQuestions({ setup, readings }: Pick<ColumnsStepProps, 'setup' | 'readings'>) {
  return readings.questions.map((question) => {
    const reading = readings.known[question.field];
    const shown = { label: setup.label(question.field), texts: question.texts };
    return (
      <Box key={question.field} sx={{ p: 2, border: 1, borderColor: 'warning.main', borderRadius: 1 }}>
        {question.form ? (
          <DecimalChoice
            {...shown}
            form={question.form}
            value={isDecimalMark(reading) ? reading : undefined}
            onChange={(mark) => readings.answer(question, mark)}
          />
        ) : (
          <DayOrderChoice
            {...shown}
            value={isDayOrder(reading) ? reading : undefined}
            onChange={(order) => readings.answer(question, order)}
          />
        )}
      </Box>
    );
  });
}

interface ColumnItemProps {
  readonly setup: ImportSetup;
  readonly letters: string;
  readonly title: string;
  readonly samples: string;
  /** The field it fills; '' for none. */
  readonly field: string;
  onChange(name: string | null): void;
}

/** A column of the sheet with its first values, and the field it fills. */
function ColumnItem({ setup, letters: place, title, samples, field, onChange }: ColumnItemProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '32px minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { xs: 1, sm: 2 },
        alignItems: 'center',
        px: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        {place}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap title={title}>
          {title}
        </Typography>
        <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
          {samples || '-'}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        fullWidth
        value={field}
        onChange={({ target }) => onChange(target.value || null)}
        slotProps={{
          select: {
            displayEmpty: true,
            SelectDisplayProps: { 'aria-label': translate('import.columns.field', { column: title }) },
          },
        }}
      >
        <MenuItem value="">{translate('import.columns.skip')}</MenuItem>
        {setup.columns.map((name) => (
          <MenuItem key={name} value={name}>
            {heading(setup, name)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/**
 * The second step: which sheet, which line has the headings, which column fills which field. Found out as far as
 * possible.
 */
export function ColumnsStep({ setup, file, book, choice, fault, readings, onChange, onRead }: ColumnsStepProps) {
  const { resource, columns } = setup;
  const { sheets, form } = book;
  const translate = useTranslate();
  const sheet = sheets[choice.sheet];
  const headings = headingsOf(sheet, choice.headerRow);
  const titleOf = (column: number) =>
    headings[column] || translate('import.columns.untitled', { letters: letters(column) });
  const missing = missingFields(resource, columns, choice.mapping).map(setup.label);
  const unused = columns
    .filter((name) => !choice.mapping.includes(name))
    .map(setup.label)
    .filter((label) => !missing.includes(label));
  const samples = (column: number) =>
    (sheet?.rows.slice(choice.headerRow + 1, choice.headerRow + 4) ?? [])
      .map((row) => cellText(row[column]))
      .filter(Boolean)
      .join(' · ');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        width: 1,
        maxWidth: 960,
        mx: 'auto',
        alignContent: 'start',
      }}
    >
      {form && <TextFormChoice file={file} book={{ ...book, form }} mostRows={setup.mostRows} onRead={onRead} />}
      <PlaceChoice setup={setup} book={book} choice={choice} onChange={onChange} />
      {sheet && <SheetNotes sheet={sheet} choice={choice} nameOf={titleOf} onChange={onChange} />}
      <Verdict setup={setup} choice={choice} fault={fault} missing={missing} />
      <FormQuestions setup={setup} readings={readings} />
      <Box
        component="ul"
        aria-label={translate('import.steps.columns')}
        sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {headings.map((_, column) => (
          <ColumnItem
            key={column}
            setup={setup}
            letters={letters(column)}
            title={titleOf(column)}
            samples={samples(column)}
            field={choice.mapping[column] ?? ''}
            onChange={(name) => onChange(remap(choice, column, name))}
          />
        ))}
      </Box>
      {unused.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('import.columns.unused', { fields: formatList(unused) })}
        </Typography>
      )}
    </Box>
  );
}
