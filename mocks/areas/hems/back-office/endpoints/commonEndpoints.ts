import { objectOf } from '@/schema';
import { newPassword } from '../../../../auth/passwordHash';
import { keepUpload } from '../../../../account/keepUpload';
import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { changeableRow, visibleRows } from '../../../../crud/rows';
import { sideTable } from '../../../../crud/sideTable';
import { WEB } from '../../home/path';
import { officeText } from '../officeText';
import { openList } from './openList';
import { post } from './post';

const HOLDERS = [
  'hems/brand',
  'hems/capability',
  'hems/ota-package',
  'hems/serial-number',
  'hems/device-inspection',
  'hems/lead',
] as const;
/** Pages whose forms take files. */
const UPLOADERS = [
  'hems/brand',
  'hems/capability-config',
  'hems/banner',
  'hems/retailer',
  'hems/ota-package',
  'hems/lead',
  'hems/device-inspection',
  'hems/ai-recommendation',
] as const;
const SN_MODELS: Readonly<Record<string, readonly string[]>> = {
  controller: ['Home Hub 2', 'Home Hub 3'],
  meter: ['P1 Link', 'CT 3'],
  inverter: ['SunLine 6', 'SunLine 10'],
  battery: ['Home Cell 10', 'Home Cell 15'],
  charger: ['Wallbox Go 11', 'Wallbox Go 22'],
  other: ['IO 2'],
};
const FORMS: Readonly<Record<string, readonly object[]>> = {
  oauth: [],
  account: [
    { key: 'account', label: '账号', labelEn: 'Account', inputType: 'text', required: true, maxLength: 60 },
    { key: 'password', label: '密码', labelEn: 'Password', inputType: 'password', required: true, maxLength: 60 },
  ],
  apiKey: [
    {
      key: 'apiKey',
      label: '密钥',
      labelEn: 'API key',
      inputType: 'password',
      required: true,
      maxLength: 128,
      hint: 'Made on the website of the brand.',
    },
    {
      key: 'region',
      label: '区域',
      labelEn: 'Region',
      inputType: 'select',
      required: true,
      options: [
        { code: 'eu', desc: 'Europe' },
        { code: 'cn', desc: 'China' },
      ],
    },
  ],
  local: [
    {
      key: 'host',
      label: '主机地址',
      labelEn: 'Host or IP address',
      inputType: 'text',
      required: true,
      maxLength: 255,
    },
    { key: 'port', label: '端口', labelEn: 'Port', inputType: 'number', required: true },
    { key: 'secure', label: '加密', labelEn: 'Encrypted', inputType: 'switch' },
  ],
};

/** A column as a person arranged it: what a table can show, and nothing else that was sent. */
function keptColumn(sent: unknown, known: ReadonlySet<string>): Record<string, unknown>[] {
  const column = new Map<string, unknown>(Object.entries(objectOf(sent)));
  const field = String(column.get('field'));
  if (!known.has(field)) return [];
  const count = (name: string) => (Number.isSafeInteger(column.get(name)) ? { [name]: column.get(name) } : {});
  const fixed = column.get('fixed');
  return [
    {
      field,
      visible: column.get('visible') !== false,
      fixed: fixed === 'left' || fixed === 'right' ? fixed : null,
      ...count('width'),
      ...count('sort'),
    },
  ];
}

