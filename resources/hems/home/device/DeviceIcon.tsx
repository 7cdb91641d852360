import type { SvgIconProps } from '@mui/material';
import AirConditioner from '@mui/icons-material/AcUnitOutlined';
import Dishwasher from '@mui/icons-material/CountertopsOutlined';
import Dryer from '@mui/icons-material/DryCleaningOutlined';
import Fan from '@mui/icons-material/AirOutlined';
import Heater from '@mui/icons-material/WhatshotOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Light from '@mui/icons-material/LightbulbOutlined';
import Meter from '@mui/icons-material/ElectricMeterOutlined';
import Other from '@mui/icons-material/DevicesOtherOutlined';
import Pump from '@mui/icons-material/WaterDropOutlined';
import Relay from '@mui/icons-material/ToggleOnOutlined';
import Sensor from '@mui/icons-material/DeviceThermostatOutlined';
import Socket from '@mui/icons-material/OutletOutlined';
import Washer from '@mui/icons-material/LocalLaundryServiceOutlined';
import WaterHeater from '@mui/icons-material/HotTubOutlined';
import type { ComponentType } from 'react';
import { ToneIcon, type IconTone } from '@/charts';
import type { DeviceKind } from './deviceTypes';

/** Kinds that differ from the sign of their energy. */
const ICONS: Readonly<Partial<Record<DeviceKind, ComponentType<SvgIconProps>>>> = {
  ME_WASHER_DRYER: Washer,
  ME_WATER_HEATER: WaterHeater,
  METER: Meter,
  HEATER: Heater,
  AIR_CONDITIONER: AirConditioner,
  WASHING_MACHINE: Washer,
  DISHWASHER: Dishwasher,
  DRYER: Dryer,
  WATER_PUMP: Pump,
  WATER: Pump,
  VENTILATION_FAN: Fan,
  OTHER_DEVICE: Other,
  LIGHTING: Light,
  SOCKET: Socket,
  TEMPHUMI: Sensor,
  RELAY_IO: Relay,
  HOME: Home,
};

/** The sign of a device: of its own kind where there is one, else of its energy. */
export function DeviceIcon({
  device,
  kind,
  ...props
}: SvgIconProps & { readonly device: DeviceKind | undefined; readonly kind: IconTone }) {
  const Own = device && ICONS[device];
  return Own ? <Own aria-hidden {...props} /> : <ToneIcon tone={kind} {...props} />;
}
