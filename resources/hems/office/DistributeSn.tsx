import { Alert, Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { download, saveFile, upload } from '@/api';
import { useResource } from '@/data/registry/ResourceContext';
import { inputOf } from '@/fields/inputs';
import { readTags } from '@/fields/tags/type';
import { PlainTable } from '@/widgets/PlainTable';
import { snCalls } from './calls';
import { OfficeDialog } from './OfficeDialog';
import { isYes, listOf, textAt } from './read';
import { useSaving } from './useSaving';

interface Matched {
  readonly rows: readonly unknown[];
  /** Names the file they came from; '' for those that were typed. */
  readonly importKey: string;
}

const COLUMNS = ['sn', 'type', 'model', 'batchNo'] as const;

// covers H-155, H-156, H-163, H-164, H-171, H-172
/** Serial numbers, typed, pasted or from a sheet, that are given on: first what can be, then the giving (spec 02 §7). */
export function distributeSn(schema: keyof typeof snCalls) {
  const calls = snCalls[schema];
  return function DistributeSn({ close }: { close(): void }) {
    const translate = useTranslate();
    const id = useId();
    const { resource, scope } = useResource();
    const [targetId, setTarget] = useState<unknown>(null);
    const [typed, setTyped] = useState('');
    const [matched, setMatched] = useState<Matched>();
    const sns = readTags(typed.replace(/\s+/g, ',')) ?? [];
    const open = (matched?.rows ?? []).filter((row) => isYes(row, 'matched')).map((row) => textAt(row, 'sn'));
    const match = useMutation({
      mutationFn: async (file: File | undefined): Promise<Matched> => {
        const answer: unknown = file ? await upload({ path: `${resource.api.base}/upload`, file, quiet: true }) : await calls.match({ sns }, { quiet: true });
        return { rows: listOf(answer), importKey: file ? textAt(answer, 'importKey') : '' };
      },
      onSuccess: setMatched,
    });
    const give = useSaving(() => (matched?.importKey ? calls.take({ targetId, importKey: matched.importKey }, { quiet: true }) : calls.save({ targetId, sns: open }, { quiet: true })), 'hems.office.sn.given', close, { smart_count: open.length });
    const template = useMutation({ mutationFn: async () => saveFile(await download({ method: 'POST', path: `${resource.api.base}/templateDownload`, fallbackName: 'serial-numbers.xlsx' })) });
    const Target = inputOf('options');
    const field = resource.fields.targetId;
    const label = translate(`${scope}.fields.targetId`);
    return (
      <OfficeDialog title={translate(`${scope}.actions.distribute.label`)} send={translate('hems.office.sn.give', { smart_count: open.length })} closed={open.length === 0 || typeof targetId !== 'string'} busy={give.isPending} error={give.error ?? match.error ?? template.error} onSend={() => give.mutate()} onClose={close}>
        {field && <Target id={`${id}-target`} name="targetId" field={field} scope={scope} label={label} value={targetId} values={{ targetId }} onChange={setTarget} place="form" required />}
        <TextField
          label={translate('hems.office.sn.numbers')}
          helperText={translate('hems.office.sn.help')}
          multiline
          minRows={3}
          maxRows={8}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMatched(undefined);
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" disabled={sns.length === 0} loading={match.isPending} onClick={() => match.mutate(undefined)}>
            {translate('hems.office.sn.match', { smart_count: sns.length })}
          </Button>
          <Button component="label" variant="outlined" disabled={match.isPending}>
            {translate('hems.office.sn.upload')}
            <input type="file" hidden accept=".xls,.xlsx" aria-label={translate('hems.office.sn.upload')} onChange={({ target }) => target.files?.[0] && match.mutate(target.files[0])} />
          </Button>
          <Button onClick={() => template.mutate()}>{translate('hems.office.sn.template')}</Button>
        </Box>
        {matched && (
          <>
            <Alert severity={open.length === matched.rows.length ? 'success' : 'warning'}>{translate('hems.office.sn.matched', { open: open.length, total: matched.rows.length })}</Alert>
            <PlainTable
              maxHeight={280}
              head={[...COLUMNS.map((name) => translate(`${scope}.fields.${name}`)), translate('hems.office.sn.result')]}
              rows={matched.rows.map((row, place) => {
                const can = isYes(row, 'matched');
                const values = COLUMNS.map((name) => (name === 'type' ? translate(`enums.hems.snType.${textAt(row, name)}`, { _: textAt(row, name) }) : textAt(row, name)) || '-');
                return { key: `${textAt(row, 'sn')} ${place}`, cells: [...values, <Box key="result" sx={{ color: can ? 'success.main' : 'error.main' }}>{translate(can ? 'hems.office.sn.open' : `hems.office.sn.reasons.${textAt(row, 'reason')}`, { _: textAt(row, 'reason') || '-' })}</Box>] };
              })}
            />
          </>
        )}
      </OfficeDialog>
    );
  };
}
