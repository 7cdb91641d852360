import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { detailOf, isWide } from '@/fields/internal';
import { useResource } from '@/data';
import { isEmpty, type AnyRecord, type Field } from '@/schema';
import { CopyButton, UNSEEN } from '@/widgets';

interface DetailValueProps {
  readonly name: string;
  readonly record: AnyRecord;
  /** Default: the resource's field of that name. */
  readonly field?: Field;
  /** It is told above the page already: it stays in the list for those who do not see the page. */
  readonly isTold?: boolean;
  /** The heading it alone stands under: a label that says the same is not drawn. */
  readonly under?: string;
}

/** One value of a record with its label. '-' stands for no value (spec 01 §8). */
export function DetailValue({ name, record, field: given, isTold = false, under }: DetailValueProps) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const field = given ?? resource.fields[name];
  if (!field) return null;
  const value = record[name];
  const Value = views.details?.[name] ?? views.cells?.[name] ?? detailOf(field.type);
  const label = translate(`${scope}.fields.${name}`);
  const isBlock = field.type.wide === true && !isEmpty(value);
  const copied = field.type.traits?.copied && typeof value === 'string' && !isEmpty(value) ? value : undefined;
  return (
    <Box
      {...(!isTold && {
        'data-value': isBlock ? 'block' : 'line',
        'data-wide': isWide(field) || undefined,
      })}
      sx={isTold ? UNSEEN : { minWidth: 0 }}
    >
      <Typography
        component="dt"
        variant="body2"
        sx={isBlock && label === under ? UNSEEN : { color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          typography: 'body2',
          display: 'flex',
          alignItems: 'flex-start',
          gap: 0.5,
          '& .copy': { opacity: 0, my: -0.75 },
          '&:hover .copy, &:focus-within .copy': { opacity: 1 },
          '@media (hover: none)': { '& .copy': { opacity: 1 } },
        }}
      >
        <Box sx={{ minWidth: 0, ...(isWide(field) && copied === undefined && { flex: 1 }) }}>
          <Value value={value} record={record} name={name} field={field} scope={scope} />
        </Box>
        {copied !== undefined && (
          <Box className="copy">
            <CopyButton text={copied} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
