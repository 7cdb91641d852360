import { specCalls } from '../specification/specification';
import { BIG_ID, pages, type CloudPage } from './pages';

/** What was asked of the cloud. */
interface Received {
  readonly call: string;
  readonly body: string;
}

const SIDE = /^\/api\/(?:vpp|hems)/;
/** 64-bit ids stand as numbers in the JSON. */
const json = (data: unknown) =>
  JSON.stringify({ code: '0000', msg: 'ok', data, traceId: 'x' }).replaceAll(`"${BIG_ID}"`, BIG_ID);

/** One page in a menu as the specification has it, with every button a page may have. */
const menu = ({ component }: CloudPage, index: number) => ({
  id: index + 1,
  type: 1,
  router: `page${index}`,
  name: component,
  nameEn: component,
  path: `/${component}`,
  component,
  childButtonsPermission: 'detail,create,edit,delete',
  sort: index,
});

export const menusAnswer = {
  productDtoList: [{ productId: 1, code: 'iot', name: 'IoT', nameEn: 'IoT', menuList: pages.map(menu) }],
};

/**
 * A cloud that knows document 03 and nothing else. It answers what its pages ask; every other call of the document with
 * nothing, and says of one that is in no document that there is none.
 */
export class OtherCloud {
  readonly requests: Received[] = [];
  /** Calls that are in no document. */
  readonly strange: string[] = [];

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://cloud.test');
    const call = `${init.method ?? 'GET'} ${url.pathname.replace(SIDE, '')}`;
    this.requests.push({ call, body: typeof init.body === 'string' ? init.body : url.search });
    if (!specCalls.has(call)) {
      this.strange.push(call);
      return new Response(JSON.stringify({ code: '404', msg: `No call ${call}` }), { status: 404 });
    }
    return new Response(json(this.#answer(call)), { headers: { 'content-type': 'application/json' } });
  };

  /** The body of the last call of that text. */
  sent(call: string): Readonly<Record<string, unknown>> {
    const body = this.requests.findLast((one) => one.call === call)?.body ?? '{}';
    return JSON.parse(body) as Readonly<Record<string, unknown>>;
  }

  #answer(call: string): unknown {
    const listed = pages.find((page) => page.list === call);
    if (listed) {
      const rows = [{ ...listed.record, id: BIG_ID, shoeSize: 43 }];
      return listed.whole ? rows : { list: rows, totalSize: '1', pageNum: 1 };
    }
    const read = pages.find((page) => page.detail === call);
    if (read) return { ...read.record, id: BIG_ID, shoeSize: 43 };
    if (pages.some((page) => page.save === call)) return null;
    return /(?:list|List|enum|tree|type-box|ability)$/.test(call)
      ? [{ id: BIG_ID, name: 'East plant', code: 'kW', desc: 'kW' }]
      : { list: null, totalSize: '0' };
  }
}
