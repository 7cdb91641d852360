import { jsPDF } from 'jspdf';

/** A4 in points (spec 01 §9). */
const A4 = { width: 595.28, height: 841.89 };

/** A PDF of A4 pages, each filled with a picture. */
export function pagesPdf(pictures: readonly string[], title: string): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: [A4.width, A4.height], compress: true });
  pdf.setProperties({ title });
  for (const [index, picture] of pictures.entries()) {
    if (index > 0) pdf.addPage([A4.width, A4.height]);
    pdf.addImage(picture, 'PNG', 0, 0, A4.width, A4.height, undefined, 'FAST');
  }
  return pdf.output('arraybuffer');
}
