import { camel } from '../nameForms';
import type { FieldContext, FieldUse, TypeDraft } from './fieldContext';
import { textOf } from './json';
import type { Shape } from './shape';

/** A number that is a point in time: its name says so, and its description how it is counted. */
export const isMoment = (name: string, { keys }: Shape): boolean =>
  /(?:time|date|at|on)$/i.test(camel(name)) &&
  /时间戳|毫秒|timestamp|epoch|milliseconds? since|unix/i.test(textOf(keys.description) ?? '');

export function momentType(context: FieldContext, shape: Shape, use: FieldUse): TypeDraft {
  if (!use.readOnly)
    context.say(
      shape.place,
      "It is a number on the wire, and is sent as '2024-06-01 12:00:00'.",
      'number() to send the number, or a change of the backend',
    );
  return { builder: 'dateTime', options: use.readOnly ? {} : { future: 'true' } };
}
