import {
  decodeRecord,
  encodeFields,
  isRelatedList,
  kindOf,
  type Action,
  type Block,
  type Report,
  type Resource,
} from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import type { Endpoint } from '../core/router';
import { blockAnswer, type Named } from '../report/blockAnswer';
import { numbersOf } from '../report/numbersOfRequest';
import { requestedRecord } from '../report/requestedRecord';
import type { ReportRequest } from '../report/reportSource';
import { recordSubject } from '../report/subjects';
import { seedOf } from '../energy/chance/seedOf';
import type { Doc } from '../store/store';
import { wrapAt } from './listAnswers';
import { refuseClosed } from './refuseClosed';
import { changeableRow, namedRow, presentRow } from './rows';

/** Blocks of figures on a record's page as a report about that record. */
function reportOf(resource: Resource, [key, block]: Named): Report {
  const { name, measures } = resource;
  return {
    isReport: true,
    name: `${name} ${key}`,
    params: {},
    measures,
    fields: {},
    blocks: { [key]: block },
    ask: 'change',
    resource,
    resolve: (spec) => resource.resolve(spec),
  };
}

/** Figures of a record: of its site where it is one, else believable ones. */
function relatedAnswer(
  context: BackendContext,
  resource: Resource,
  named: Named,
  row: Doc,
  incoming: Incoming,
): unknown {
  const report = reportOf(resource, named);
  const request: ReportRequest = {
    values: {},
    params: incoming.params,
    locale: incoming.locale,
    now: context.clock(),
    store: context.store,
    record: requestedRecord(context, incoming),
  };
  return blockAnswer(
    context,
    report,
    named,
    numbersOf(context, report, request, [recordSubject(context, row, resource.recordTitle)]),
    request,
  );
}

function relatedEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  return Object.entries(resource.related).flatMap(([key, related]): Endpoint[] => {
    if (isRelatedList(related) || related.call === undefined) return [];
    const block: Block = related;
    const call = resource.resolve(related.call);
    const code = related.permission;
    return [
      {
        method: call.method,
        path: call.path,
        need: { menus: [resource.name], ...(code !== undefined && { code }) },
        handle: (incoming) => {
          const answer = relatedAnswer(
            context,
            resource,
            [key, block],
            namedRow(context, resource, incoming, call.idName),
            incoming,
          );
          const placed = (related.at?.split('.') ?? []).reduceRight<unknown>(
            (inner, name) => ({ [name]: inner }),
            answer,
          );
          return wrapAt(call, placed);
        },
      },
    ];
  });
}

/** What an action loads: the record, and sample values of what only the dialog has. */
function loadedOf({ shows = {}, form = {} }: Action, row: Doc): object {
  const fields = { ...form, ...shows };
  const seed = seedOf(row.id);
  const samples = Object.fromEntries(
    Object.entries(fields).map(([name, { type, options }], place) => [name, type.sample(seed + place, options)]),
  );
  return {
    ...encodeFields(shows, samples),
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)),
  };
}

function loadEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  return Object.entries<Action>(resource.actions).flatMap(([key, action]): Endpoint[] => {
    if (action.load === undefined) return [];
    const call = resource.resolve(action.load);
    const code = action.permission ?? key;
    const handle = (incoming: Incoming) => {
      if (incoming.params[call.idName] === undefined) return loadedOf(action, { id: '0' });
      return loadedOf(
        action,
        presentRow(context, resource, namedRow(context, resource, incoming, call.idName), incoming),
      );
    };
    return [
      {
        method: call.method,
        path: call.path,
        need: { menus: [resource.name], ...(code !== false && { code }) },
        handle: (incoming) => wrapAt(call, handle(incoming)),
      },
    ];
  });
}

/** What the calls of an own kind of action answer, and what of the record they change. */
function kindEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  return Object.entries<Action>(resource.actions).flatMap(([key, action]) => {
    const { calls, answer } = kindOf(action);
    const code = action.permission ?? key;
    return Object.entries(calls?.(action) ?? {}).flatMap(([name, spec]): Endpoint[] => {
      if (spec === undefined || !answer) return [];
      const call = resource.resolve(spec);
      const handle = (incoming: Incoming) => {
        const { params } = incoming;
        const row = params[call.idName] === undefined ? undefined : namedRow(context, resource, incoming, call.idName);
        if (row) refuseClosed(context, action, [decodeRecord(resource, row)], incoming);
        const { data, change } = answer(name, { action, row, params });
        if (row && change) changeableRow(context, resource, incoming, row.id);
        if (row && change) context.store.put(resource.name, { ...row, ...change });
        return wrapAt(call, data ?? null);
      };
      return [
        {
          method: call.method,
          path: call.path,
          need: { menus: [resource.name], ...(code !== false && { code }) },
          handle,
        },
      ];
    });
  });
}

/**
 * More of a record: blocks of figures on its page, and what its actions load before they ask. What they answer follows
 * from the schema and the world; a written call of an area comes first.
 */
export function recordEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  return [
    ...relatedEndpoints(context, resource),
    ...loadEndpoints(context, resource),
    ...kindEndpoints(context, resource),
  ];
}
