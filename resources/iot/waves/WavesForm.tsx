import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { DraftNotice, FieldsForm, useDraft, useFormState, type Values } from '@/crud';
import { useFieldErrors, useTarget } from '@/fields';
import type { ConsoleDataProvider } from '@/data';
import { checkFields } from '@/schema';
import { FailureAlert } from '@/widgets';
import type { Firmware } from '@schemas/iot/firmware';
import { loadDevices } from './loadDevices';
import { waveDrives } from './waveDrives';
import { editableFields, waveFields, waveSize } from './waveFields';
import { wavePorts } from './wavePorts';

const SCOPE = 'iot.waves';
const OPENING = Object.fromEntries(
  Object.entries(waveFields).map(([name, { options }]) => [name, options.default ?? null]),
);

const check = (values: Values) => checkFields(editableFields(values), values);

/** What waves are made of: which devices, how many at a time, and how many failures are too many. */
export function WavesForm({ firmware }: { readonly firmware: Firmware }) {
  const translate = useTranslate();
  const messagesOf = useFieldErrors(SCOPE);
  const provider = useDataProvider<ConsoleDataProvider>();
  const devicePath = useTarget('iot/device').resource;
  const commandPath = useTarget('iot/command').resource;
  const opening = { ...OPENING, productId: firmware.productId };
  const form = useFormState(opening, check);
  const { values } = form;
  const draft = useDraft({
    key: `iot/waves:${firmware.id}`,
    fields: waveFields,
    changes: form.changes,
    onRestore: form.restore,
    onDiscard: () => form.reset(opening),
  });
  const start = useMutation({
    mutationFn: async () => {
      const ids =
        values.which === 'chosen' && Array.isArray(values.deviceIds) ? values.deviceIds.map(String) : undefined;
      const devices = await loadDevices(provider, devicePath, {
        firmware,
        onlineOnly: Boolean(values.onlineOnly),
        ...(ids && { ids }),
      });
      if (devices.length === 0) return 0;
      const ports = await wavePorts({ provider, devicePath, commandPath, devices, firmwareId: firmware.id, translate });
      const named = devices.map(({ id, name, sn }) => ({ id, name: name || sn || id }));
      waveDrives.start(
        firmware.id,
        {
          devices: named,
          size: waveSize(values.sizeUnit, Number(values.size), devices.length),
          limit: Number(values.limit),
        },
        ports,
      );
      return devices.length;
    },
  });
  const submit = () => {
    form.showAll();
    if (Object.keys(form.broken).length === 0) start.mutate();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('iot.waves.help')}
      </Typography>
      <DraftNotice draft={draft} />
      <FieldsForm
        fields={editableFields(values)}
        scope={SCOPE}
        values={values}
        errors={messagesOf(form.validationErrors)}
        autoFocus={false}
        onChange={(name, value) => {
          start.reset();
          form.set(name, value);
        }}
      />
      <FailureAlert error={start.error} />
      {start.data === 0 && <Alert severity="info">{translate('iot.waves.nobody')}</Alert>}
      <Alert severity="info">{translate('iot.waves.leaving')}</Alert>
      <Box>
        <Button variant="contained" loading={start.isPending} onClick={submit}>
          {translate('iot.waves.start')}
        </Button>
      </Box>
    </Box>
  );
}
