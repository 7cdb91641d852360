import { createSvgIcon, type SvgIconProps } from '@mui/material';
import Battery from '@mui/icons-material/BatteryChargingFullOutlined';
import Carbon from '@mui/icons-material/SpaOutlined';
import Check from '@mui/icons-material/CheckCircleOutlined';
import Charger from '@mui/icons-material/EvStationOutlined';
import Heat from '@mui/icons-material/HeatPumpOutlined';
import Cost from '@mui/icons-material/PaymentsOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Other from '@mui/icons-material/PowerOutlined';
import Price from '@mui/icons-material/SellOutlined';
import Saving from '@mui/icons-material/SavingsOutlined';
import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import Solar from '@mui/icons-material/SolarPowerOutlined';
import type { MeasureTone } from '@/schema';

const Pylon = createSvgIcon(
  <path d="M12 1.6 9.6 5H4v2h1.2v2h1.6V7h1.9l-.5 4H4v2h1.2v2h1.6v-2h1.1L6.2 22h2l.3-1.6 3.5-2.7 3.5 2.7.3 1.6h2l-1.7-9h1.1v2h1.6v-2H20v-2h-4.2l-.5-4h1.9v2h1.6V7H20V5h-5.6zm0 3.1.3.3h-.6zM10.7 7h2.6l.5 4h-3.6zM9.9 13h4.2l.4 2.1-2.5 2-2.5-2zm-.8 4.2 1.6 1.3-1.9 1.5zm5.8 0 .3 2.8-1.9-1.5z" />,
  'Pylon',
);

const ICONS = {
  grid: Pylon,
  solar: Solar,
  battery: Battery,
  charger: Charger,
  heat: Heat,
  home: Home,
  price: Price,
  carbon: Carbon,
  good: Saving,
  bad: Cost,
  neutral: Other,
} as const satisfies Readonly<Record<MeasureTone, unknown>>;

/** What is good or bad without being money: devices online, alarms, emissions. */
const COUNTED: Partial<Record<MeasureTone, typeof Check>> = { good: Check, bad: Warning };

const ENERGY: ReadonlySet<MeasureTone> = new Set(['grid', 'solar', 'battery', 'charger', 'heat', 'home']);

/** Whether a tone is a kind of energy: only these have a sign beside a figure. Money, prices and counts have none. */
export const isEnergyTone = (tone: MeasureTone | undefined): tone is MeasureTone =>
  tone !== undefined && ENERGY.has(tone);

/** Tones that stand for something in a home. */
export type IconTone = Exclude<MeasureTone, 'price' | 'carbon' | 'bad'>;

/** The sign of a kind of energy, the same on tiles, diagrams and lists. Its color is the tone of the same name. */
export function ToneIcon({
  tone,
  counted = false,
  ...props
}: SvgIconProps & { readonly tone: MeasureTone; readonly counted?: boolean }) {
  const Icon = (counted ? COUNTED[tone] : undefined) ?? ICONS[tone];
  return <Icon aria-hidden {...props} />;
}
