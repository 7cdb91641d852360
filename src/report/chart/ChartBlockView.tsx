import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { useArea } from '@/data/texts/useArea';
import { measureTexts } from '@/schema';
import type { BlockProps } from '../blockProps';
import { FormulaTip } from '../figures/FormulaTip';
import type { NoteOf } from '../views';
import { markNow } from './ahead';
import { behaviourMarks } from './behaviourMarks';
import { belowZero } from './belowZero';
import { blockSpec } from './blockSpec';
import { BlockSwitch } from './BlockSwitch';
import type { ChartOf } from './chartOf';
import { RunBox } from './RunBox';
import { useSky } from './useSky';
import type { ChartSpec } from '@/charts/chart';
import { axisValueText } from '@/charts/plot/axisValueText';
import { chartTable } from '@/charts/table/chartTable';

/** The total of one series of a chart, with the digits of its table. Of what does not add up there is none. */
function ChartFigure({ spec, series }: { readonly spec: ChartSpec; readonly series: string }) {
  const locale = useLocale() ?? 'en';
  const column = chartTable(spec).columns.find(({ key }) => key === series);
  if (!column || column.total === undefined) return null;
  return (
    <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {axisValueText(column.total, column, locale)}
    </Typography>
  );
}

/** Pixels, where the block says nothing. */
const HEIGHT = 320;

interface ChartBlockProps extends BlockProps<ChartOf> {
  /** What the report's views say below its heading. */
  readonly Note?: NoteOf | undefined;
}

/** A chart of a report: drawn, as a table, enlarged, exported; with its switch and its total. */
export function ChartBlockView({
  name,
  block,
  heading,
  place,
  live,
  sky,
  file,
  runs,
  extra,
  setExtra,
  inputs,
  Note,
}: ChartBlockProps) {
  useArea('report', 'measures');
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { updatedAt } = live.state;
  const above = useSky(sky ?? live.data, place);
  const drawn = useMemo(() => {
    if (live.data === undefined) return undefined;
    const { spec, parts } = blockSpec({ name, block, heading, place }, live.data, translate);
    const low = [block.belowZero ?? []].flat().flatMap((key) => spec.series.find((one) => one.key === key) ?? []);
    const marks = behaviourMarks({ name, block, answer: live.data, spec, place }, translate, locale);
    const ranges = [...(above.ranges ?? []), ...marks.ranges, ...belowZero(low, translate('report.chart.belowZero'))];
    const whole = {
      ...spec,
      ...(spec.scale.kind === 'time' && { ...above, ranges }),
      ...(marks.levels.length > 0 && { levels: marks.levels }),
    };
    return {
      parts,
      notes: marks.notes,
      spec: block.now && updatedAt !== undefined ? markNow(whole, updatedAt) : whole,
    };
  }, [name, block, heading, place, live.data, above, updatedAt, translate, locale]);
  const missing = block.partial
    ? []
    : (drawn?.parts.missing.map((key) => translate(measureTexts(place.report.measures, key).name)) ?? []);
  const notes = [
    ...(missing.length > 0
      ? [translate('report.chart.missing', { names: missing.join(', '), smart_count: missing.length })]
      : []),
    ...(drawn?.notes ?? []),
  ];
  return (
    <ChartCard
      title={heading}
      spec={drawn?.spec}
      state={live.state}
      height={block.height ?? HEIGHT}
      {...(file && { file })}
      {...(block.link !== undefined && { link: `${place.report.name} ${block.link}` })}
      figure={block.figure !== undefined && drawn && <ChartFigure spec={drawn.spec} series={block.figure} />}
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
      <FormulaTip
        measures={place.report.measures}
        shown={drawn?.parts.series.flatMap(({ measure }) => measure ?? []) ?? []}
      />
      {inputs}
      {runs && <RunBox label={translate(`resources.${place.report.name}.runs.${name}`)} runs={runs} />}
      {block.switch && (
        <BlockSwitch
          choices={block.switch}
          scope={`resources.${place.report.name}.switches.${name}`}
          label={heading}
          extra={extra}
          setExtra={setExtra}
        />
      )}
    </ChartCard>
  );
}
