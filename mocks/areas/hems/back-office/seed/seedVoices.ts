import { DAY, HOUR, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { tenantId } from '../../../../seed/seedCompanies';
import { homeTables } from '../../home/homes/homeTables';

const SYSTEMS = ['iOS', 'Android', 'Android', 'HarmonyOS', 'web'] as const;
const VERSIONS = ['3.18.0', '3.17.2', '3.16.5'] as const;
const PHONES = ['iPhone 16', 'Pixel 9', 'Galaxy S25', 'Mate 70', null] as const;
/** People who have the app and no home yet: leads before they become customers. */
const NEWCOMERS = 4;
const at = <T>(list: readonly T[], index: number): T | null => list[index % list.length] ?? null;

const FEEDBACK = [
  ['fault', 2, 'Since yesterday evening the battery does not discharge although prices are high.'],
  ['tariff', 4, 'Please show the prices of tomorrow as soon as they are known.'],
  ['experience', 5, 'Saved 31 euros last month, and did nothing for it.'],
  ['device', 3, 'The second wallbox is shown as unconnected.'],
  ['strategy', 3, 'It charged the car at noon, I would have liked it at night.'],
  ['account', 1, 'The sign-in code came after ten minutes.'],
  ['experience', 4, '界面很清晰，希望增加月度对比。'],
  ['fault', 2, 'The heat pump was switched off while it was freezing.'],
  ['other', 5, 'Friendly installer, thank you.'],
  ['tariff', 2, 'My contract has changed, the app still shows the old retailer.'],
] as const;
const PROBLEMS = [
  ['function', 'Let me set a holiday so that nothing is heated.'],
  ['display', 'The chart of the month is too small on my phone.'],
  ['connection', 'After a change of the Wi-Fi password the controller had to be set up anew.'],
  ['data', 'Export of a whole year as one file, please.'],
  ['strategy', 'Reserve for the evening should follow the season.'],
  ['other', 'A dark theme would be welcome.'],
  ['function', '希望支持多个家庭之间切换。'],
  ['display', 'Show the currency beside every amount.'],
  ['data', 'Compare with last year.'],
] as const;
const WISHES = [
  [3, 'Batavia', 'Thuis 10', 14],
  [4, 'Elvia', 'Charge One', 9],
  [6, 'Polaris', 'Heat 8', 6],
  [2, 'Sonnwerk', 'SW 5', 4],
  [101, 'Aquatherm', 'Boiler S', 3],
  [102, 'Waschwerk', 'W 7', 2],
  [3, 'Nordvolt', 'Fjell 20', 5],
  [4, 'Ampero', 'Street 22', 8],
  [0, 'Kleinwerk', 'Plug M', 2],
] as const;
const TRIALS = [
  ['Zonnekracht Installaties', 'Ruud Vermeer', 'NL', 'installer', 120],
  ['Fjordstrøm', 'Nina Dahl', 'NO', 'retailer', 4000],
  ['Weber Haustechnik', 'Paul Weber', 'DE', 'installer', 60],
  ['Batavia Energy', 'Karlijn Prins', 'NL', 'manufacturer', 1500],
  ['Netz Mitte', 'Anja Roth', 'DE', 'gridOperator', 800],
  ['Particulier', 'Sam de Boer', 'NL', 'homeUser', 1],
  ['Helsingin Sähkö', 'Mika Laine', 'FI', 'retailer', 2500],
  ['Elektro Lindqvist', 'Elin Lindqvist', 'SE', 'installer', 45],
  ['晨光能源', '赵晨', 'CN', 'other', 300],
] as const;
const RULES = [
  ['Strategy not executed', 'The planned action did not start within 10 minutes.', 1, 10, 'min'],
  ['Power off plan', 'Actual power is off the plan for 15 minutes.', 2, 20, '%'],
  ['Charge below plan', 'The state of charge is below the plan.', 2, 10, '%'],
  ['Charging not finished', 'Charging is not finished at the set time.', 2, 0, 'min'],
  ['Price missing', 'There is no price for tomorrow at 15:00.', 1, 0, 'h'],
  ['Device offline during a plan', 'A device of the plan went offline.', 1, 5, 'min'],
  ['Monthly peak', 'The monthly peak is over the target power.', 1, 0, 'kW'],
  ['Weather missing', 'There is no weather forecast.', 2, 6, 'h'],
] as const;
export const ruleId = (name: string): string => seedId(`analysis-rule ${name}`);

/** What users of the app say, who they are and who left, trials, rules and shields of analysis alarms. */
export function seedVoices({ store, clock }: BackendContext): void {
  const now = clock();
  const homes = homeTables(store).homes.filter(({ users = [] }) => users.length > 0);
  const owner = (index: number) => {
    const home = homes[(index * 5) % homes.length];
    const [first] = home?.users ?? [];
    return {
      home,
      cusUserId: first?.cusUserId ?? null,
      cusUserEmail: first?.cusUserEmail ?? null,
      countryCode: home?.countryCode ?? 'NL',
    };
  };
  const app = (index: number) => ({ clientOS: at(SYSTEMS, index), appVersion: at(VERSIONS, index) });
  const time = (index: number) => timeText(now - (index * 31 + 4) * HOUR);
  store.put(
    'hems/user-feedback',
    ...FEEDBACK.map(([feedbackType, score, content], index) => {
      const { home, ...who } = owner(index);
      return {
        id: seedId(`feedback ${index}`),
        ...who,
        ...app(index),
        phoneModel: at(PHONES, index),
        feedbackTime: time(index),
        feedbackType,
        score,
        content,
        images: [],
        stationId: home?.id ?? null,
        tenantId: home?.tenantId ?? null,
      };
    }),
  );
  store.put(
    'hems/suggestion',
    ...PROBLEMS.map(([problemType, content], index) => {
      const { home, cusUserEmail, countryCode } = owner(index + 3);
      return {
        id: seedId(`suggestion ${index}`),
        cusUserEmail,
        countryCode,
        suggestTime: time(index * 2),
        problemType,
        content,
        images: [],
        appVersion: at(VERSIONS, index),
        tenantId: home?.tenantId ?? null,
      };
    }),
  );
  store.put(
    'hems/device-suggestion',
    ...WISHES.map(([deviceType, brandName, model, sameCount], index) => {
      const { home, cusUserEmail, countryCode } = owner(index + 7);
      return {
        id: seedId(`wish ${index}`),
        cusUserEmail,
        countryCode,
        suggestTime: time(index * 3),
        deviceType,
        brandName,
        model,
        sameCount,
        content: `I have a ${model} of ${brandName} and would like to see it in the app.`,
        images: [],
        appVersion: at(VERSIONS, index),
        tenantId: home?.tenantId ?? null,
      };
    }),
  );
  store.put(
    'hems/trial',
    ...TRIALS.map(([company, contact, countryCode, partnerType, homeCount], index) => ({
      id: seedId(`trial ${index}`),
      company,
      contact,
      countryCode,
      partnerType,
      homeCount,
      email: `contact${index + 1}@trial.example`,
      phone: `+3120${String(5_550_000 + index * 311)}`,
      applyTime: time(index * 4),
      interests: [['solar', 'hems'], ['dynamicTariff'], ['battery', 'evCharger']][index % 3],
      source: ['website', 'event', 'referral'][index % 3],
      message: 'We would like to see the console with our own homes.',
    })),
  );
  const people = homes.flatMap((home) => (home.users ?? []).map((one) => ({ ...one, home })));
  store.put(
    'hems/home-user',
    ...people.map(({ cusUserId, cusUserEmail, joinDate, home }, index) => ({
      id: cusUserId,
      cusUserId,
      email: cusUserEmail,
      nickname: cusUserEmail.split('@')[0]?.split('.')[0] ?? null,
      countryCode: home.countryCode,
      language: home.countryCode === 'CN' ? 'zh' : 'en',
      homeCount: 1,
      ...app(index),
      registerTime: `${joinDate} 09:${String(10 + (index % 50))}:00`,
      lastLoginTime: timeText(now - (index + 1) * 3 * HOUR),
      tenantId: home.tenantId,
    })),
  );
  const newcomers = homeTables(store)
    .leads.filter(({ stationId }) => !stationId)
    .slice(0, NEWCOMERS);
  store.put(
    'hems/home-user',
    ...newcomers.map(({ id, email, customerName, countryCode, tenantId: own }, index) => ({
      id: seedId(`customer of ${id}`),
      cusUserId: seedId(`customer of ${id}`),
      email,
      nickname: customerName,
      countryCode,
      language: 'en',
      homeCount: 0,
      ...app(index),
      registerTime: time(index + 1),
      lastLoginTime: time(index),
      tenantId: own,
    })),
  );
  store.put(
    'hems/deleted-home-user',
    ...[
      'Moved to another house',
      'Sold the solar system',
      'Changed to another app',
      'Asked by e-mail',
      null,
      'Duplicate account',
      'No longer needed',
      'Privacy',
    ].map((deleteReason, index) => ({
      id: String(880_100 + index),
      cusUserId: String(880_100 + index),
      email: `${['sa', 'da', 'el', 'jo', 'li', 'no', 'ti', 'ma'][index]}***`,
      nickname: `${['Sa', 'Da', 'El', 'Jo', 'Li', 'No', 'Ti', 'Ma'][index]}***`,
      countryCode: ['NL', 'DE', 'SE'][index % 3],
      language: 'en',
      homeCount: 0,
      ...app(index),
      registerTime: timeText(now - (300 + index * 9) * DAY),
      lastLoginTime: timeText(now - (40 + index * 5) * DAY),
      deleteTime: timeText(now - (30 + index * 4) * DAY),
      deleteReason,
    })),
  );
  store.put(
    'hems/analysis-alarm-rule',
    ...RULES.map(([name, remark, alarmSeverity, threshold, thresholdUnit], index) => ({
      id: ruleId(name),
      name,
      remark,
      alarmSeverity,
      threshold,
      thresholdUnit,
      ruleType: 1 + (index % 2),
      selected: index < 3 ? 1 : 0,
    })),
  );
  store.put(
    'hems/analysis-alarm',
    ...Array.from({ length: 14 }, (_, index) => {
      const [name, remark, alarmSeverity] = at(RULES, index * 3) ?? RULES[0];
      const recovered = index % 3 !== 0;
      return {
        id: seedId(`analysis-alarm ${index}`),
        time: timeText(now - (index * 9 + 2) * HOUR),
        alarmSeverity,
        remark: `${name}: ${remark}`,
        cuserId: owner(index).cusUserId,
        ruleId: ruleId(name),
        state: recovered ? 'recovered' : 'active',
        recoverTime: recovered ? timeText(now - (index * 9 + 1) * HOUR) : null,
        tenantId: owner(index).home?.tenantId ?? null,
      };
    }),
  );
  const shield = (
    name: string,
    scope: string,
    targetIds: readonly string[],
    hours: readonly [number, number],
    more: object = {},
  ) => ({
    id: seedId(`shield ${name}`),
    name,
    scope,
    targetIds,
    ruleIds: [],
    alarmSeverity: [],
    startTime: timeText(now + hours[0] * HOUR),
    endTime: timeText(now + hours[1] * HOUR),
    reason: 'Planned work.',
    disabled: false,
    ...more,
  });
  const [one, two] = homes;
  store.put(
    'hems/alarm-shield',
    shield('Price source moves', 'country', ['NL'], [-5, 20], {
      ruleIds: [ruleId('Price missing')],
      reason: 'The price source is moved to another address.',
    }),
    shield('Firmware wave', 'tenant', [tenantId('greensource')], [30, 60], {
      ruleIds: [ruleId('Device offline during a plan')],
    }),
    shield('Grid works in the street', 'home', [one?.id ?? ''], [-2, 6], {
      reason: 'The grid operator replaces cables.',
    }),
    shield('Winter maintenance', 'home', [two?.id ?? ''], [-200, -150]),
    shield('Weather service down', 'country', ['DE', 'SE'], [-40, -10], { ruleIds: [ruleId('Weather missing')] }),
    shield('Demonstration', 'tenant', [tenantId('lowland')], [-10, 300], { disabled: true }),
    shield('Meter exchange', 'home', [one?.id ?? '', two?.id ?? ''], [50, 58], { alarmSeverity: [2] }),
    shield('New Year', 'country', ['NL', 'BE', 'DE'], [700, 760], {
      alarmSeverity: [2],
      reason: 'Only critical alarms over the holidays.',
    }),
  );
}
