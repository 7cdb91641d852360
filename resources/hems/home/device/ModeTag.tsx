import { Chip, type SvgIconProps } from '@mui/material';
import Auto from '@mui/icons-material/AutoModeOutlined';
import Charge from '@mui/icons-material/BatteryChargingFullOutlined';
import Cool from '@mui/icons-material/AcUnitOutlined';
import Discharge from '@mui/icons-material/BatterySaverOutlined';
import Heat from '@mui/icons-material/WhatshotOutlined';
import Plug from '@mui/icons-material/ElectricalServicesOutlined';
import Self from '@mui/icons-material/AutorenewOutlined';
import Smart from '@mui/icons-material/ScheduleOutlined';
import Standby from '@mui/icons-material/PauseCircleOutlined';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';

const ICONS: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  charge: Charge,
  discharge: Discharge,
  standby: Standby,
  selfConsumption: Self,
  plugCharge: Plug,
  smartCharge: Smart,
  heat: Heat,
  cool: Cool,
  auto: Auto,
};

/** The mode a device runs in; one this console does not know in the server's own words. */
export function ModeTag({ mode }: { readonly mode: string }) {
  const translate = useTranslate();
  const Icon = ICONS[mode];
  if (!Icon) return <Chip size="small" variant="outlined" label={mode} />;
  return (
    <Chip size="small" variant="outlined" icon={<Icon aria-hidden />} label={translate(`hems.device.modes.${mode}`)} />
  );
}
