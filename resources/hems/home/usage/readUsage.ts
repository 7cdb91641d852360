import { asCode, asObject, asText } from '@/api';
import { amountOf, readAmount, type Amount } from '@/charts';

/** A part of what was used or generated: `batteryCharged`, `pvProduction`… */
export interface Part {
  readonly type: string;
  /** The server's word for it, for types nobody knows. */
  readonly text: string;
  readonly amount: Amount;
}

export interface Whole {
  readonly total: Amount;
  readonly parts: readonly Part[];
}

/** A figure with what it was calculated from, as far as the server says. */
export interface Explained {
  readonly amount: Amount;
  /** kg a kWh. */
  readonly factor: Amount;
  readonly year: string;
  readonly source: string;
}

/** The summary of some days (spec 02 §3, usage response). */
export interface UsageAnswer {
  readonly usage: Whole;
  readonly generation: Whole;
  readonly independence: Amount;
  /** Nothing where there was no solar energy to use. */
  readonly selfUse: Amount;
  readonly carbon: Explained;
  readonly saving: Amount;
  /** What the saving is a saving against, in the server's words. */
  readonly baseline: string;
}

function readPart(raw: unknown, type = ''): Part {
  const part = asObject(raw) ?? {};
  const own = asCode(part.type) || type;
  return {
    type: own,
    text: asText(part.desc) || asText(part.name) || asText(asObject(part.type)?.desc) || own,
    amount: readAmount(raw),
  };
}

function readWhole(raw: unknown): Whole {
  const { total, partitions } = asObject(raw) ?? {};
  const parts = Array.isArray(partitions)
    ? partitions.map((one) => readPart(one))
    : Object.entries(asObject(partitions) ?? {}).map(([type, one]) => readPart(one, type));
  const unit = parts.find(({ amount }) => amount.unit !== '')?.amount.unit ?? '';
  return { total: readAmount(total, asText(asObject(raw)?.unit) || unit), parts };
}

function entryOf(raw: unknown, type: string): Readonly<Record<string, unknown>> {
  const list = Array.isArray(raw)
    ? raw.map((one) => asObject(one))
    : Object.entries(asObject(raw) ?? {}).map(([key, one]) => ({ type: key, ...asObject(one) }));
  return list.find((one) => asCode(one?.type).toLowerCase() === type.toLowerCase()) ?? {};
}

function readExplained(raw: unknown, type: string): Explained {
  const entry = entryOf(raw, type);
  const factor = asObject(entry.factor);
  return {
    amount: amountOf(raw, type),
    factor: readAmount(entry.factor, asText(entry.factorUnit) || 'kg/kWh'),
    year: asText(factor?.year ?? entry.year),
    source: asText(factor?.source ?? entry.source),
  };
}

/**
 * Reads the usage summary; what is missing is nothing. Without solar energy there is no share of it (reference: no PV
 * is `-`, not 0).
 */
export function readUsage(raw: unknown): UsageAnswer {
  const answer = asObject(raw) ?? {};
  const generation = readWhole(answer.generation);
  const pv = generation.parts.find(({ type }) => type.toLowerCase() === 'pvproduction');
  const selfUse = amountOf(answer.selfUseAndIndependence, 'selfUse', '%');
  return {
    usage: readWhole(answer.usage),
    generation,
    independence: amountOf(answer.selfUseAndIndependence, 'independence', '%'),
    selfUse: pv && !pv.amount.value ? { ...selfUse, value: null } : selfUse,
    carbon: readExplained(answer.carbonReductionAndCostSaving, 'co2Reduction'),
    saving: amountOf(answer.carbonReductionAndCostSaving, 'costSaving'),
    baseline: asText(entryOf(answer.carbonReductionAndCostSaving, 'costSaving').baseline),
  };
}
