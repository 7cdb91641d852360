import {
  objectOf,
  decodeRecord,
  encodeField,
  unitFactor,
  type AnyFill,
  type AnyRecord,
  type Fields,
  type InForce,
  type LastYear,
  type Report,
} from '@/schema';
import { useAccess } from '@/access';
import { useToday, invoke, loadReport, loadResource, useRegistry } from '@/data';
import { titleIn, useTarget } from '@/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { readFigures } from '../answer/readFigures';
import { fetchBlock } from '../page/blockCall';
import { periodParam } from '../params/periodField';
import { readFill, type Taken } from './readFill';

/** The parameter that is a record of that resource. */
const paramOf = (params: Fields, target: string): string | undefined =>
  Object.keys(params).find((name) => Reflect.get(objectOf(params[name]?.options), 'target') === target);

/** What was taken, and of which year figures are. */
export interface Filled {
  readonly title: string;
  readonly year: string;
  readonly taken: readonly Taken[];
}

interface FillOf {
  readonly report: Report;
  readonly fill: AnyFill;
  readonly currency: string;
  readonly locale: string;
}

/** Reads what a calculator can take from a record. Only what the user's own menus lead to is asked for. */
export function useFill({ report, fill, currency, locale }: FillOf): (id: string) => Promise<Filled> {
  const client = useQueryClient();
  const provider = useDataProvider();
  const { registry, texts } = useRegistry();
  const { pathOf } = useAccess();
  const { resource } = useTarget(fill.from);
  const year = String(Number(useToday().slice(0, 4)) - 1);
  const figure = async (id: string, { report: name, measure }: LastYear): Promise<number | null> => {
    if (!pathOf.has(name)) return null;
    const { report: other } = await loadReport(registry, texts, name);
    const block = Object.values(other.blocks).find((one) => one.kind === 'figures' && one.show.includes(measure));
    const [about, by] = [paramOf(other.params, fill.from), periodParam(other.params)];
    if (!block || about === undefined || by === undefined) return null;
    const values = { [about]: id, [by]: { by: 'year', from: `${year}-01-01`, to: `${year}-12-31` } };
    const said = readFigures(await fetchBlock(client, { report: other, block, values, extra: {} }), other.measures, [
      measure,
    ])[measure];
    const to = other.measures[measure]?.unit ?? '';
    return !said || said.value === null ? null : said.value * (said.unit === to ? 1 : (unitFactor(said.unit, to) ?? 1));
  };
  const version = async (id: string, { resource: name, field }: InForce): Promise<unknown> => {
    if (!pathOf.has(name)) return null;
    const { resource: other } = await loadResource(registry, texts, name);
    const { versions, fields } = other;
    const of = versions && fields[versions.of];
    if (!versions || !of) return null;
    const answer = await invoke(other.resolve(versions.current.detail), encodeField(of, versions.of, id), {
      quiet: true,
      reads: true,
    });
    return typeof answer === 'object' && answer !== null ? decodeRecord(other, objectOf(answer))[field] : null;
  };
  return async (id) => {
    const { data } = await provider.getOne<AnyRecord>(resource, { id, meta: { quiet: true } });
    const taken = await readFill({ report, fill, currency }, data, {
      figure: (part) => figure(id, part),
      version: (part) => version(id, part),
    });
    return { title: titleIn(data, locale), year, taken };
  };
}
