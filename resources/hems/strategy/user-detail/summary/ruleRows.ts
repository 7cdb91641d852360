import { asFlag, asObject, asText } from '@/api';
import { readNumber } from '@/schema';
import { objectsIn } from '../objectsIn';

type Data = Readonly<Record<string, unknown>>;

/** What rules are written with. */
export interface Words {
  /** A text below `strategy.detail`. */
  say(key: string, options?: object): string;
  /** A number with its unit; nothing is '-'. */
  amount(value: number | null, unit: string): string;
}

const UNITS: Readonly<Record<string, string>> = {
  TARIFFPRICEIMPORT: 'c/kWh',
  TARIFFPRICEEXPORT: 'c/kWh',
  BATTERYSOC: '%',
  DEVICEBATTERYSOC: '%',
  GRIDIMPORTPOWER: 'kW',
  GRIDEXPORTPOWER: 'kW',
};
const OPERATORS: Readonly<Record<string, string>> = { GT: '>', LT: '<', EQ: '=', GE: '≥', LE: '≤', NE: '≠' };

const normal = (code: unknown): string =>
  asText(asObject(code)?.code ?? code)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Devices of a rule by name; those nobody knows are 'unknown' (spec 02 §8). */
const deviceNames = ({ deviceSns }: Data, { say }: Words): string =>
  Array.isArray(deviceSns)
    ? deviceSns.map((one: unknown) => asText(asObject(one)?.deviceName) || say('unknown')).join(say('and'))
    : '';

function conditionText({ type: code, value: wire, operator, param }: Data, words: Words): string {
  const [type, value] = [normal(code), readNumber(wire)];
  const unit = UNITS[type];
  const devices = deviceNames(asObject(param) ?? {}, words);
  const compared = unit === undefined || value === null ? asText(wire) || '-' : words.amount(value, unit);
  return [
    words.say(`conditions.${type}`, { _: asText(code) }),
    devices && `(${devices})`,
    OPERATORS[normal(operator)] ?? asText(operator),
    compared,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How full a battery is to be, and between which levels that may be chosen: '90 % (10 % to 95 %)'. */
function levelText(wire: unknown, { say, amount }: Words): string {
  const { value, min, max } = asObject(wire) ?? {};
  const [level, least, most] = [readNumber(value), readNumber(min), readNumber(max)];
  const key = least === null ? (most === null ? undefined : 'atMost') : most === null ? 'atLeast' : 'between';
  return [
    level !== null && amount(level, '%'),
    key !== undefined && say(`levels.${key}`, { min: amount(least, '%'), max: amount(most, '%') }),
  ]
    .filter(Boolean)
    .join(' ');
}

function actionText(action: Data, words: Words): string {
  const param = asObject(action.param) ?? {};
  const level = levelText(param.deviceSoc, words);
  const [devices, message] = [deviceNames(param, words), asText(param.message)];
  return [
    words.say(`actions.${normal(action.type)}`, { _: asText(action.type) }),
    level,
    message && `“${message}”`,
    devices && `(${devices})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Every day, or some days of the week (1 is Monday) in a window; one that ends on the next day says so. */
function effectiveText({ type, param }: Data, { say }: Words): string {
  if (normal(type) !== 'CUSTOM') return say('everyday');
  const { weeks, times } = asObject(param) ?? {};
  const days = (Array.isArray(weeks) ? weeks.map(asText) : asText(weeks).split(','))
    .map((day) => day.trim())
    .filter((day) => /^[1-7]$/.test(day));
  const { start, end } = asObject(times) ?? objectsIn(times)[0] ?? {};
  const [from, to] = [asText(start), asText(end)];
  const on =
    new Set(days).size === 7 ? say('everyday') : days.map((day) => say(`weekdays.${day}`)).join(say('and')) || '-';
  return `${on} ${from !== '' && to !== '' && from >= to ? say('overnight', { from, to }) : `${from || '-'} – ${to || '-'}`}`;
}

/** The automations of a home, each in words. */
export function ruleRows(raw: unknown, words: Words): Data[] {
  return objectsIn(raw).map(({ name, open, trigger: given, actions, effectivePeriod, updateTime }) => {
    const trigger = asObject(given) ?? {};
    return {
      name: asText(name) || '-',
      open: asFlag(open) === true ? 1 : 0,
      trigger: words.say(`operators.${normal(trigger.operator)}`, { _: words.say('operators.AND') }),
      conditions: objectsIn(trigger.conditions)
        .map((one) => conditionText(one, words))
        .join('; '),
      actions: objectsIn(actions)
        .map((one) => actionText(one, words))
        .join('; '),
      effective: effectiveText(asObject(effectivePeriod) ?? {}, words),
      updateTime: asText(updateTime),
    };
  });
}
