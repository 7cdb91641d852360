import { currentSession } from '@/access';
import { recordTexts } from '@/fields';
import type { TextTools } from '@/fields/internal';
import { isEmpty, matches } from '@/schema';
import { currentTime, formatMoment } from '@/schema/dates';
import type { ReportPlace } from '../blockProps';

/** What stands above a report in a file and on paper: its parameters in words, its clock, who made it when. */
export interface PaperHead {
  readonly params: readonly (readonly [label: string, words: string])[];
  readonly zone: string;
  readonly made: string;
}

/** Parameters that have a value and are there for the others, in words; names of records are asked for. */
export async function paperHead(
  { report, params, zone }: ReportPlace,
  tools: TextTools,
  signal: AbortSignal,
): Promise<PaperHead> {
  const { translate, scope } = tools;
  const shown = Object.entries(report.params).filter(
    ([name, { type }]) =>
      !type.sealed && !isEmpty(params[name]) && matches(report.resource.when[name]?.visible, params),
  );
  const columns = shown.map(([name, field]) => ({ name, field, isTitle: false }));
  const [words = []] = await recordTexts(tools, columns, [{ ...params, id: '' }], signal);
  const session = currentSession();
  return {
    params: shown.map(([name], index) => [translate(`${scope}.fields.${name}`), words[index] || '-']),
    zone: translate('report.file.zone', { zone }),
    made: translate('report.file.by', {
      name: session?.userName || session?.account || '-',
      time: formatMoment(currentTime(), 2, zone),
    }),
  };
}
