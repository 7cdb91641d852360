import { objectOf } from '@/schema';
import { useStartAction } from '@/crud';
import { failureText, useLive, useResource } from '@/data';
import { ErrorState } from '@/widgets';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Device } from '@schemas/iot/device';
import { iotCalls } from '../calls';
import { readValues, type DeviceValue } from './readValues';

interface TagDialogProps {
  readonly device: Device;
  readonly parameter: DeviceValue;
  close(): void;
}

/** The labels of a parameter, and the way to add or replace one. */
export function TagDialog({ device, parameter, close }: TagDialogProps) {
  const { resource, can } = useResource();
  const translate = useTranslate();
  const id = useId();
  const start = useStartAction();
  const { code } = parameter;
  const detail = useLive(['iot', 'tags', device.id, code], async (signal) =>
    readValues([
      {
        code,
        ...objectOf(
          await iotCalls.parameterTags({ id: device.id, deviceId: device.id, code }, { signal, quiet: true }),
        ),
      },
    ]),
  );
  const tags = detail.data?.[0]?.tags;
  const action = resource.actions.editParamTag;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('iot.parameters.tagsOf', { name: parameter.name })}</DialogTitle>
      <DialogContent>
        {detail.state.error !== undefined && (
          <ErrorState text={failureText(detail.state.error, translate)} onRetry={detail.state.onRetry} />
        )}
        {tags?.length === 0 && <Typography variant="body2">{translate('iot.parameters.noTags')}</Typography>}
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: 2, rowGap: 1 }}
        >
          {tags?.map(({ key, value }) => [
            <Typography
              key={key}
              component="dt"
              variant="body2"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {key}
            </Typography>,
            <Typography key={`${key} value`} component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value || '-'}
            </Typography>,
          ])}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('actions.close')}
        </Button>
        {action && can('editParamTag') && (
          <Button
            variant="contained"
            onClick={() => start?.({ key: 'editParamTag', place: 'row', action }, [{ ...device, code }])}
          >
            {translate('iot.parameters.addTag')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
