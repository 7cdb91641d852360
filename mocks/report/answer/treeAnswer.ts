import type { Locale } from '../../core/texts';
import { areaOf } from '../../world/regions';
import type { Subject } from '../subjects';

interface Node {
  readonly id: string;
  readonly name: string;
  readonly children: readonly Node[];
}

const leaf = ({ id, name }: Subject): Node => ({ id, name, children: [] });

/** What there is to choose from, sites below the regions they stand in: `[{id, name, children}]`. */
export function treeAnswer(subjects: readonly Subject[], locale: Locale): Node[] {
  const regions = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const code = subject.site?.area ?? '';
    regions.set(code, [...(regions.get(code) ?? []), subject]);
  }
  return [...regions].flatMap(([code, below]) =>
    code === ''
      ? below.map(leaf)
      : [{ id: `area ${code}`, name: areaOf(code).name[locale], children: below.map(leaf) }],
  );
}
