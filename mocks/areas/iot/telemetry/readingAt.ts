import { noise } from '@mocks/energy/chance/noise';
import { seedOf } from '@mocks/energy/chance/seedOf';
import type { Attribute, Reading } from '../kinds/attribute';
import { kinds } from '../kinds/kinds';
import type { Source } from './source';

/** An attribute of a kind of device; undefined for one that somebody added. */
export function attributeOf(source: Source, code: string): Attribute | undefined {
  return kinds[source.kind].attributes.find((one) => one.code === code);
}

/** What a device reports of an attribute nobody described: something of its type that wanders slowly. */
function unknownReading({ seed }: Source, code: string, dataType: string, at: number): Reading {
  const wander = noise(seedOf(seed, code), at / 3_600_000);
  if (dataType === 'bool') return wander > 0;
  if (dataType === 'enum') return wander > 0.3 ? 1 : 0;
  if (dataType === 'string') return code;
  return 50 + 40 * wander;
}

/**
 * What a device says of an attribute at a moment, rounded as it reports it. Whether it was online then is not asked.
 */
export function readingAt(source: Source, code: string, dataType: string, at: number): Reading {
  const attribute = attributeOf(source, code);
  const reading = attribute ? attribute.of(source, at) : unknownReading(source, code, dataType, at);
  return typeof reading === 'number' ? Number(reading.toFixed(attribute?.decimals ?? 1)) : reading;
}
