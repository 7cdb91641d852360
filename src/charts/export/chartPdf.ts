import type { Translate } from '@/data';
import type { ChartSpec } from '../chart';
import { leftOutText } from '../leftOutText';
import { momentText, periodText } from '../time/momentText';
import { drawSheet } from './drawSheet';
import { pdfOf } from './pdfOf';
import { picture, type PictureLook } from './picture';

/** A chart on an A4 page (spec 01 §9): title, range, zone, time of creation, picture. */
export async function chartPdf(
  spec: ChartSpec,
  look: PictureLook,
  translate: Translate,
  now: number,
): Promise<ArrayBuffer> {
  const { scale, title } = spec;
  const zone = scale.kind === 'time' ? scale.zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const lines = [
    ...(scale.kind === 'time' ? [periodText(scale.from, scale.to, zone), translate('charts.pdf.zone', { zone })] : []),
    translate('charts.pdf.created', { time: momentText(now, zone) }),
    leftOutText(spec, translate) ?? [],
  ].flat();
  return pdfOf(await drawSheet(await picture(spec, look, 'png', 'page'), title, lines, look.colors), title);
}
