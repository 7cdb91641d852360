import { saveFile } from '@/api';
import type { TextTools } from '@/fields/internal';
import { nowOn } from '@/schema/dates';
import { makeFile } from '@/widgets/internal';
import type { ReportPaper } from './paper';
import { paperHead } from './paperHead';
import { paperParts, placeOn } from './paperParts';
import { reportSheets } from './reportSheets';

/** Makes one xlsx of a report, a sheet a block, and saves it. Resolves its name. */
export async function saveReport(
  paper: ReportPaper,
  tools: TextTools,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<string> {
  const parts = await paperParts(paper, tools, signal, onProgress);
  const place = placeOn(parts, paper);
  const head = await paperHead(place, tools, signal);
  const sheets = reportSheets(paper.title, head, parts, (reason) =>
    tools.translate('report.file.blockFailed', { reason }),
  );
  const file = await makeFile('xlsx', `${paper.title} ${nowOn(place.zone).slice(0, 10)}`, sheets, signal);
  signal.throwIfAborted();
  saveFile({ blob: file, name: file.name });
  return file.name;
}
