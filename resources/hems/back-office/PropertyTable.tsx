import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { failureText, useResource } from '@/data';
import { readDescribed, type Described, inputOf } from '@/fields';
import { formatDate } from '@/schema/dates';
import type { OwnBlockProps } from '@/report';
import { checkField, formatList } from '@/schema';
import { ConfirmDialog, EmptyState, ErrorState, PlainTable, TableSkeleton } from '@/widgets';
import { isYes, textAt } from '@/api';
import { officeCalls } from './calls';

const SCOPE = 'hems.office.properties';

// covers HE-354
/**
 * What a controller says of itself, and what of it can be set: only what was changed is sent, after a question (spec 02
 * §7).
 */
export function PropertyTable({ live, place: { params } }: OwnBlockProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale() ?? 'en';
  const id = useId();
  const { can } = useResource();
  const [changed, setChanged] = useState<Readonly<Record<string, unknown>>>({});
  const [confirming, setConfirming] = useState(false);
  const rows = live.data === undefined ? undefined : readDescribed(live.data, locale);
  const changes = (rows ?? []).filter(({ code, value }) => code in changed && changed[code] !== value);
  const wrong = changes.some(({ code, field }) => checkField(field, changed[code], true));
  const open = can('setProperty') && params.online === 1;
  const save = useMutation({
    mutationFn: () =>
      officeCalls.setProperties(
        { deviceSn: params.deviceSn, properties: changes.map(({ code }) => ({ code, value: changed[code] })) },
        { quiet: true },
      ),
    onSuccess: () => {
      notify('actions.edit.success', { type: 'success' });
      setConfirming(false);
      setChanged({});
      live.state.onRetry();
    },
  });
  if (!rows)
    return live.state.error ? (
      <ErrorState text={failureText(live.state.error, translate)} onRetry={live.state.onRetry} />
    ) : (
      <TableSkeleton columns={3} />
    );
  if (rows.length === 0) return <EmptyState title={translate(`${SCOPE}.none`)} />;
  const word = ({ value, options, unit }: Described) =>
    value === null || value === ''
      ? '-'
      : typeof value === 'boolean'
        ? translate(`${SCOPE}.${value ? 'yes' : 'no'}`)
        : `${options.find(({ code }) => code === value)?.desc ?? String(value)}${unit && ` ${unit}`}`;
  const Input = (row: Described) => {
    if (!isYes(row.row, 'writable') || !open) return word(row);
    const Control = inputOf(row.field.type);
    return (
      <Control
        id={`${id}-${row.code}`}
        name={row.code}
        field={row.field}
        scope={SCOPE}
        label={row.name}
        value={row.code in changed ? changed[row.code] : row.value}
        values={changed}
        onChange={(value) => setChanged((now) => ({ ...now, [row.code]: value }))}
        place="form"
      />
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PlainTable
        head={(['name', 'value', 'reported'] as const).map((key) => translate(`${SCOPE}.${key}`))}
        rows={rows.map((row) => ({
          key: row.code,
          cells: [row.name, Input(row), formatDate(textAt(row.row, 'reportTime'), 1) || '-'],
        }))}
      />
      {can('setProperty') && (
        <Button
          variant="contained"
          disabled={!open || changes.length === 0 || wrong}
          onClick={() => setConfirming(true)}
          sx={{ justifySelf: 'start' }}
        >
          {translate(`${SCOPE}.save`, { smart_count: changes.length })}
        </Button>
      )}
      {confirming && (
        <ConfirmDialog
          open
          title={translate(`${SCOPE}.question`, { names: formatList(changes.map(({ name }) => name)) })}
          confirmLabel={translate('actions.save')}
          busy={save.isPending}
          error={save.error}
          onConfirm={() => save.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}
