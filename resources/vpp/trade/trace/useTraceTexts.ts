import { useLocale, useTranslate } from 'react-admin';
import { formatAmount, formatDifference, formatFigure, formatList } from '@/schema';
import { formatDate } from '@/schema/dates';
import type { Chain, Figure } from './chain';
import type { Part } from './reasons';
import { gapText } from './stageTimes';
import type { Measure, Stage } from './traceRecords';
import { unitOf, useTrace } from './TraceContext';

/** Names that are told; of the others how many there are. */
const NAMED = 2;

/** A stage that was as soon as it has a figure, whose records have no time of their own. */
const isUntold = (stage: Stage, chain: Chain): boolean =>
  (stage === 'appraisal' || stage === 'settlement') && Object.keys(chain[stage]).length > 0;

/** What a trace tells, in words, the same on the screen and on paper. */
export function useTraceTexts() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { chain, currency, times } = useTrace();
  const amount = (measure: Measure, value: number) => formatAmount(value, unitOf(measure, currency), locale);
  return {
    figure: (measure: Measure, figure: Figure | undefined): string => {
      if (!figure) return '-';
      const value = amount(measure, figure.value);
      return figure.least === undefined || figure.least === figure.value
        ? value
        : `${formatFigure(figure.least, unitOf(measure, currency).decimals, locale)} – ${value}`;
    },
    difference: (measure: Measure, value: number): string => formatDifference(value, unitOf(measure, currency), locale),
    reason: ({ reason, names = [], said }: Part, most = NAMED): string => {
      const shown = names.length > most ? names.slice(0, most - 1) : names;
      const rest = names.length - shown.length;
      const more = rest > 0 ? [translate('vpp.trace.more', { smart_count: rest })] : [];
      const words = translate(`vpp.trace.reasons.${reason}`);
      const whom = formatList([...shown, ...more], locale);
      return [whom === '' ? words : translate('vpp.trace.whom', { reason: words, names: whom }), said]
        .filter(Boolean)
        .join(' · ');
    },
    time: (stage: Stage): string => {
      const { from, to, month } = times[stage];
      if (month !== '') return formatDate(`${month}-01`, 4, locale);
      if (from === '') return isUntold(stage, chain) ? translate('vpp.trace.untold') : '-';
      const start = formatDate(from, 7, locale);
      if (to === '' || to === from) return start;
      const end = formatDate(to, to.slice(0, 10) === from.slice(0, 10) ? 8 : 7, locale);
      return end === start || start.endsWith(end) ? start : `${start} – ${end}`;
    },
    gap: (stage: Stage): string => {
      const { after } = times[stage];
      return after === null
        ? ''
        : after < 0
          ? translate('vpp.trace.earlier', { time: gapText(after) })
          : `+${gapText(after)}`;
    },
  };
}
