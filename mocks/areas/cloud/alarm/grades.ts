import { seedId } from '../../../core/ids';
import type { Alarm } from '../../../world/model';

/** The operator's steps, the worst first, by how the world calls them. */
export const GRADES: readonly (readonly [
  world: Alarm['level'],
  name: string,
  color: 'red' | 'orange' | 'yellow' | 'blue',
])[] = [
  ['critical', '紧急', 'red'],
  ['major', '重要', 'orange'],
  ['minor', '一般', 'yellow'],
  ['hint', '提示', 'blue'],
];
export const gradeId = (level: Alarm['level']): string => seedId(`cloud grade ${level}`);
