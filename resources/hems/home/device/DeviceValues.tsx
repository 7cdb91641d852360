import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Figure, useAmountText, type IconTone } from '@/charts';
import { DeviceIcon } from './DeviceIcon';
import { deviceKind, deviceLook, typeCode, type DeviceKind } from './deviceTypes';
import { displayStatus } from './displayStatus';
import { ModeTag } from './ModeTag';
import type { Device } from './readDevices';

/** Signs the server wants shown, without the one the card has already. */
function signsBeside({ icons, kind, type }: Device): { readonly sign: DeviceKind; readonly of: IconTone }[] {
  const own = deviceLook(type).kind;
  return icons
    .flatMap((icon) => deviceKind(icon) ?? [])
    .map((sign) => ({ sign, of: deviceLook(typeCode(sign)).kind }))
    .filter(({ sign, of }) => sign !== kind && (of === 'neutral' || of !== own));
}

/**
 * What a device measures now, the others beside it, and the mode it runs in. What an offline one told last is paler.
 */
export function DeviceValues({ device }: { readonly device: Device }) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const { measures, mode, status } = device;
  const { main, beside } = measures;
  const signs = signsBeside(device);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        ...(displayStatus(status) === 0 && { color: 'text.secondary' }),
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', flexDirection: 'column' }}>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {translate(`hems.device.measures.${main.key}`)}
        </Typography>
        <Figure amount={main.amount} decimals={main.decimals} />
      </Box>
      {beside.map(({ key, amount, decimals }) => (
        <Box component="span" key={key} sx={{ display: 'inline-flex', flexDirection: 'column' }}>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {translate(`hems.device.measures.${key}`)}
          </Typography>
          <Typography component="span" variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {amountText(amount, decimals)}
          </Typography>
        </Box>
      ))}
      {(mode !== '' || signs.length > 0) && (
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {signs.map(({ sign, of }, index) => (
            <DeviceIcon
              key={`${sign} ${index}`}
              device={sign}
              kind={of}
              aria-hidden={false}
              titleAccess={translate(`hems.device.kinds.${sign}`)}
              sx={{ fontSize: 18, color: 'text.secondary' }}
            />
          ))}
          {mode !== '' && <ModeTag mode={mode} />}
        </Box>
      )}
    </Box>
  );
}
