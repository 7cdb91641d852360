import type { Translate } from '@/data/texts/translate';
import { currentTime } from '@/schema/dates/currentTime';
import type { ChartSpec } from '../chart';
import { bytesOf } from './bytesOf';
import { chartCsv } from './chartCsv';
import { chartFileName } from './chartFileName';
import { picture, type PictureLook } from './picture';

export type ChartFormat = 'png' | 'svg' | 'pdf' | 'csv';

async function blobOf(
  spec: ChartSpec,
  format: ChartFormat,
  look: PictureLook,
  translate: Translate,
  now: number,
): Promise<Blob> {
  switch (format) {
    case 'png':
      return new Blob([bytesOf(await picture(spec, look, 'png'))], { type: 'image/png' });
    case 'svg':
      return new Blob([await picture(spec, look, 'svg')], { type: 'image/svg+xml' });
    case 'pdf': {
      const { chartPdf } = await import('./chartPdf');
      return new Blob([await chartPdf(spec, look, translate, now)], { type: 'application/pdf' });
    }
    case 'csv': {
      const heads = {
        localTime: translate('charts.csv.localTime'),
        offset: translate('charts.csv.offset'),
        utc: translate('charts.csv.utc'),
        name: translate('charts.csv.name'),
      };
      return new Blob([chartCsv(spec, heads)], { type: 'text/csv;charset=utf-8' });
    }
  }
}

/** A chart as a file: its picture (PNG at twice its size, SVG, PDF on A4) or its figures (CSV). Spec 01 §2, §9. */
export async function fileOf(
  spec: ChartSpec,
  format: ChartFormat,
  look: PictureLook,
  translate: Translate,
  now = currentTime(),
): Promise<{ readonly blob: Blob; readonly name: string }> {
  return { blob: await blobOf(spec, format, look, translate, now), name: chartFileName(spec, format) };
}
