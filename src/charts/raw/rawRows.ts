import { asObject } from '@/api';

/** One figure of a drawing: which series it is of, what it is named by, and the value. */
export interface RawRow {
  readonly series: string;
  readonly name: string;
  readonly value: string;
}

const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '-';
};
const nameOf = (value: unknown): string => {
  const text = textOf(asObject(value)?.['value'] ?? value);
  return text === '-' ? '' : text;
};

/** The categories of the first axis that has any: what values without a name stand over. */
function categoriesOf(option: Readonly<Record<string, unknown>>): readonly string[] {
  const axes = ['xAxis', 'yAxis', 'angleAxis', 'radiusAxis'].flatMap((key) => list(option[key]));
  const named = axes.find((axis) => Array.isArray(asObject(axis)?.['data']));
  return list(asObject(named)?.['data']).map(nameOf);
}

/** Items of a series: those of a tree with the names above them. */
function itemRows(items: readonly unknown[], series: string, categories: readonly string[], above = ''): RawRow[] {
  return items.flatMap((item, place): RawRow[] => {
    const own = asObject(item);
    const value = own ? own['value'] : item;
    const given = own?.['name'] ?? categories[place];
    const [first, ...rest] = list(value);
    const isPair = given === undefined && rest.length > 0;
    const name = above + nameOf(given ?? (isPair ? first : ''));
    const children = list(own?.['children']);
    if (children.length > 0) return itemRows(children, series, [], `${name} / `);
    return [{ series, name, value: textOf(isPair ? rest : value) }];
  });
}

function linkRows(links: readonly unknown[], series: string): RawRow[] {
  return links.map((link) => {
    const { source, target, value } = asObject(link) ?? {};
    return { series, name: `${nameOf(source)} → ${nameOf(target)}`, value: textOf(value) };
  });
}

/** A data set, as rows of cells below a head or as objects. */
function dataSetRows(source: readonly unknown[]): RawRow[] {
  const [first] = source;
  const keys = Array.isArray(first) ? first.map(nameOf) : Object.keys(asObject(first) ?? {});
  const rows = Array.isArray(first)
    ? source.slice(1).map(list)
    : source.map((row) => keys.map((key) => asObject(row)?.[key]));
  return rows.flatMap(([name, ...cells]) =>
    cells.map((cell, place) => ({ series: keys[place + 1] ?? '', name: nameOf(name), value: textOf(cell) })),
  );
}

/**
 * The figures of an option, whatever it draws: for a table beside it, and to know whether there is anything to draw.
 *
 * @returns `undefined` for an option without series: what it draws are no figures
 */
export function rawRows(option: unknown): readonly RawRow[] | undefined {
  const given = asObject(option) ?? {};
  const whole = { ...given, ...asObject(given['baseOption']) };
  const categories = categoriesOf(whole);
  const series = list(whole['series']);
  if (series.length === 0) return undefined;
  const sets = list(whole['dataset']).flatMap((set) => dataSetRows(list(asObject(set)?.['source'])));
  const drawn = series.flatMap((one) => {
    const { name, data, nodes, links, edges } = asObject(one) ?? {};
    const flows = list(links ?? edges);
    if (flows.length > 0) return linkRows(flows, nameOf(name));
    return itemRows(list(data ?? nodes), nameOf(name), categories);
  });
  return [...sets, ...drawn];
}
