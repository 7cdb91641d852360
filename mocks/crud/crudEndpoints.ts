import {
  decodeRecord,
  flatOwn,
  isTurnOf,
  machinesOf,
  recordText,
  type Call,
  type CallName,
  type Resource,
  csvText,
} from '@/schema';
import { dateText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { actorOf, idsOf, type Incoming, type LogNote } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import type { Doc } from '../store/store';
import { checkExpected } from '../workflow/checkTransition';
import { notYourTurn } from '../workflow/transitionTexts';
import { tellSaved } from '../workflow/tellSaved';
import { requestedPage, requestedRows, isOpen, optionsOf, wrapAt } from './listAnswers';
import { checkForm } from './form/checkForm';
import { createRow } from './createRow';
import { exportTable } from './exportTable';
import { fileAnswer } from './fileAnswer';
import { ownNames } from './ownNames';
import { readForm } from './form/readForm';
import { removeRow } from './removeRow';
import { needOf } from './needOf';
import { changeableRow, namedRow, presentRow } from './rows';
import { saveEither } from './saveEither';
import { seenFields } from './seenFields';
import { referrersOf } from './targets';
import { treeOf } from './treeOf';
import { validateFree } from './form/validateFree';
import { recordClock } from '../workflow/recordClock';
import { versionsOf } from './versions/versionsOf';

type Handle = (incoming: Incoming, call: Call) => unknown;

const HANDLED = [
  'page',
  'tree',
  'options',
  'detail',
  'create',
  'edit',
  'delete',
  'deleteMany',
  'export',
  'validate',
] as const satisfies readonly CallName[];

function handlers(context: BackendContext, resource: Resource): Record<(typeof HANDLED)[number], Handle> {
  const hooks = () => context.hooks.get(resource.name) ?? {};
  const note = (incoming: Incoming, row: Doc) => {
    incoming.log.content ??= recordText(resource, decodeRecord(resource, row), incoming.locale);
  };
  const openRow = (incoming: Incoming, action: 'edit' | 'delete', id: string): Doc => {
    const row = changeableRow(context, resource, incoming, id);
    note(incoming, row);
    const [main] = machinesOf(resource.workflow);
    if (main) checkExpected(context, resource, main, row, incoming);
    const record = decodeRecord(resource, row);
    if (!isOpen(resource.standard[action], record, recordClock(context))) throw new Refusal('notNow');
    if (!isTurnOf(record, resource.standard[action]?.assignee, actorOf(incoming).user.id))
      throw new Refusal(notYourTurn);
    return row;
  };
  const rowsFor = (incoming: Incoming, call: Call) => requestedRows(context, resource, call, incoming);
  return {
    page: (incoming, call) => requestedPage(context, resource, call, incoming),
    tree: (incoming, call) =>
      treeOf(resource, rowsFor(incoming, call), requestedRows(context, resource, call, { ...incoming, params: {} })),
    options: (incoming, call) => optionsOf(resource, rowsFor(incoming, call), incoming.params),
    detail: (incoming, call) =>
      presentRow(context, resource, namedRow(context, resource, incoming, call.idName), incoming),
    create: (incoming) => createRow(context, resource, incoming),
    edit: async (incoming, call) => {
      const before = openRow(incoming, 'edit', String(incoming.params[call.idName] ?? ''));
      const draft = await readForm(context, resource, incoming, before);
      checkForm(context, resource, draft, before);
      const row = (await hooks().edit?.(draft, before)) ?? draft.row;
      context.store.put(resource.name, row);
      tellSaved(context, resource, before, row, incoming);
    },
    delete: (incoming, call) => {
      removeRow(context, resource, openRow(incoming, 'delete', String(incoming.params[call.idName] ?? '')), incoming);
    },
    deleteMany: (incoming) => {
      const rows = idsOf(incoming.params.ids).map((id) => openRow(incoming, 'delete', id));
      incoming.log.content = rows
        .map((row) => recordText(resource, decodeRecord(resource, row), incoming.locale))
        .join(', ');
      for (const row of rows) removeRow(context, resource, row, incoming);
    },
    export: (incoming, call) => {
      const rows = exportTable(resource, rowsFor(incoming, call), context.labels, incoming.locale);
      const title = context.labels.field(resource.name, '', incoming.locale) ?? resource.name.split('/').pop();
      return fileAnswer(csvText(rows), `${title} ${dateText(context.clock())}.csv`, 'text/csv; charset=utf-8');
    },
    validate: (incoming) => validateFree(context, resource, incoming),
  };
}

const CODES = { create: 'create', edit: 'edit', delete: 'delete', deleteMany: 'delete', export: 'export' } as const;
const LOGS: Partial<Record<CallName, NonNullable<LogNote['type']>>> = CODES;

/**
 * The standard calls of a resource, from its schema: who may call what, rules, uniqueness, references, paging.
 * Pickers (options, tree) are open to whoever has a menu whose forms refer to the resource.
 */
export function crudEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  const referrers = referrersOf(resource.name, [
    ...context.resources.values(),
    ...[...context.reports.values()].map((one) => one.resource),
  ]);
  const settle = resource.versions ? versionsOf(context, resource, resource.versions).settle : () => undefined;
  const picks: readonly CallName[] = resource.api.options ? ['options', 'tree'] : ['options', 'tree', 'page'];
  const endpoints = HANDLED.flatMap((name): Endpoint[] => {
    const call = resource.call(name);
    if (!call) return [];
    const action = name in CODES ? CODES[name as keyof typeof CODES] : undefined;
    const code = action && (resource.standard[action]?.permission ?? action);
    return [
      {
        method: call.method,
        path: call.path,
        need: needOf(context, resource, code, picks.includes(name) ? referrers : []),
        log: LOGS[name],
        handle: async (incoming) => {
          const handle = handlers(context, seenFields(resource, incoming))[name];
          settle();
          const params = flatOwn(resource.ownFields?.at, ownNames(call, incoming.params));
          const payload = await handle({ ...incoming, params }, call);
          return payload instanceof Response ? payload : wrapAt(call, payload);
        },
      },
    ];
  });
  return saveEither(endpoints, resource.call('create'), resource.call('edit'));
}
