import { readText } from '@/schema/internal';
import { valueAt } from './callPage';

/**
 * A property as text; '' for what is none. A path may go down by dots.
 *
 * @example textAt({ site: { name: 'Roof' } }, 'site.name') // 'Roof'
 * @public
 */
export const textAt = (row: unknown, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' ? readText(value) : typeof value === 'number' ? String(value) : '';
};

/**
 * The rows of an answer: a bare list, or what stands in its `list`. Empty where there is none.
 *
 * @example listOf({ list: [{ id: '7' }] }) // [{ id: '7' }]
 * @public
 */
export function listOf(answer: unknown): readonly unknown[] {
  const list = Array.isArray(answer) ? answer : valueAt(answer, 'list');
  return Array.isArray(list) ? list : [];
}

/**
 * Whether a property is yes: `true`, 1, '1' or 'true'. Everything else is no.
 *
 * @example isYes({ locked: '1' }, 'locked') // true
 * @public
 */
export const isYes = (row: unknown, path: string): boolean => ['true', '1'].includes(String(valueAt(row, path)));
