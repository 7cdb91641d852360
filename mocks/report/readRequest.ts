import { decodeFields, isEmpty, validate, wireName, type Call, type Field, type Report, type WireRow } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import { refuseFields, type FieldRefusal } from '../core/refusal';
import { ownNames } from '../crud/ownNames';
import { requestedRecord } from './requestedRecord';
import type { ReportRequest } from './reportSource';

/** The properties a parameter is sent as: one as a rule, three for a period. */
function wiresOf(name: string, { type, options }: Field): string[] {
  const wire = wireName(name, options);
  return Object.keys(type.write?.(null, wire, options) ?? { [wire]: null });
}

/** What is wrong with parameters, by name: rules, what is missing, what was sent and cannot be read. */
function refused(report: Report, values: ReportRequest['values'], params: WireRow): Record<string, FieldRefusal> {
  const broken = Object.entries(validate(report.resource, values, 'create')).filter(
    ([path]) => report.params[path.split('.')[0] ?? ''] !== undefined,
  );
  const unreadable = Object.entries(report.params).filter(
    ([name, field]) => isEmpty(values[name]) && wiresOf(name, field).some((wire) => !isEmpty(params[wire])),
  );
  return {
    ...Object.fromEntries(
      broken.map(([name, { rule }]): [string, FieldRefusal] => [
        name,
        rule === 'required' ? { key: 'fieldRequired' } : { key: 'fieldInvalid', args: { rule } },
      ]),
    ),
    ...Object.fromEntries(
      unreadable.map(([name, field]): [string, FieldRefusal] => [
        name,
        { key: 'fieldInvalid', args: { rule: field.type.name } },
      ]),
    ),
  };
}

/**
 * The parameters of a report as its fields read them. Throws a refusal with a text for each that is missing or breaks a
 * rule.
 */
export function readRequest(context: BackendContext, report: Report, call: Call, incoming: Incoming): ReportRequest {
  const params = ownNames(call, incoming.params);
  const decoded = decodeFields(report.params, params);
  const defaults = Object.entries(report.params).flatMap(([name, { options }]) =>
    isEmpty(decoded[name]) && typeof options.default !== 'object' && options.default !== undefined
      ? [[name, options.default] as const]
      : [],
  );
  const errors = refused(report, decoded, params);
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return {
    values: { ...decoded, ...Object.fromEntries(defaults) },
    params,
    locale: incoming.locale,
    now: context.clock(),
    store: context.store,
    record: requestedRecord(context, incoming),
  };
}
