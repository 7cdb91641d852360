import { measureNamed, wholeMeasure, wireName, type Resource, readNumber } from '@/schema';
import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import type { Endpoint } from '../core/router';
import { exact } from '../report/part';
import type { Doc } from '../store/store';
import { requestedRows, wrapAt } from './listAnswers';
import { ownNames } from './ownNames';

type Tell = (row: Doc, actor: ReturnType<typeof actorOf>) => number | null;

/** What a row has of a measure: what the hooks say, else its field of that name; of `…Count` each row is one. */
function tellOf(context: BackendContext, { name, fields, measures }: Resource, key: string): Tell {
  const own = context.hooks.get(name)?.summary?.[key];
  if (own) return own;
  const field = Object.keys(fields).find((one) => measureNamed(measures, one) === key);
  if (field === undefined) return () => (key.endsWith('Count') ? 1 : null);
  return (row) => readNumber(row[wireName(field, fields[field]?.options ?? {})]);
}

/** Figures above a list, of all rows its filters find: added up, or the mean of what is a share or a price. */
export function summaryEndpoint(context: BackendContext, resource: Resource): Endpoint[] {
  const { summary, measures } = resource;
  if (!summary) return [];
  const call = resource.resolve(summary.call);
  const list = resource.call('page') ?? resource.call('tree') ?? call;
  const handle = (incoming: Incoming) => {
    const { pageNum: _, pageSize: __, ...params } = ownNames(call, incoming.params);
    const rows = requestedRows(context, resource, list, { ...incoming, params });
    return Object.fromEntries(
      summary.show.map((key) => {
        const measure = measures[key] ?? { unit: '' };
        const tell = tellOf(context, resource, key);
        const known = rows.map((row) => tell(row, actorOf(incoming))).filter((value) => value !== null);
        const sum = known.reduce((all, value) => all + value, 0);
        const isShare = !wholeMeasure(measure).sums && /%|\//.test(measure.unit);
        return [
          key,
          {
            value:
              known.length === 0 && rows.length > 0 ? null : exact(isShare ? sum / Math.max(1, known.length) : sum),
            unit: measure.unit,
          },
        ];
      }),
    );
  };
  return [
    {
      method: call.method,
      path: call.path,
      need: { menus: [resource.name] },
      handle: (incoming) => wrapAt({ ...call, ...(summary.at !== undefined && { at: summary.at }) }, handle(incoming)),
    },
  ];
}
