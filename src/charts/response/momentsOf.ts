import { readEitherWay, readMoment, readMoments, type LabelFrame } from './readMoments';

/**
 * Moments of labels that rise or fall, so that the hour that comes twice is told; else of each alone, one that comes
 * again as the next time its clock shows it. Undefined for what is no time, for a time that does not exist, and for a
 * time of day out of its order.
 */
export function momentsOf(labels: readonly unknown[], frame: LabelFrame): readonly (number | undefined)[] {
  const inOrder = readEitherWay(labels, frame)?.moments;
  if (inOrder) return labels.map((label, place) => inOrder[place] ?? readMoment(label, { ...frame, day: '' }));
  const seen = new Map<unknown, number>();
  return labels.map((label) => {
    const before = seen.get(label) ?? 0;
    seen.set(label, before + 1);
    return (before > 0 ? readMoments([label, label], frame)?.[1] : undefined) ?? readMoment(label, frame);
  });
}
