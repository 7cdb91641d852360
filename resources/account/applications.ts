/** An application as pickers show it. */
export interface Application {
  readonly id: string;
  /** `hems`; the id where the server tells none. */
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly assigned: boolean;
}

const YES = new Set(['true', '1']);

/** Applications of a `product/list` or `tenant/listAllProduct` or `tenant/productlist` answer: a list, or a page with one. */
export function readApplications(answer: unknown): Application[] {
  const list: unknown = typeof answer === 'object' && answer !== null && 'list' in answer ? answer.list : answer;
  if (!Array.isArray(list)) return [];
  return list.flatMap((raw: unknown) => {
    if (typeof raw !== 'object' || raw === null || !('id' in raw)) return [];
    const row: Record<string, unknown> = { ...raw };
    const name = String(row.name ?? row.code ?? row.id);
    return [{ id: String(row.id), code: String(row.code ?? row.id), name, nameEn: String(row.nameEn ?? name), assigned: YES.has(String(row.assigned)) }];
  });
}
