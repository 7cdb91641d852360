import { encodeFilters, type AnyValues, type Resource } from '@/schema';
import { valueAt } from '@/api';
import { withDecimal } from '@/schema/internal';
import { invoke, type InvokeOptions } from '../records/invoke';

/**
 * The figures above a list, as the call answers them: asked with the list's filters, not with its page and order.
 * Rejects with a `WireError`.
 */
export async function fetchSummary(
  resource: Resource,
  filter: AnyValues,
  options: InvokeOptions = {},
): Promise<unknown> {
  const { summary } = resource;
  if (!summary) throw new Error(`${resource.name} has no summary.`);
  const answer = await invoke(resource.resolve(summary.call), encodeFilters(resource, filter), {
    ...options,
    reads: true,
  });
  return withDecimal(valueAt(answer, summary.at), resource.api.wire?.decimal);
}
