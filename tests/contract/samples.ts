import type { AnyRecord, AnyValues, Resource } from '@/schema';
import type { SignedIn } from './signedIn';

type Sample = (console: SignedIn, mode: 'create' | 'edit') => AnyValues | Promise<AnyValues>;

const records = async ({ provider }: SignedIn, name: string) =>
  (await provider.getList(name, { pagination: { page: 1, perPage: 1000 } })).data;

/** Calls that everybody who is signed in may make. */
export const OPEN_CALLS: ReadonlySet<string> = new Set(['GET /account/v3/web/product/list']);

/** Values that belong together in a way only a written handler of the backend knows. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  /** Grants are menus of one application, with the parents of partly ticked ones beside them. */
  'account/role': async (console) => {
    const menus = await records(console, '@account/menu');
    const menu = menus.find((one) => one.component === 'account/role');
    return { productMenuList: [{ productId: menu?.productId, menuIds: [menu?.id], halfMenuIds: [menu?.parentId] }] };
  },
  /** Issuer, licensor and leader are three people; what is executed is the licensor's to say. */
  'ticket/work-ticket': async (console) => {
    const people = await records(console, '@ticket/work-ticket-user');
    const [leader] = await records(console, '@ticket/leader');
    const [issuer, licensor] = people.filter(({ id }) => id !== leader?.id);
    const measure = { content: 'Open it', executed: null };
    return {
      leaderId: leader?.id,
      issuerId: issuer?.id,
      licensorId: licensor?.id,
      isolationMeasures: [{ ...measure, number: '101' }],
      groundingMeasures: [{ ...measure, groundingNo: 'D-1' }],
      barrierMeasures: [measure],
    };
  },
  /** A parent must be of the same application. */
  'account/menu': () => ({ parentId: '0' }),
  /** A parent may not be the organisation itself. */
  'account/organization': async (console) => ({
    parentId: (await records(console, '@account/organization')).find((one) => one.parentId === '0')?.id,
  }),
};

const executed = (rows: unknown) => (Array.isArray(rows) ? rows.map((row: object) => ({ ...row, executed: true })) : rows);

/** What the form of a move has to say so that its guards hold. */
const ANSWERS: Readonly<Record<string, (record: AnyRecord) => AnyValues>> = {
  'ticket/work-ticket permit': ({ isolationMeasures, groundingMeasures, barrierMeasures }) => ({
    isolationMeasures: executed(isolationMeasures),
    groundingMeasures: executed(groundingMeasures),
    barrierMeasures: executed(barrierMeasures),
  }),
  'ticket/work-ticket disclose': ({ memberIds }) => ({ discloseSigners: memberIds }),
  'ticket/work-ticket endApply': () => ({ siteCleaned: true }),
  'ticket/work-ticket applyExtension': () => ({ extendTo: '2999-01-01 00:00:00' }),
};

/** Values of an action's form that samples of single fields cannot give. */
export function specialAnswers(resource: Resource, action: string, record: AnyRecord): AnyValues {
  return ANSWERS[`${resource.name} ${action}`]?.(record) ?? {};
}

/** The values of a valid record that samples of single fields cannot give. */
export async function specialValues(console: SignedIn, resource: Resource, mode: 'create' | 'edit'): Promise<AnyValues> {
  return (await SAMPLES[resource.name]?.(console, mode)) ?? {};
}
