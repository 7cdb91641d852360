import type { Text } from '../../../core/texts';
import type { Attribute } from './attribute';

/** A kind of device: the device model its products are made after. */
export interface Kind {
  readonly code: string;
  readonly name: Text;
  /** Between which kW (kWh of a battery) its devices are made. */
  readonly rated: readonly [least: number, most: number];
  readonly attributes: readonly Attribute[];
}
