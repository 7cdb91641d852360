import { asFlag, asObject, asText } from '@/api';
import { readNumber } from '@/schema';
import { MEASURES, type CellCluster, type CellMeasure, type CellModule, type Cells } from './batteryCells';

const inOrder = new Intl.Collator('en', { numeric: true });

interface Row {
  readonly cluster: string;
  readonly module: string;
  readonly cell: string;
  readonly wire: Readonly<Record<string, unknown>>;
}

function rowsOf(answer: unknown): Row[] {
  const list: unknown = Array.isArray(answer) ? answer : asObject(answer)?.list;
  const rows = (Array.isArray(list) ? list : []).flatMap((raw: unknown) => {
    const wire = asObject(raw);
    return wire
      ? [
          {
            cluster: asText(wire.clusterNo) || '-',
            module: asText(wire.moduleNo) || '-',
            cell: asText(wire.cellNo) || '-',
            wire,
          },
        ]
      : [];
  });
  return rows.sort(
    (a, b) =>
      inOrder.compare(a.cluster, b.cluster) || inOrder.compare(a.module, b.module) || inOrder.compare(a.cell, b.cell),
  );
}

/**
 * The cells of an answer of `bms/cell`, in the order of their numbers. Values that are missing or no numbers are not
 * measured.
 */
export function readCells(answer: unknown): Cells {
  const rows = rowsOf(answer);
  const clusters: { readonly no: string; readonly modules: CellModule[] }[] = [];
  for (const [index, { cluster, module }] of rows.entries()) {
    if (clusters.at(-1)?.no !== cluster) clusters.push({ no: cluster, modules: [] });
    const modules = clusters.at(-1)?.modules ?? [];
    const last = modules.at(-1);
    if (last?.no === module) modules[modules.length - 1] = { ...last, count: last.count + 1 };
    else modules.push({ no: module, first: index, count: 1 });
  }
  const valuesOf = (measure: CellMeasure) => Float64Array.from(rows, ({ wire }) => readNumber(wire[measure]) ?? NaN);
  return {
    clusters: clusters satisfies readonly CellCluster[],
    count: rows.length,
    numbers: rows.map(({ cell }) => cell),
    balancing: rows.map(({ wire }) => asFlag(wire.balancing) ?? false),
    values: {
      voltage: valuesOf('voltage'),
      temperature: valuesOf('temperature'),
      soc: valuesOf('soc'),
      soh: valuesOf('soh'),
      internalResistance: valuesOf('internalResistance'),
    },
  };
}

/** Measures that at least one cell has. */
export const measuresOf = ({ values }: Cells): readonly CellMeasure[] =>
  MEASURES.filter((measure) => values[measure].some((value) => !Number.isNaN(value)));
