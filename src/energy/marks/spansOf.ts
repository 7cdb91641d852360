import { asObject, asText } from '@/api';
import type { ShadedRange } from '@/charts/internal';
import { readMoments, type LabelFrame } from '@/charts';
import { type MeasureTone, readNumber } from '@/schema';

interface SpanFrame extends LabelFrame {
  /** What a stretch of this `value` is called where the answer does not say it; '' for nothing. */
  nameOf(value: string): string;
}

/**
 * The stretches an answer names (`rangeList`, spec 02 §3): their ends are labels, places among them, or times. One
 * without two ends is left out.
 */
export function spansOf(
  raw: unknown,
  tones: Readonly<Record<string, MeasureTone>>,
  { nameOf, ...frame }: SpanFrame,
): ShadedRange[] {
  const { xlist, rangeList } = asObject(raw) ?? {};
  const labels: readonly unknown[] = Array.isArray(xlist) ? xlist : [];
  const all = readMoments(labels, frame) ?? [];
  const momentOf = (point: unknown): number | undefined => {
    const place = asText(point) === '' ? -1 : labels.findIndex((label) => asText(label) === asText(point));
    return all[place] ?? all[readNumber(point) ?? -1] ?? readMoments([point], frame)?.[0];
  };
  return (Array.isArray(rangeList) ? rangeList : []).flatMap((one: unknown): ShadedRange[] => {
    const { value, desc, startPoint, endPoint } = asObject(one) ?? {};
    const [from, to] = [momentOf(startPoint), momentOf(endPoint)];
    if (from === undefined || to === undefined || to <= from) return [];
    const code = asText(asObject(value)?.code ?? value);
    const tone = Object.hasOwn(tones, code) ? tones[code] : undefined;
    return [{ from, to, label: asText(desc) || (tone ? nameOf(code) : code), ...(tone && { tone }) }];
  });
}
