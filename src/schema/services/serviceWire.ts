import type { CallText, SortParams } from '../call';
import type { DecimalMark } from '../readers/number';

/**
 * How a service speaks, where it is not as the platform does (spec 01 §7, §8): what is not said is as `configureWire`
 * has it.
 *
 * @public
 */
export interface ServiceWire {
  /**
   * Names of the parts of an answer: `{ code: 'status', msg: 'message', data: 'result' }`. `false`: there is no
   * envelope, the body is the data, and HTTP says how it went.
   */
  readonly envelope?: { readonly code?: string; readonly msg?: string; readonly data?: string } | false;
  /** The codes that mean success, compared as text. */
  readonly success?: string | number | readonly (string | number)[];
  /**
   * Names of the parameters and parts of a page. `offset`: pages are asked for by the number of records before them.
   */
  readonly paging?: {
    readonly pageNum?: string;
    readonly pageSize?: string;
    readonly list?: string;
    readonly total?: string;
    readonly offset?: boolean;
  };
  /**
   * `iso`: date-times are sent with the offset of their zone, `2026-10-01T08:00:00+02:00`. Default `local`: as the
   * clock on the wall shows them.
   */
  readonly dates?: 'local' | 'iso';
  /**
   * The mark of decimals in numbers that are sent as texts: `','` where `1,234` is 1.234. Needed only for texts that
   * read both ways.
   */
  readonly decimal?: DecimalMark;
  /** How the order of a list is sent: `{ field: 'sort', order: '-' }` sends `-name`. `false`: never. */
  readonly sort?: SortParams | false;
  /** How a form sends a field that was cleared: as `null`, or not at all. Default `null`. */
  readonly cleared?: 'null' | 'absent';
  /** Its own call for the countries to choose from, by its whole path: `[{code}]`. Default: the platform's. */
  readonly countries?: CallText;
}

const wires = new Map<string, ServiceWire>();

/**
 * Says how the calls below a path are spoken. `service` does it for its prefix; a second call for a prefix replaces the
 * first.
 *
 * @example setServiceWire('/charging', { success: 200, envelope: { code: 'status' } })
 * @public
 */
export function setServiceWire(prefix: string, wire: ServiceWire): void {
  wires.set(prefix, wire);
}

/**
 * How a call is spoken, by the longest path of a service it stands below; undefined: as the platform speaks.
 *
 * @example serviceWire('/charging/dock/page')?.success // 200
 * @public
 */
export function serviceWire(path: string): ServiceWire | undefined {
  let found: { readonly prefix: string; readonly wire: ServiceWire } | undefined;
  for (const [prefix, wire] of wires) {
    if ((path === prefix || path.startsWith(`${prefix}/`)) && prefix.length > (found?.prefix.length ?? -1))
      found = { prefix, wire };
  }
  return found?.wire;
}
