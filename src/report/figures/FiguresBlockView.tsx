import { Box, Paper, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { asText } from '@/api';
import { DayHours, LiveFigures } from '@/charts';
import { lazyPart } from '@/data';
import type { BlockProps } from '../blockProps';
import { FigureTiles } from './FigureTiles';
import { PartsOf } from './PartsOf';
import { type FiguresOf, type ShownGroup, shownGroups } from './shownGroups';
import { GroupCards } from './GroupCards';
import { ComparedFigures } from '../compare/ComparedFigures';
import { ComparedText, useAgainst } from '../compare/ComparedText';
import { type Compared, useCompared } from '../compare/useCompared';

/** Most figures have no fields beside them. */
const FigureFacts = lazyPart(() => import('./FigureFacts'));

interface FiguresBlockProps extends BlockProps<FiguresOf> {
  /** Another answer to compare with instead of the period before: a kept result. */
  readonly against?: { readonly answer: unknown; readonly name: string };
}

const withAllDecimals = ({ figures, ...group }: ShownGroup): ShownGroup => ({
  ...group,
  figures: figures.map((figure) => ({ ...figure, kept: true })),
});

/** The figures of a block as they are shown, and what they are compared with, in words where they are. */
function useShownFigures({ against, ...props }: FiguresBlockProps) {
  const { block, place, live } = props;
  const { currency } = place;
  const { measures } = place.report;
  const translate = useTranslate();
  const other = useCompared(props);
  const period = useAgainst(other);
  const before = against ? against.answer : other && (other.live.data ?? null);
  const absent = other?.standing?.absent;
  const unit = block.unit === undefined ? '' : asText(place.params[block.unit]);
  const isChecked = place.report.ask === 'submit'; // what was worked out is checked by hand: with all its decimals
  const shown = useMemo(() => {
    if (live.data === undefined) return undefined;
    const groups = shownGroups(block, live.data, { measures, currency, unit, before, absent });
    return isChecked ? groups.map(withAllDecimals) : groups;
  }, [live.data, before, absent, measures, block, unit, currency, isChecked]);
  const isCompared =
    against !== undefined ||
    other !== undefined ||
    shown?.some(({ figures }) => figures.some(({ change }) => change !== undefined)) === true;
  const words = against?.name ?? period ?? translate('report.figures.previous');
  return { shown, before, ...(isCompared && { against: words }), ...(!against && other && { compared: other }) };
}

/** The heading of figures: of a single day with its hours, and with what they are compared with. */
function FiguresHead({
  id,
  heading,
  place: { days, zone },
  inputs,
  against,
  compared,
}: Pick<BlockProps<FiguresOf>, 'heading' | 'place' | 'inputs'> & {
  readonly id: string;
  readonly against?: string;
  readonly compared?: Compared;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        pt: 1.5,
        pb: 0.5,
      }}
    >
      <Box sx={{ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography id={id} component="h2" variant="h3">
          {heading}
        </Typography>
        {days && days.startDate === days.endDate && <DayHours day={days.startDate} zone={zone} />}
      </Box>
      {inputs}
      {against !== undefined && <ComparedText against={against} compared={compared} />}
    </Box>
  );
}

/** The tiles of a report, or its cards of figures. */
export function FiguresBlockView(props: FiguresBlockProps) {
  const { name, block, heading, place, live, inputs } = props;
  const { report } = place;
  const { measures } = report;
  const id = useId();
  const { shown, before, compared, ...words } = useShownFigures(props);
  const figures = block.parts ? (
    <PartsOf answer={live.data} before={before} measures={measures} absent={compared?.standing?.absent} {...words} />
  ) : block.groups ? (
    <Box sx={{ p: 2, pt: 1 }}>
      <GroupCards
        measures={measures}
        groups={block.groups}
        shown={shown}
        scope={`resources.${report.name}.groups.${name}`}
        {...words}
      />
    </Box>
  ) : (
    <FigureTiles
      labelledBy={id}
      measures={measures}
      show={block.show}
      figures={shown?.[0]?.figures}
      compared={words.against !== undefined}
      {...words}
    />
  );
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ minWidth: 0, overflow: 'hidden' }}>
      <FiguresHead id={id} heading={heading} place={place} inputs={inputs} {...words} {...(compared && { compared })} />
      {block.facts && (
        <FigureFacts
          report={report}
          names={block.facts}
          answer={live.data ?? (live.state.error ? null : undefined)}
          waiting={<Box sx={{ height: 38 }} />}
        />
      )}
      <LiveFigures live={live} waiting={figures}>
        {() => <ComparedFigures compared={compared}>{figures}</ComparedFigures>}
      </LiveFigures>
    </Paper>
  );
}
