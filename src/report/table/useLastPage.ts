import { useState } from 'react';
import type { TableModel } from './tableModel';

/**
 * The page of a table, and while another is on its way the one before: turning pages moves nothing. Other parameters
 * (`asked`) begin anew, what was found for them is no answer to these.
 */
export function useLastPage(model: TableModel | undefined, request: object, loading: boolean): TableModel | undefined {
  const [last, setLast] = useState({ model, request });
  if (model && last.model !== model) setLast({ model, request });
  if (model) return model;
  return loading && last.request === request ? last.model : undefined;
}
