import { addDays } from '@/schema/dates';
import { csvText } from '@/schema';
import type { BackendContext } from '../../../core/context';
import { idsOf, textOf, type Incoming } from '../../../core/incoming';
import { randomFrom } from '../../../core/random';
import type { Endpoint } from '../../../core/router';
import type { Locale, Text } from '../../../core/texts';
import { pageOf } from '../../../crud/listAnswers';
import { fileAnswer } from '../../../crud/fileAnswer';
import { seedOf } from '../../../energy/chance/seedOf';
import { devicesOf } from '../home/devices/devicesOf';
import { deviceWords } from '../home/devices/deviceWords';
import { WEB } from '../home/path';
import { customerCall, customerOf, type Customer } from './customer';

const words = (...list: readonly (readonly [value: string, en: string, zh: string])[]) =>
  list.map(([value, en, zh]): { readonly value: string; readonly text: Text } => ({ value, text: { en, zh } }));

const MODULES = words(
  ['automatic', 'Automatic', '自动策略'],
  ['energyTrading', 'Energy trading', '能量交易'],
  ['capacityCharge', 'Capacity charge', '容量费'],
  ['gridFeedIn', 'Grid feed-in', '上网限制'],
  ['overload', 'Overload protection', '过载保护'],
  ['batteryStandBy', 'Battery standby', '储能备电'],
  ['batteryForEv', 'Battery for EV', '储能供车'],
  ['rules', 'Rules', '规则'],
  ['battery', 'Battery', '储能'],
  ['evCharger', 'EV charger', '充电桩'],
  ['hvac', 'Heat&Cool', '冷暖'],
  ['tariff', 'Tariff', '电价'],
  ['home', 'Home', '家庭'],
);
const ACTIONS = words(
  ['open', 'Turn on', '打开'],
  ['close', 'Turn off', '关闭'],
  ['create', 'Create', '新增'],
  ['edit', 'Edit', '修改'],
  ['delete', 'Delete', '删除'],
  ['start', 'Start', '启动'],
  ['stop', 'Stop', '停止'],
  ['set', 'Set', '设置'],
);
const DEVICE_OF: Readonly<Record<string, keyof typeof deviceWords>> = {
  battery: 'battery',
  evCharger: 'charger',
  hvac: 'heating',
  batteryStandBy: 'battery',
  batteryForEv: 'battery',
};
/** Days the log goes back. */
const KEPT = 60;

interface Behaviour {
  readonly time: string;
  readonly module: (typeof MODULES)[number];
  readonly action: (typeof ACTIONS)[number];
  readonly device: string;
}

const NONE: (typeof MODULES)[number] = { value: '', text: { en: '', zh: '' } };

/** What somebody did in his app on a day, latest first. */
function behaviourOn({ user, home, site }: Customer, day: string, locale: Locale): Behaviour[] {
  const random = randomFrom(seedOf('behaviour', user.cusUserId, day));
  const kinds = new Set((site ? devicesOf(home, site) : []).map(({ kind }) => kind));
  const made = Array.from({ length: Math.floor(random() * 4) }, (): Behaviour => {
    const module = MODULES[Math.floor(random() * MODULES.length)] ?? NONE;
    const kind = DEVICE_OF[module.value];
    return {
      time: `${day} ${String(6 + Math.floor(random() * 17)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`,
      module,
      action: ACTIONS[Math.floor(random() * ACTIONS.length)] ?? NONE,
      device: kind && kinds.has(kind) ? deviceWords[kind][locale] : '',
    };
  });
  return made.toSorted((one, other) => (one.time < other.time ? 1 : -1));
}

/** A filter names a code, or what a row says. */
const isOne = ({ value, text }: (typeof MODULES)[number], wanted: string): boolean =>
  [value, text.en, text.zh].includes(wanted);

function requestedModules(customer: Customer, incoming: Incoming) {
  const { locale } = incoming;
  const [module, action, device, from, to] = ['moduleName', 'action', 'deviceName', 'startTime', 'endTime'].map(
    (name) => textOf(incoming, name),
  );
  return Array.from({ length: KEPT }, (_, back) => behaviourOn(customer, addDays(customer.today, -back), locale))
    .flat()
    .filter(
      (one) =>
        (!module || isOne(one.module, module)) &&
        (!action || isOne(one.action, action)) &&
        (!device || one.device === device) &&
        (!from || one.time >= from) &&
        (!to || one.time <= (to.length === 10 ? `${to} 23:59:59` : to)),
    )
    .map(({ time, module: own, action: done, device: of }) => ({
      id: `${time} ${own.value} ${done.value}`,
      cusUserId: customer.user.cusUserId,
      createDtme: time,
      moduleName: own.text[locale],
      deviceName: of || null,
      action: done.text[locale],
      description: {
        en: `${done.text.en} ${own.text.en.toLowerCase()}${of ? ` of ${of}` : ''} in the app`,
        zh: `在应用中${done.text.zh}${own.text.zh}${of ? `（${of}）` : ''}`,
      }[locale],
    }));
}

/** What a customer user did himself (spec 02 §7): log, its file, and what its filters offer. */
export function behaviourEndpoints(context: BackendContext): Endpoint[] {
  const page = 'hems/strategy-activity';
  return [
    customerCall(
      context,
      'analysis/userBehavior',
      (customer, incoming) => pageOf(requestedModules(customer, incoming), incoming.params),
      { page, code: 'configShow' },
    ),
    {
      method: 'POST',
      path: `${WEB}/analysis/userBehavior/export`,
      need: { menus: [page], code: 'export' },
      log: 'export',
      handle: (incoming) => {
        const found =
          textOf(incoming, 'cusUserId') === '' ? [] : requestedModules(customerOf(context, incoming), incoming);
        const rows = found.map(({ createDtme, moduleName, deviceName, action, description }) => [
          createDtme,
          moduleName,
          deviceName ?? '',
          action,
          description,
        ]);
        return fileAnswer(
          csvText([
            {
              en: ['Time', 'Module name', 'Device name', 'Action', 'Description'],
              zh: ['时间', '模块', '设备', '动作', '描述'],
            }[incoming.locale],
            ...rows,
          ]),
          'behaviour.csv',
          'text/csv; charset=utf-8',
        );
      },
    },
    customerCall(context, 'analysis/userDeviceName', ({ home, site }, { locale }) => ({
      deviceNameList: [
        ...new Set(
          (site ? devicesOf(home, site) : []).map(({ kind, suffix }) => `${deviceWords[kind][locale]}${suffix}`),
        ),
      ].map((desc) => ({
        value: desc,
        desc,
      })),
    })),
    {
      method: 'POST',
      path: `${WEB}/common/enums`,
      need: 'signed-in',
      handle: (incoming) => {
        const all = { cusUserBehaviorModuleEnum: MODULES, cusUserBehaviorActionEnum: ACTIONS };
        const names = idsOf(incoming.params.names);
        return Object.fromEntries(
          Object.entries(all)
            .filter(([name]) => names.length === 0 || names.includes(name))
            .map(([name, list]) => [name, list.map(({ value, text }) => ({ value, desc: text[incoming.locale] }))]),
        );
      },
    },
  ];
}
