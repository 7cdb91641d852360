import { addDays, startOfDay, wallMoments } from '@/schema/dates';
import { randomFrom } from '../../../../core/random';
import type { Text } from '../../../../core/texts';
import { seedOf } from '../../../../energy/chance/seedOf';
import type { Doc } from '../../../../store/store';
import type { Product } from './products';

/** Somebody had the prices of a day collected (again). What became of it, the clock tells. */
export interface CollectDoc extends Doc {
  readonly attempt: number;
  /** Epoch ms. */
  readonly startedAt: number;
}

/** How the collection of the prices of a delivery day stands. */
export interface Collected {
  readonly status: 'waiting' | 'collecting' | 'complete' | 'partial' | 'failed';
  readonly expected: number;
  readonly count: number;
  /** Epoch ms of its end; null before. */
  readonly time: number | null;
  readonly reason?: Text;
}

/** How long a collection takes, ms. */
export const TAKES = 20_000;

const reasons = {
  unpublished: { en: 'The market has not published the prices yet.', zh: '市场尚未发布电价' },
  unreachable: { en: 'The source did not answer in time.', zh: '数据源响应超时' },
  gaps: { en: 'The source left out some values.', zh: '数据源缺少部分数值' },
} as const satisfies Record<string, Text>;

/**
 * When the prices of a day are out: at 13:00 of the day before; what a retailer sets himself half an hour after its
 * midnight.
 */
export function outAt({ area, tariff }: Product, day: string): number {
  const wall = Date.parse(`${addDays(day, -1)}T${tariff.type === 3 ? '00:30' : '13:00'}:00Z`);
  return wallMoments(wall, area.timeZone)[0] ?? startOfDay(day, area.timeZone);
}

/** Values of a day: 24 or 96, one hour more or less where clocks change. */
function expectedOf({ area, tariff }: Product, day: string): number {
  return Math.round(
    (startOfDay(addDays(day, 1), area.timeZone) - startOfDay(day, area.timeZone)) / (tariff.slot * 60_000),
  );
}

/** How the collection of a day's prices stands at a moment. The first begins by itself when they are out. */
export function collectedAt(product: Product, day: string, now: number, last: CollectDoc | undefined): Collected {
  const out = outAt(product, day);
  const { attempt = 0, startedAt = out } = last ?? {};
  const expected = expectedOf(product, day);
  if (now < startedAt) return { status: 'waiting', expected, count: 0, time: null };
  if (now < startedAt + TAKES)
    return { status: 'collecting', expected, count: Math.floor((expected * (now - startedAt)) / TAKES), time: null };
  const time = startedAt + TAKES;
  if (startedAt < out) return { status: 'failed', expected, count: 0, time, reason: reasons.unpublished };
  const luck = randomFrom(seedOf('collect', product.id, day, attempt))();
  if (luck < 0.02) return { status: 'failed', expected, count: 0, time, reason: reasons.unreachable };
  if (luck < 0.06)
    return { status: 'partial', expected, count: Math.floor(expected * (0.5 + luck * 7)), time, reason: reasons.gaps };
  return { status: 'complete', expected, count: expected, time };
}
