import { createSvgIcon } from '@mui/material';
import Battery from '@mui/icons-material/BatteryChargingFullOutlined';
import Charger from '@mui/icons-material/EvStationOutlined';
import Heat from '@mui/icons-material/HeatPumpOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Solar from '@mui/icons-material/SolarPowerOutlined';
import type { ToneSigns } from '@/charts/internal';

const Pylon = createSvgIcon(
  <path d="M12 1.6 9.6 5H4v2h1.2v2h1.6V7h1.9l-.5 4H4v2h1.2v2h1.6v-2h1.1L6.2 22h2l.3-1.6 3.5-2.7 3.5 2.7.3 1.6h2l-1.7-9h1.1v2h1.6v-2H20v-2h-4.2l-.5-4h1.9v2h1.6V7H20V5h-5.6zm0 3.1.3.3h-.6zM10.7 7h2.6l.5 4h-3.6zM9.9 13h4.2l.4 2.1-2.5 2-2.5-2zm-.8 4.2 1.6 1.3-1.9 1.5zm5.8 0 .3 2.8-1.9-1.5z" />,
  'Pylon',
);

/** The signs of the kinds of energy. */
export const toneSigns: ToneSigns = {
  grid: Pylon,
  solar: Solar,
  battery: Battery,
  charger: Charger,
  heat: Heat,
  home: Home,
};
