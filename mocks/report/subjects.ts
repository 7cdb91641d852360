import { isEmpty, wireName, type Report } from '@/schema';
import { isZone } from '@/schema/dates';
import type { BackendContext } from '../core/context';
import { actorOf, idsOf, type Incoming } from '../core/incoming';
import { refuseFields } from '../core/refusal';
import { targetOf } from '../crud/targets';
import { visibleRow, visibleRows } from '../crud/rows';
import { pricedSite } from '../prices/pricedSite';
import { tenantId } from '../seed/seedCompanies';
import type { Doc } from '../store/store';
import { allSites, siteOf } from '../world/world';
import type { Site } from '../world/site';

/** What figures are of: a site of the world, or a record of which only the name and the clock are known. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly site?: Site;
}

/** Where a record says nothing of it. */
const ZONE = 'Europe/Amsterdam';
const CURRENCY = 'EUR';

/** The parameter that says of which sites a report is: the one it is about, else its first reference. */
export function subjectParam({ about, params }: Report): string | undefined {
  const isReference = (name: string) => params[name] !== undefined && targetOf(params[name]) !== undefined;
  return about !== undefined && isReference(about) ? about : Object.keys(params).find(isReference);
}

const siteSubject = (context: BackendContext, site: Site, { locale }: Incoming): Subject => ({
  id: site.id,
  name: site.name[locale],
  zone: site.zone,
  currency: site.currency,
  site: pricedSite(context.store, site),
});

/** A record as what figures are of: the site it is, or belongs to, at the prices that are kept of it. */
export function recordSubject({ store }: Pick<BackendContext, 'store'>, row: Doc, title: string): Subject {
  const bare = siteOf(row.siteId) ?? siteOf(row.id) ?? siteOf(row.stationId);
  const site = bare && pricedSite(store, bare);
  const text = (value: unknown, other: string) => (typeof value === 'string' && value !== '' ? value : other);
  return {
    id: row.id,
    name: text(row[title], row.id),
    zone: typeof row.timeZone === 'string' && isZone(row.timeZone) ? row.timeZone : (site?.zone ?? ZONE),
    currency: text(row.currency, site?.currency ?? CURRENCY),
    ...(site && { site }),
  };
}

/** Sites that a visitor may see: those of his tenant; the operator sees all. */
function ownSites(incoming: Incoming, now: number): readonly Site[] {
  const { tenant } = actorOf(incoming);
  return allSites(now).filter((site) => tenant.operator === true || tenantId(site.tenant) === tenant.id);
}

/**
 * What a report is asked for: the records its parameter names, else all the visitor may see. Refuses a record that he
 * may not.
 *
 * A parameter `name` narrows them by a part of it.
 *
 * @param where which sites have anything to tell
 */
export function subjectsOf(
  context: BackendContext,
  report: Report,
  values: Readonly<Record<string, unknown>>,
  incoming: Incoming,
  where: (site: Site) => boolean = () => true,
): Subject[] {
  const param = subjectParam(report);
  const field = param === undefined ? undefined : report.params[param];
  const target = context.resources.get((field && targetOf(field)) ?? '');
  const told = ({ site }: Subject) => site === undefined || where(site);
  const chosen = param === undefined || isEmpty(values[param]) ? [] : idsOf(values[param]);
  const title = target?.recordTitle ?? 'name';
  const find = (id: string): Subject | undefined => {
    if (!target) {
      const site = ownSites(incoming, context.clock()).find((one) => one.id === id);
      return site && siteSubject(context, site, incoming);
    }
    const row = visibleRow(context, target, actorOf(incoming), id);
    return row && recordSubject(context, row, title);
  };
  if (chosen.length > 0 && param !== undefined) {
    return chosen.map((id) => {
      const found = find(id);
      if (!found) throw refuseFields({ [wireName(param, field?.options ?? {})]: { key: 'fieldUnknown' } });
      return found;
    });
  }
  const part = report.params.name === undefined ? '' : String(values.name ?? '').toLowerCase();
  const isNamed = ({ name }: Subject) => name.toLowerCase().includes(part);
  if (!target)
    return ownSites(incoming, context.clock())
      .filter(where)
      .map((site) => siteSubject(context, site, incoming))
      .filter(isNamed);
  const all = visibleRows(context, target, actorOf(incoming)).map((row) => recordSubject(context, row, title));
  // Where some records are sites of the world, the others have nothing to tell.
  return (all.some(({ site }) => site) ? all.filter(({ site }) => site) : all).filter(
    (one) => told(one) && isNamed(one),
  );
}
