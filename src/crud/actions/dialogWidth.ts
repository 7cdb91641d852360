import type { Action } from '@/schema';

/** A table needs room. */
export function dialogWidth({ form, shows }: Action): 'sm' | 'md' {
  return Object.values({ ...shows, ...form }).some(({ type }) => type.name === 'rows' || type.name === 'curve' || type.name === 'slots') ? 'md' : 'sm';
}
