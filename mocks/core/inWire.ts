import { objectOf, type ServiceWire } from '@/schema';
import { formatOf, wireOf } from './formats';

/** The envelope of this backend under the names of a service; a refusal keeps its own code. */
function renamed({ code, msg, data }: Readonly<Record<string, unknown>>, wire: ServiceWire, path: string): unknown {
  const { envelope, success } = wire;
  const fine = code === '0000';
  const format = formatOf(wire);
  if (format)
    return fine ? format.outgoing(data, path) : format.refusal({ code, msg, errors: objectOf(objectOf(data).errors) });
  if (envelope === false) return fine ? data : { code, message: msg, msg, data };
  const [own] = success === undefined ? ['0000'] : [success].flat();
  return {
    [envelope?.code ?? 'code']: fine ? own : code,
    [envelope?.msg ?? 'msg']: msg,
    // `.`: the data stand beside the code
    ...(envelope?.data === '.' ? objectOf(data) : { [envelope?.data ?? 'data']: data }),
  };
}

/** How many there are, and where the next page is, in the headers the service has for it. */
function countInHeader(headers: Headers, data: unknown, { paging }: ServiceWire): void {
  if (typeof data !== 'object' || data === null || !('totalSize' in data)) return;
  const { totalSize, pageNum, pageSize }: { totalSize: unknown; pageNum?: unknown; pageSize?: unknown } = data;
  const isMore = Number(pageNum) * Number(pageSize) < Number(totalSize);
  const next = `<?${paging?.cursor?.param ?? 'page'}=${Number(pageNum) + 1}>; rel="next"`;
  const last = '<?page=1>; rel="first"';
  for (const part of [paging?.total, paging?.cursor?.next]) {
    if (typeof part !== 'object') continue;
    const name = part.header.toLowerCase();
    const value =
      name === 'link'
        ? isMore
          ? next
          : last
        : name === 'content-range'
          ? `items */${String(totalSize)}`
          : String(totalSize);
    headers.set(part.header, value);
  }
}

/** Without an envelope the body of a success is its data. */
export const isBare = ({ envelope, format }: ServiceWire): boolean => envelope === false || format !== undefined;

/** An answer as the service of its call speaks: a foreign service stands beside the platform's in this backend, too. */
export async function inWire(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const wire = wireOf(pathname);
  if (!wire || request.method === 'HEAD' || !response.headers.get('content-type')?.includes('json')) return response;
  const { status, headers } = response;
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  // Without an envelope only HTTP can say that a call was refused.
  const told = isBare(wire) && status === 200 && body.code !== '0000' ? 422 : status;
  countInHeader(headers, body.data, wire);
  headers.set('content-type', formatOf(wire)?.type ?? headers.get('content-type') ?? 'application/json');
  return new Response(JSON.stringify(renamed(body, wire, pathname)), { status: told, headers });
}
