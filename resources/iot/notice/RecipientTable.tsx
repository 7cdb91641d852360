import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '@/schema';

interface RecipientTableProps {
  readonly records: readonly AnyRecord[];
  readonly picked: ReadonlyMap<string, unknown>;
  onToggle(record: AnyRecord): void;
}

const COLUMNS = ['name', 'roleIds', 'orgId', 'account', 'phone'] as const;

/** A value of a user in words. */
const wordsOf = (record: AnyRecord, name: string): string =>
  record.$texts?.[name] ?? (Array.isArray(record[name]) ? record[name].join(', ') : String(record[name] ?? '') || '-');

/** Users to tick. */
export function RecipientTable({ records, picked, onToggle }: RecipientTableProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            {COLUMNS.map((name) => (
              <TableCell key={name}>{translate(`resources.account/user.fields.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow
              key={record.id}
              hover
              selected={picked.has(record.id)}
              onClick={() => onToggle(record)}
              sx={{ cursor: 'pointer' }}
            >
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={picked.has(record.id)}
                  onClick={(event) => event.stopPropagation()}
                  onChange={() => onToggle(record)}
                  slotProps={{ input: { 'aria-label': wordsOf(record, 'name') } }}
                />
              </TableCell>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{wordsOf(record, name)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
