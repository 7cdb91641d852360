import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useStartAction } from '@/crud';
import { useResource } from '@/data';
import type { Device } from '@schemas/iot/device';
import type { DeviceValue } from './readValues';
import { TagDialog } from './TagDialog';
import { telemetryText } from './telemetryText';

interface ParameterTableProps {
  readonly device: Device;
  readonly parameters: readonly DeviceValue[];
}

/** Parameters in rows, each with the buttons the user is granted. */
export function ParameterTable({ device, parameters }: ParameterTableProps) {
  const { resource, can } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const start = useStartAction();
  const [tagged, setTagged] = useState<DeviceValue>();
  const action = resource.actions.editParam;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('iot.parameters.name')}</TableCell>
            <TableCell>{translate('iot.parameters.value')}</TableCell>
            <TableCell align="right">{translate('list.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parameters.map((one) => (
            <TableRow key={one.code} sx={{ '&:last-child td': { borderBottom: 0 } }}>
              <TableCell>
                <Typography variant="body2">{one.name}</Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {one.code}
                </Typography>
              </TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{telemetryText(one, locale)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {action && can('editParam') && (
                  <Button
                    size="small"
                    aria-label={`${translate('iot.parameters.edit')}: ${one.name}`}
                    onClick={() =>
                      start?.({ key: 'editParam', place: 'row', action }, [
                        { ...device, code: one.code, value: one.value },
                      ])
                    }
                  >
                    {translate('iot.parameters.edit')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={`${translate('iot.parameters.tags')}: ${one.name}`}
                  onClick={() => setTagged(one)}
                >
                  {translate('iot.parameters.tags')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {tagged && <TagDialog device={device} parameter={tagged} close={() => setTagged(undefined)} />}
    </Box>
  );
}
