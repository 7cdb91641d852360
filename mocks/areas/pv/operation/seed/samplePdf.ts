/** A page with one line of text as a PDF. */
export function samplePdf(line: string): string {
  const words = line.replace(/[^ -~]/g, '').replace(/[\\()]/g, '');
  const stream = `BT /F1 20 Tf 72 720 Td (${words}) Tj ET`;
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = parts.map((part, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${part}endobj\n`;
    return String(place).padStart(10, '0');
  });
  const start = text.length;
  return `${text}xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}
