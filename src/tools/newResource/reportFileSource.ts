import { unitTraits } from '@/schema';
import { camel } from './nameForms';
import type { ReportDraft } from './reportDraft';
import { fieldSource, type ServiceName } from './schemaSource';
import { quoted } from './sourceText';

const list = (names: readonly string[]): string => `[${names.map(quoted).join(', ')}]`;

/** Source text of a report: its figures, one chart and one table. */
export function reportFileSource(
  { name, base, calculator, params, measures, blocks: given, download = 'POST download' }: ReportDraft,
  service?: ServiceName,
): string {
  const keys = measures.map(({ key }) => key);
  const [first] = measures;
  const beside = measures.filter(({ unit }) => unit === first?.unit).map(({ key }) => key);
  const others = keys.filter((key) => !beside.includes(key));
  const sums = measures.some(({ unit }) => unitTraits(unit).sums);
  const series = `[...bars(${list(beside)})${others.map((key) => `, line(${quoted(key)})`).join('')}]`;
  const totals = sums ? ', { totals: true }' : '';
  const columns = [
    'time',
    ...(calculator ? [] : params.filter(({ builder }) => builder === 'reference').map((one) => one.name)),
    ...keys,
  ];
  const compare = params.some(({ builder }) => builder === 'period') ? ", { compare: 'previous' }" : '';
  const own = given?.map(
    ({ key, kind, call, shows }) =>
      `${camel(key)}: ${kind}(${quoted(call)}, ${kind === 'chart' ? `[${shows.map((one) => `line(${quoted(one)})`).join(', ')}]` : list(shows)}${kind === 'table' ? totals : ''})`,
  );
  const blocks =
    own ??
    (calculator
      ? [`result: figures(${list(keys)})`, `yearly: chart(${series}, { at: 'yearlyRows' })`]
      : [
          `total: figures('POST general', ${list(keys)}${compare})`,
          `trend: chart('POST list', ${series})`,
          `rows: table('POST page', ${list(columns)}${totals})`,
        ]);
  const builders = [
    ...new Set([
      ...(given ? given.map(({ kind }) => kind) : ['bars', 'chart', 'figures', ...(calculator ? [] : ['table'])]),
      'defineMeasures',
      'defineReport',
      ...((given ? given.some(({ kind }) => kind === 'chart') : others.length > 0) ? ['line'] : []),
      ...params.map(({ builder }) => builder),
    ]),
  ].sort();
  const api = service ? `${service.name}(${quoted(base.slice(service.prefix.length + 1))})` : quoted(base);
  const constant = `${camel(name.split('/')[1] ?? name)}Report`;
  return [
    `import { ${builders.join(', ')} } from '@/dsl';`,
    ...(service ? [`import { ${service.name} } from '../services';`] : []),
    '',
    'const measures = defineMeasures({',
    ...measures.map(({ key, unit }) => `  ${key}: { unit: ${quoted(unit)} },`),
    '});',
    '',
    `export const ${constant} = defineReport({`,
    `  name: ${quoted(name)},`,
    `  api: ${api},`,
    ...(calculator ? ["  ask: 'submit',", "  answer: 'POST calculate',"] : []),
    '  params: {',
    ...params.map((field) => `    ${fieldSource(field, '    ')},`),
    '  },',
    '  measures,',
    '  blocks: {',
    ...blocks.map((one) => `    ${one},`),
    '  },',
    ...(calculator || (given && download === 'POST download') ? [] : [`  download: ${quoted(download)},`]),
    '});',
    '',
  ].join('\n');
}
