import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material';
import Carbon from '@mui/icons-material/SpaOutlined';
import Check from '@mui/icons-material/CheckCircleOutlined';
import Cost from '@mui/icons-material/PaymentsOutlined';
import Other from '@mui/icons-material/PowerOutlined';
import Price from '@mui/icons-material/SellOutlined';
import Saving from '@mui/icons-material/SavingsOutlined';
import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import type { AddedTones, MeasureTone } from '@/schema';

type Icon = ComponentType<SvgIconProps>;

/** The signs of the tones that a later room adds. */
export type ToneSigns = Readonly<Record<keyof AddedTones, Icon>>;

/** Found by the name of their files, so that this room does not have to know the later ones. */
const found = import.meta.glob<ToneSigns>('../../*/tones/toneSigns.tsx', { eager: true, import: 'toneSigns' });

const ADDED: ToneSigns = Object.values(found).reduce((all, more) => ({ ...all, ...more }));

const ICONS: Readonly<Record<MeasureTone, Icon>> = {
  ...ADDED,
  price: Price,
  carbon: Carbon,
  good: Saving,
  bad: Cost,
  neutral: Other,
};

/** What is good or bad without being money: devices online, alarms, emissions. */
const COUNTED: Partial<Record<MeasureTone, Icon>> = { good: Check, bad: Warning };

/** Whether a figure of a tone has its sign beside it. Money, prices and counts have none. */
export const hasSign = (tone: MeasureTone | undefined): tone is MeasureTone => tone !== undefined && tone in ADDED;

/** Tones that stand for something that has a picture. @public */
export type IconTone = Exclude<MeasureTone, 'price' | 'carbon' | 'bad'>;

/**
 * The sign of a tone, the same on tiles, diagrams and lists. Its color is the tone of the same name. `counted`: of what
 * is counted, for which good and bad have signs of their own.
 *
 * @example <ToneIcon tone="good" sx={{ color: tones.good }} />
 * @public
 */
export function ToneIcon({
  tone,
  counted = false,
  ...props
}: SvgIconProps & { readonly tone: MeasureTone; readonly counted?: boolean }) {
  const Icon = (counted ? COUNTED[tone] : undefined) ?? ICONS[tone];
  return <Icon aria-hidden {...props} />;
}
