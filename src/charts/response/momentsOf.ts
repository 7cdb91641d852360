import { readMoments, type LabelFrame } from './readMoments';

/**
 * Moments of labels that rise or fall, so that the hour that comes twice is told; else of each alone, one that comes again as the next
 * time its clock shows it. Undefined for what is no time.
 */
export function momentsOf(labels: readonly unknown[], frame: LabelFrame): readonly (number | undefined)[] {
  const inOrder = readMoments(labels, frame) ?? readMoments(labels.toReversed(), frame)?.toReversed();
  if (inOrder) return inOrder;
  const seen = new Map<unknown, number>();
  return labels.map((label) => {
    const before = seen.get(label) ?? 0;
    seen.set(label, before + 1);
    return (before > 0 ? readMoments([label, label], frame)?.[1] : undefined) ?? readMoments([label], frame)?.[0];
  });
}
