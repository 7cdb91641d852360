import { addDays, wallClockAt, wallMoments } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { idsOf, textOf } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import type { Locale } from '../../../core/texts';
import { requestedPage, pageOf } from '../../../crud/listAnswers';
import { table } from '../../../store/table';
import type { Doc } from '../../../store/store';
import { WEB } from '../home/path';
import { alarmRules, alarmsOn, type AlarmRule, type AnalysisAlarm } from './alarmsOn';
import { customerCall, customerOf, type Customer } from './customer';
import { strategyTexts } from './texts';

/** What a person set for the alarms of a customer user. */
interface AlarmConfigDoc extends Doc {
  readonly alarmNotificationSwitch: 0 | 1;
  readonly rules: readonly string[];
}

const SEVERITIES = [
  { code: 1, desc: { en: 'Critical', zh: '严重' } },
  { code: 2, desc: { en: 'Warning', zh: '警告' } },
] as const;
/** Days alarms are kept. */
const KEPT = 14;

const PAGES = ['hems/strategy-activity', 'hems/strategy-result'] as const;
/** Shields are of rules, too. */
const READERS = [...PAGES, 'hems/alarm-shield'] as const;

const ofType = (rules: readonly AlarmRule[], type: string): readonly AlarmRule[] =>
  rules.filter(({ ruleType }) => String(ruleType) === type);

/** Alarm configuration, rules and alarms of a customer user (spec 02 §7). */
export function alarmEndpoints(context: BackendContext): Endpoint[] {
  const configs = table<AlarmConfigDoc>(context.store, 'hems/alarm-config');
  const rulesNow = () => alarmRules(context.store);
  const configOf = (id: string): AlarmConfigDoc =>
    configs.get(id) ?? {
      id,
      alarmNotificationSwitch: 0,
      rules: rulesNow()
        .slice(0, 3)
        .map((one) => one.id),
    };
  const enumOf = (locale: Locale) => SEVERITIES.map(({ code, desc }) => ({ code, desc: desc[locale] }));
  const row = ({ id, at, rule }: AnalysisAlarm, { zone, user }: Customer, locale: Locale) => ({
    id,
    cuserId: user.cusUserId,
    ruleId: rule.id,
    time: wallClockAt(new Date(at), zone),
    alarmSeverity: rule.alarmSeverity,
    alarmSeverityDesc: SEVERITIES.find(({ code }) => code === rule.alarmSeverity)?.desc[locale],
    remark: `${rule.name}: ${rule.remark}`,
  });
  const bind: Endpoint['handle'] = (incoming) => {
    const customer = customerOf(context, incoming);
    const type = textOf(incoming, 'ruleType');
    const own = (type === '1' ? ofType(rulesNow(), type) : rulesNow()).map(({ id }) => id);
    const ids = idsOf(incoming.params.analysisAlarmRuleIdList);
    if (ids.some((id) => !own.includes(id))) throw new Refusal(strategyTexts.ruleUnknown);
    const before = configOf(customer.user.cusUserId);
    configs.put({ ...before, rules: [...before.rules.filter((id) => !own.includes(id)), ...ids] });
    return null;
  };
  return [
    customerCall(context, 'analysis/alarm/config', ({ user }) => ({
      alarmNotificationSwitch: configOf(user.cusUserId).alarmNotificationSwitch,
    })),
    customerCall(
      context,
      'analysis/alarm/config/update',
      ({ user }, incoming) => {
        configs.put({
          ...configOf(user.cusUserId),
          alarmNotificationSwitch: textOf(incoming, 'alarmNotificationSwitch') === '1' ? 1 : 0,
        });
        return null;
      },
      { page: 'hems/strategy-activity', code: 'configShow', log: 'edit' },
    ),
    customerCall(context, 'analysis/alarm/monitor', (customer, incoming) => {
      const { zone, today, now, user } = customer;
      const said = textOf(incoming, 'lastTime');
      const [since = now - 60_000] = said === '' ? [] : wallMoments(Date.parse(`${said.replace(' ', 'T')}Z`), zone);
      const { rules } = configOf(user.cusUserId);
      return {
        list: alarmsOn(customer, today, rulesNow())
          .filter(({ at, rule }) => at > since && rules.includes(rule.id))
          .map((one) => row(one, customer, incoming.locale)),
      };
    }),
    {
      method: 'POST',
      path: `${WEB}/analysis/alarm/page`,
      need: { menus: READERS },
      handle: (incoming) => {
        const list = context.resources.get('hems/analysis-alarm');
        const call = list?.call('page');
        // those of everybody
        if (textOf(incoming, 'cuserId') === '' && list && call) return requestedPage(context, list, call, incoming);
        const customer = customerOf(context, incoming);
        const severity = textOf(incoming, 'alarmSeverity');
        const all = Array.from({ length: KEPT }, (_, back) =>
          alarmsOn(customer, addDays(customer.today, -back), rulesNow()).toReversed(),
        ).flat();
        const found = all.filter(({ rule }) => severity === '' || String(rule.alarmSeverity) === severity);
        return pageOf(
          found.map((one) => row(one, customer, incoming.locale)),
          incoming.params,
        );
      },
    },
    {
      method: 'POST',
      path: `${WEB}/analysis/alarm/rule/list`,
      need: { menus: READERS },
      handle: (incoming) => {
        const type = textOf(incoming, 'ruleType');
        const { rules } = configOf(textOf(incoming, 'cuserId'));
        const list = (type === '' ? rulesNow() : ofType(rulesNow(), type)).map((one) => ({
          ...one,
          selected: rules.includes(one.id) ? 1 : 0,
        }));
        return { list, executionAlarmEnum: enumOf(incoming.locale) };
      },
    },
    { method: 'POST', path: `${WEB}/analysis/alarm/rule/bind`, need: { menus: PAGES }, log: 'edit', handle: bind },
  ];
}
