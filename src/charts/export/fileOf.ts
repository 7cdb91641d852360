import type { Translate } from '@/data';
import { currentTime } from '@/schema/dates';
import type { ChartSpec } from '../chart';
import { chartCsv } from './chartCsv';
import { picture, type PictureLook } from './picture';
import { sortableTime } from '../table/rowTimeText';

/** Letters that file systems refuse, and blanks. */
const UNSAFE = /[^\p{L}\p{N}.-]+/gu;

/** `home-power_2026-10-25_2026-10-25_Europe-Amsterdam.csv`: the days are the first and the last that are shown. */
export function chartFileName({ id, scale }: ChartSpec, ending: string): string {
  const parts =
    scale.kind === 'time'
      ? [
          id,
          sortableTime(scale.from, scale.zone).slice(0, 10),
          sortableTime(Math.max(scale.from, scale.to - 1), scale.zone).slice(0, 10),
          scale.zone,
        ]
      : [id];
  return `${parts.map((part) => part.replaceAll(UNSAFE, '-')).join('_')}.${ending}`;
}

/** The bytes of a base64 data URL. (The content security policy lets `fetch` read none.) */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0));
}

interface ChartFile {
  readonly spec: ChartSpec;
  readonly look: PictureLook;
  readonly translate: Translate;
  /** Epoch milliseconds of its creation. */
  readonly now: number;
}

interface FormatOfChart {
  readonly mime: string;
  write(file: ChartFile): Promise<BlobPart>;
}

/** What a chart is saved as, in the order of its menu. */
export const CHART_FORMATS = {
  png: { mime: 'image/png', write: async ({ spec, look }) => bytesOf(await picture(spec, look, 'png')) },
  svg: { mime: 'image/svg+xml', write: ({ spec, look }) => picture(spec, look, 'svg') },
  pdf: {
    mime: 'application/pdf',
    write: async ({ spec, look, translate, now }) => (await import('./chartPdf')).chartPdf(spec, look, translate, now),
  },
  csv: {
    mime: 'text/csv;charset=utf-8',
    write: async ({ spec, translate }) =>
      chartCsv(spec, {
        localTime: translate('charts.csv.localTime'),
        offset: translate('charts.csv.offset'),
        utc: translate('charts.csv.utc'),
        name: translate('charts.csv.name'),
      }),
  },
} as const satisfies Readonly<Record<string, FormatOfChart>>;

export type ChartFormat = keyof typeof CHART_FORMATS;

/** A chart as a file: its picture (PNG at twice its size, SVG, PDF on A4) or its figures (CSV). Spec 01 §2, §9. */
export async function fileOf(
  spec: ChartSpec,
  format: ChartFormat,
  look: PictureLook,
  translate: Translate,
  now = currentTime(),
): Promise<{ readonly blob: Blob; readonly name: string }> {
  const { mime, write } = CHART_FORMATS[format];
  const part = await write({ spec, look, translate, now });
  return { blob: new Blob([part], { type: mime }), name: chartFileName(spec, format) };
}
