import { asFlag, asObject, asText } from '@/api';

/** An application as pickers show it. */
export interface Application {
  readonly id: string;
  /** `hems`; the id where the server tells none. */
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly assigned: boolean;
}

/**
 * Applications of a `product/list` or `tenant/listAllProduct` or `tenant/productlist` answer: a list, or a page with
 * one; what has no id is left out.
 */
export function readApplications(answer: unknown): Application[] {
  const list: unknown = typeof answer === 'object' && answer !== null && 'list' in answer ? answer.list : answer;
  if (!Array.isArray(list)) return [];
  return list.flatMap((raw: unknown) => {
    const row = asObject(raw);
    const id = asText(row?.id);
    if (!row || id === '') return [];
    const code = asText(row.code) || id;
    const name = asText(row.name) || code;
    return [{ id, code, name, nameEn: asText(row.nameEn) || name, assigned: asFlag(row.assigned) ?? false }];
  });
}
