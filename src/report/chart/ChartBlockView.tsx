import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ChartCard, type ChartSpec } from '@/charts';
import { useArea } from '@/data';
import { measureTexts, formatAmount, formatList, type Report } from '@/schema';
import { chartTable } from '@/charts/internal';
import type { BlockProps } from '../blockProps';
import { FormulaTip } from '../figures/FormulaTip';
import type { NoteOf } from '../views';
import { markNow } from './ahead';
import { behaviourMarks } from './behaviourMarks';
import { belowZero } from './belowZero';
import { blockSpec, type ChartOf } from './blockSpec';
import { BlockSwitch } from './BlockSwitch';
import { RunBox } from './RunBox';
import { clockRanges } from './clockRanges';
import { addedMarks } from './addedMarks';

/** The total of one series of a chart, with the digits of its table. Of what does not add up there is none. */
function ChartFigure({ spec, series }: { readonly spec: ChartSpec; readonly series: string }) {
  const locale = useLocale() ?? 'en';
  const column = chartTable(spec).columns.find(({ key }) => key === series);
  if (!column || column.total === undefined) return null;
  return (
    <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatAmount(column.total, column, locale)}
    </Typography>
  );
}

/** Pixels, where the block says nothing: on the whole width, and beside another. */
const HEIGHT = { whole: 280, half: 240 };

/** Somebody chose of which time the page is: there may be something in another. */
const asksForTime = ({ params }: Report): boolean =>
  Object.values(params).some(({ type }) => type.traits?.period === true || type.traits?.calendar !== undefined);

interface ChartBlockProps extends BlockProps<ChartOf> {
  /** What the report's views say below its heading. */
  readonly Note?: NoteOf | undefined;
}

/** A chart as it is drawn, with what its behaviours, later rooms and the moment add to it. */
function useDrawnChart({ name, block, heading, place, live, besides }: ChartBlockProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { data } = live;
  const { updatedAt } = live.state;
  return useMemo(() => {
    if (data === undefined) return undefined;
    const { spec, parts } = blockSpec({ name, block, heading, place }, data, translate);
    const low = [block.belowZero ?? []].flat().flatMap((key) => spec.series.find((one) => one.key === key) ?? []);
    const marks = behaviourMarks({ name, block, answer: data, spec, place }, translate, locale);
    const text = (kind: string, key: string) => translate(`resources.${place.report.name}.${kind}.${name}.${key}`);
    const told = { block, spec, place, answer: data, besides: besides ?? data, text };
    const { ranges: added = [], signs } = addedMarks(told, translate);
    const ranges = [
      ...added,
      ...clockRanges(place, translate),
      ...marks.ranges,
      ...belowZero(low, translate('report.chart.belowZero')),
    ];
    const whole = {
      ...spec,
      ...(spec.scale.kind === 'time' && { ranges, ...(signs && { signs }) }),
      ...(marks.levels.length > 0 && { levels: marks.levels }),
    };
    return {
      parts,
      notes: marks.notes,
      spec: block.now && updatedAt !== undefined ? markNow(whole, updatedAt) : whole,
    };
  }, [name, block, heading, place, data, besides, updatedAt, translate, locale]);
}

/** What is said above a chart: series that its answer lacks, and what its behaviours say. */
function useNotes({ block, place }: ChartBlockProps, drawn: ReturnType<typeof useDrawnChart>): readonly string[] {
  const translate = useTranslate();
  if (!drawn) return [];
  const missing = block.partial
    ? []
    : drawn.parts.missing.map((key) => translate(measureTexts(place.report.measures, key).name));
  return [
    ...(missing.length > 0
      ? [translate('report.chart.missing', { names: formatList(missing), smart_count: missing.length })]
      : []),
    ...drawn.notes,
  ];
}

/** A chart of a report: drawn, as a table, enlarged, exported; with its switch and its total. */
export function ChartBlockView(props: ChartBlockProps) {
  const { name, block, heading, place, live, file, runs, extra, setExtra, inputs, Note } = props;
  useArea('report', 'measures');
  const translate = useTranslate();
  const drawn = useDrawnChart(props);
  const notes = useNotes(props, drawn);
  const ownEmpty = translate(`resources.${place.report.name}.nothing.${name}`, { _: '' });
  const emptyText = ownEmpty || (asksForTime(place.report) ? undefined : translate('charts.empty'));
  const { report } = place;
  return (
    <ChartCard
      title={heading}
      spec={drawn?.spec}
      state={live.state}
      height={block.height ?? ((block.span ?? 12) <= 6 ? HEIGHT.half : HEIGHT.whole)}
      {...(file && { file })}
      {...(block.link !== undefined && { link: `${report.name} ${block.link}` })}
      figure={
        <>
          {block.figure !== undefined && drawn && <ChartFigure spec={drawn.spec} series={block.figure} />}
          <FormulaTip
            measures={report.measures}
            shown={drawn?.parts.series.flatMap(({ measure }) => measure ?? []) ?? []}
          />
        </>
      }
      empty={emptyText}
      note={
        <>
          {Note && live.data !== undefined && <Note answer={live.data} place={place} />}
          {notes.length > 0 && (
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {notes.join(' ')}
            </Typography>
          )}
        </>
      }
    >
      {inputs}
      {runs && <RunBox label={translate(`resources.${report.name}.runs.${name}`)} runs={runs} />}
      {block.switch && (
        <BlockSwitch
          choices={block.switch}
          scope={`resources.${report.name}.switches.${name}`}
          label={heading}
          extra={extra}
          setExtra={setExtra}
        />
      )}
    </ChartCard>
  );
}
