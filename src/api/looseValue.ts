import { readText } from '@/schema/internal';
import { valueAt } from './callPage';

/** A property as text; '' for what is none. @public */
export const textAt = (row: unknown, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' ? readText(value) : typeof value === 'number' ? String(value) : '';
};

/** The rows of an answer: a bare list, or `data.list`. @public */
export function listOf(answer: unknown): readonly unknown[] {
  const list = Array.isArray(answer) ? answer : valueAt(answer, 'list');
  return Array.isArray(list) ? list : [];
}

/** Yes of `true`, 1, '1', 'true'. @public */
export const isYes = (row: unknown, path: string): boolean => ['true', '1'].includes(String(valueAt(row, path)));