/** Choices that several pages ask for, the header of tables, what the tenant of the caller has. */
export function commonEndpoints(context: BackendContext): Endpoint[] {
  const headers = sideTable(context, 'hems table headers');
  const seen = (incoming: Incoming, name: string) => visibleRows(context, name, actorOf(incoming));
  const key = (incoming: Incoming) => `${actorOf(incoming).user.id} ${textOf(incoming, 'tableCode')}`;
  return [
    {
      method: 'GET',
      path: `${WEB}/common/clientOS`,
      need: 'signed-in',
      handle: () => ['iOS', 'Android', 'HarmonyOS', 'web'].map((code) => ({ code, desc: code })),
    },
    {
      method: 'GET',
      path: `${WEB}/common/rule`,
      need: 'signed-in',
      handle: () => ({
        customerName: { required: true, maxLength: 60 },
        sn: { maxLength: 32, pattern: '^[A-Za-z0-9]+$' },
      }),
    },
    post('common/upload', { menus: UPLOADERS, log: 'other' }, (incoming) => keepUpload(context, incoming)),
    post('common/typeModel', { menus: HOLDERS }, (incoming) => {
      const [brand, type] = [textOf(incoming, 'brandId'), textOf(incoming, 'deviceType')];
      const models = seen(incoming, 'hems/brand')
        .filter(({ id }) => brand === '' || id === brand)
        .flatMap(({ models: own }) =>
          [own ?? []].flat().map((one: object) => ({
            code: officeText(Reflect.get(one, 'model')),
            deviceType: Reflect.get(one, 'deviceType') as unknown,
          })),
        );
      return models
        .filter(({ deviceType }) => type === '' || String(deviceType) === type)
        .map(({ code, deviceType }) => ({ code, desc: code, deviceType }));
    }),
    post('common/model', { menus: HOLDERS }, (incoming) =>
      (SN_MODELS[textOf(incoming, 'type')] ?? Object.values(SN_MODELS).flat()).map((code) => ({ code, desc: code })),
    ),
    post('common/table/headerlist', { menus: ['hems/lead'] }, (incoming) => {
      const kept = headers.get(key(incoming));
      const columns = context.resources.get('hems/lead')?.columns ?? [];
      const title = (field: string, locale: 'en' | 'zh') => context.labels.field('hems/lead', field, locale) ?? field;
      return {
        columns:
          kept?.columns ??
          columns.map(({ field, width, hidden, sortable }, index) => ({
            field,
            title: title(field, 'zh'),
            titleEn: title(field, 'en'),
            visible: !hidden,
            fixed: null,
            ...(width !== undefined && { width }),
            sort: index + 1,
            sortable: sortable ?? true,
          })),
      };
    }),
    post('common/table/updateHeader', { menus: ['hems/lead'], log: 'edit' }, (incoming) => {
      const known = new Set((context.resources.get('hems/lead')?.columns ?? []).map(({ field }) => field));
      const sent: unknown[] = Array.isArray(incoming.params.columns) ? incoming.params.columns : [];
      const columns = sent.flatMap((one) => keptColumn(one, known));
      if (columns.length === 0) headers.remove(key(incoming));
      else headers.put({ id: key(incoming), columns });
    }),
    post('common/table/queryList', { menus: ['hems/lead'] }, ({ locale }) => [
      {
        id: '1',
        name: locale === 'zh' ? '高优先级' : 'High priority',
        conditions: [{ field: 'priority', operator: 'eq', value: 'high' }],
      },
      {
        id: '2',
        name: locale === 'zh' ? '已报价' : 'Quoted',
        conditions: [{ field: 'status', operator: 'eq', value: 'quoted' }],
      },
    ]),
    post('common/table/SearchValue', { menus: ['hems/lead'] }, (incoming) => {
      const [field, keyword] = [textOf(incoming, 'field'), textOf(incoming, 'keyword').toLowerCase()];
      const values = [...new Set(seen(incoming, 'hems/lead').map((one) => officeText(one[field])))].filter(
        (one) => one !== '' && one.toLowerCase().includes(keyword),
      );
      return values
        .toSorted()
        .slice(0, 20)
        .map((code) => ({ code, desc: code }));
    }),
    post('connectionHub/detailParams', { menus: ['hems/connection-hub'], code: 'create' }, (incoming) => {
      const type = textOf(incoming, 'connectType');
      return {
        list: FORMS[type] ?? [],
        ...(type === 'oauth' && {
          authorizeUrl: `https://login.brand.example/authorize?brand=${textOf(incoming, 'brandId')}`,
        }),
      };
    }),
    post('sysUser/list', { menus: ['hems/system-user', 'hems/lead', 'hems/device-inspection'] }, (incoming) =>
      seen(incoming, 'hems/system-user')
        .filter(({ account }) => account !== actorOf(incoming).user.account)
        .map(({ id, name, account, tenantId: own }) => ({ id, name, account, tenantId: own })),
    ),
    ...openList(context, 'hems/system-role', ['hems/system-user']),
    post('sysUser/tenantInfo', { menus: ['hems/system-user'] }, (incoming) => {
      const { tenant } = actorOf(incoming);
      const organizations = seen(incoming, 'hems/tenant-organization');
      return {
        tenantId: tenant.id,
        tenantName: tenant.nameEn ?? tenant.name,
        logoUrl: null,
        countryCodes: [...new Set(organizations.map(({ countryCode }) => countryCode))],
        organizations: organizations.map(({ id, name }) => ({ id, name })),
        snQuota: 500,
        homeCount: seen(incoming, 'hems/home').length,
      };
    }),
    post('sysUser/resetPwd', { menus: ['hems/system-user'], code: 'resetPwd', log: 'edit' }, (incoming) => {
      incoming.log.content = officeText(
        changeableRow(context, 'hems/system-user', incoming, textOf(incoming, 'id')).name,
      );
      return { pwd: newPassword() };
    }),
  ];
}
