import { jsPDF } from 'jspdf';
import type { Sheet } from './drawSheet';

/** A4 in points (spec 01 §9). */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 40;

/** A PDF of one A4 page with a picture fitted into its margins, at the top. */
export function pdfOf({ picture, width, height }: Sheet, title: string): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: [PAGE.width, PAGE.height], compress: true, floatPrecision: 'smart' });
  const scale = Math.min((PAGE.width - 2 * MARGIN) / width, (PAGE.height - 2 * MARGIN) / height);
  pdf.setProperties({ title });
  pdf.addImage(
    picture,
    'PNG',
    (PAGE.width - width * scale) / 2,
    MARGIN,
    width * scale,
    height * scale,
    undefined,
    'FAST',
  );
  return pdf.output('arraybuffer');
}
