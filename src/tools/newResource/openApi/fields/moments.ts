import { camel, wordsOf } from '../../nameForms';
import { isSystem } from './isSystem';
import type { FieldContext, FieldUse, TypeDraft } from './fieldContext';
import { numberOf, textOf } from '../json';
import type { Shape } from '../shape';

/** A number of today, in milliseconds: 1973 to 2096. */
const isMillis = (value: number | undefined): boolean => value !== undefined && value > 1e11 && value < 4e12;
const said = ({ keys }: Shape): string => [textOf(keys.description), textOf(keys.title)].filter(Boolean).join(' ');
const COUNTED = /时间戳|毫秒|timestamp|epoch|milli ?seconds? since|(?:in|since|as) milli ?seconds|unix/i;
/** Formats of a number that is a point in time. */
const EPOCH = /^(?:unix|epoch)(?:-?time(?:stamp)?)?(?:-?(?:s|ms|sec|seconds|millis|milliseconds))?$|^timestamp$/i;
const NAMES =
  /(?:time|date|at|on|ts|created|updated|modified|deleted|expires|expiry|expiration|until|since|start|end|seen)$/i;
/** Lengths of time are counted in milliseconds, too. */
const LENGTH = /duration|timeout|interval|delay|ttl|lifespan|elapsed|时长|耗时|超时|间隔/i;

/** A number that is a point in time: its name says so, and its description or example how it is counted. */
export function isMoment(name: string, shape: Shape): boolean {
  const example = numberOf(shape.keys.example) ?? numberOf(shape.keys.default);
  if (EPOCH.test(textOf(shape.keys.format) ?? '')) return true;
  if (LENGTH.test(name) || LENGTH.test(said(shape))) return false;
  if (/timestamp$/i.test(camel(name))) return true;
  return NAMES.test(camel(name)) && (COUNTED.test(said(shape)) || isMillis(example));
}

/** A moment as a number: shown as one; what is sent stays the number, because a time would be sent as a text. */
export function momentType(context: FieldContext, shape: Shape, use: FieldUse): TypeDraft {
  if (use.readOnly) return { builder: 'dateTime', options: {} };
  context.say(
    shape.place,
    'It is a time as a number on the wire; the form asks for the number, because a time is sent as a text.',
    'dateTime({ readOnly: true }) // if the system sets it',
  );
  return { builder: 'number', options: {} };
}

/** How a text writes a moment, as far as its example, pattern or description show. */
function writtenAs({ keys }: Shape): 'day' | 'time' | 'iso' | 'local' | undefined {
  const example = textOf(keys.example) ?? textOf(keys.default) ?? '';
  const told = [textOf(keys.pattern), textOf(keys.description), textOf(keys['x-format'])].filter(Boolean).join(' ');
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d/.test(example) || /yyyy-MM-dd HH:mm/i.test(told)) return 'local';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(example) || /yyyy-MM-dd'?T'?HH/i.test(told)) return 'iso';
  if (/^\d{4}-\d\d-\d\d$/.test(example) || /yyyy-MM-dd\b/i.test(told)) return 'day';
  if (/^\d\d:\d\d(?::\d\d)?$/.test(example) || /(?<!dd )\bHH:mm(?::ss)?\b/.test(told)) return 'time';
  return undefined;
}

/** Names of times: `startTime`, `valid_from`, `birthday`. */
const TIME = /(?:^| )(?:time|date|day|at|on|from|until|timestamp|since|birthday|deadline)$|^gmt /;

/** A text that is a day, a time or a moment; undefined for any other. */
export function timeType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft | undefined {
  const format = textOf(shape.keys.format);
  const future: Record<string, string> = use.readOnly ? {} : { future: 'true' };
  const written = writtenAs(shape);
  if (format === 'date') return { builder: 'date', options: future };
  if (format === 'time' || (format === undefined && written === 'time'))
    return { builder: 'timeOfDay', options: /:ss|^\d\d:\d\d:\d\d/.test(timeSign(shape)) ? { seconds: 'true' } : {} };
  if (format === 'date-time' || format === 'datetime' || /^timestamp\b/.test(format ?? '')) {
    if (!use.readOnly) context.sent(written === 'local' ? 'local' : 'iso', shape.place);
    return { builder: 'dateTime', options: future };
  }
  if (format !== undefined || shape.keys.enum !== undefined) return undefined;
  const words = wordsOf(name).join(' ');
  const isTime = TIME.test(words);
  if (written === 'day' && isTime) return { builder: 'date', options: future };
  if (isTime && (written === 'local' || written === 'iso')) {
    if (!use.readOnly) context.sent(written, shape.place);
    return { builder: 'dateTime', options: future };
  }
  return use.readOnly && isSystem(name) && /(?:time|date|at|on|timestamp)$|^gmt/.test(words)
    ? { builder: 'dateTime', options: {} }
    : undefined;
}

/** What shows whether seconds are written. */
const timeSign = ({ keys }: Shape): string =>
  [textOf(keys.example), textOf(keys.description), textOf(keys.pattern)].filter(Boolean).join(' ');
