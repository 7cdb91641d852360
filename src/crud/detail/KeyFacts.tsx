import { Box, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { textContext } from '@/fields';
import { isEmpty, matches, type AnyRecord, type Resource } from '@/schema';
import { saidBeside } from '../saidBeside';

/** So many facts fit in one line. */
const MOST = 5;
/** Fewer say nothing that the sheet below does not say at once. */
const LEAST = 3;

/** The first columns of the list that say something of this record, stand on its sheet, and nowhere above it yet. */
function keyFacts(resource: Resource, record: AnyRecord, told: readonly string[]): string[] {
  const onSheet = new Set(resource.detail.flatMap(({ fields }) => fields));
  const isKey = (name: string) => {
    const field = resource.fields[name];
    return (
      field !== undefined &&
      onSheet.has(name) &&
      !field.type.wide &&
      !field.type.traits?.files &&
      !told.includes(name) &&
      !isEmpty(record[name]) &&
      matches(resource.when[name]?.visible, record)
    );
  };
  return resource.columns
    .map(({ field }) => field)
    .filter(isKey)
    .slice(0, MOST);
}

interface KeyFactsProps {
  readonly record: AnyRecord;
  readonly told: readonly string[];
}

/** Words that are drawn and are no text of the page: the sheet has them as such, to be read out, found and copied. */
const DRAWN = { '&::before': { content: 'attr(data-text)' } };

/** What somebody opens the record for, in one line under its name, whatever tab is open. */
export function KeyFacts({ record, told }: KeyFactsProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const names = keyFacts(resource, record, told);
  if (names.length < LEAST) return null;
  const textOf = (name: string) => {
    const field = resource.fields[name];
    if (!field) return '';
    const context = { ...textContext(translate, locale, scope, name, field), record };
    const text = record.$texts?.[name] ?? field.type.text(record[name], field.options, context);
    return text.slice(saidBeside(text, name, record, names));
  };
  return (
    <Paper
      aria-hidden
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${names.length}, minmax(0, 1fr))` },
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography
            variant="caption"
            noWrap
            component="div"
            data-text={translate(`${scope}.fields.${name}`)}
            sx={{ color: 'text.secondary', ...DRAWN }}
          />
          <Typography variant="subtitle2" noWrap component="div" data-text={textOf(name)} sx={DRAWN} />
        </Box>
      ))}
    </Paper>
  );
}
