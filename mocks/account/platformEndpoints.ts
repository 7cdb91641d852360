import { isEmpty } from '@/schema';
import { sessions } from '../auth/sessions';
import type { BackendContext } from '../core/context';
import { actorOf, textOf, type Incoming } from '../core/incoming';
import { refuseFields, type FieldRefusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { table } from '../store/table';
import { brandingId, type BrandingDoc } from './brandings';
import { countries } from './countries';
import { dictionaries } from './dictionaries';
import { accountTables } from './tables';

const WEB = '/account/v3/web';

/** One for all, and one of the photovoltaic platform (spec 03 §7). */
const DICTIONARIES = [`${WEB}/dictdata/get`, '/enjoyelec-cloud-pvpro-system/v3/web/system/dict/list'];

const LIMITS = { sysName: 60, sysNameEn: 120, logoUrl: 500, iconUrl: 500, theme: 20, footer: 200 } as const;
const REQUIRED: ReadonlySet<string> = new Set(['sysName', 'logoUrl']);

/** Branding, countries, dictionaries, applications, the choices of the operation log (spec 01 §7). */
export function platformEndpoints(context: BackendContext): Endpoint[] {
  const branding = table<BrandingDoc>(context.store, 'branding');
  const { products } = accountTables(context.store);
  const current = (incoming: Incoming): BrandingDoc => {
    const id = brandingId(incoming);
    return branding.get(id) ?? { id, sysName: '' };
  };
  return [
    {
      method: 'GET',
      path: `${WEB}/sys/detail`,
      need: 'anyone', // the sign-in page shows it; whoever is signed in sees what his tenant chose
      handle: (incoming) => {
        const { id: _id, ...own } = current(incoming);
        const tenant = sessions(context).peek(incoming.token)?.tenant;
        if (!tenant || tenant.operator || isEmpty(tenant.sysName)) return own;
        return {
          ...own,
          sysName: tenant.sysName,
          sysNameEn: tenant.sysNameEn || tenant.sysName,
          logoUrl: tenant.logoUrl || own.logoUrl,
        };
      },
    },
    {
      method: 'POST',
      path: `${WEB}/sys/setting`,
      need: { menus: ['account/branding'], code: 'edit' },
      log: 'edit',
      handle: (incoming) => {
        const refused: Record<string, FieldRefusal> = {};
        for (const [name, max] of Object.entries(LIMITS)) {
          const text = textOf(incoming, name);
          if (text === '' && REQUIRED.has(name)) refused[name] = { key: 'fieldRequired' };
          else if (text.length > max && !text.startsWith('data:image/'))
            refused[name] = { key: 'fieldInvalid', args: { rule: 'maxLength' } };
        }
        if (Object.keys(refused).length > 0) throw refuseFields(refused);
        const given = Object.keys(LIMITS).map((name) => [name, textOf(incoming, name) || null] as const);
        branding.put({ ...current(incoming), ...Object.fromEntries(given) });
        incoming.log.content = current(incoming).sysName;
      },
    },
    {
      method: 'GET',
      path: `${WEB}/product/list`,
      need: 'signed-in',
      handle: (incoming) => {
        const { tenant } = actorOf(incoming);
        return products.filter((product) => tenant.productIds.includes(product.id)).sort((a, b) => a.sort - b.sort);
      },
    },
    { method: 'GET', path: `${WEB}/country/list`, need: 'signed-in', handle: () => countries },
    ...DICTIONARIES.map((path): Endpoint => ({
      method: 'GET',
      path,
      need: 'signed-in',
      handle: (incoming) => dictionaries[textOf(incoming, 'dictType')] ?? [],
    })),
    {
      method: 'GET',
      path: `${WEB}/log/type-box`,
      need: { menus: ['account/operation-log'] },
      handle: ({ locale }) => ({
        operationType: (dictionaries.operationType ?? []).map((one) => ({
          code: one.code,
          desc: locale === 'zh' ? one.name : one.nameEn,
        })),
        productCode: products.all().map((one) => ({ code: one.code, desc: locale === 'zh' ? one.name : one.nameEn })),
        result: (dictionaries.result ?? []).map((one) => ({
          code: one.code,
          desc: locale === 'zh' ? one.name : one.nameEn,
        })),
      }),
    },
  ];
}
