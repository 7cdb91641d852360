import { expect, test } from 'vitest';
import { pdfOf } from './pdfOf';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

// covers FR-208, HR-319
test('a PDF is one A4 page with the picture in its margins', () => {
  const text = new TextDecoder('latin1').decode(pdfOf({ picture: PIXEL, width: 960, height: 640 }, '功率'));
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(['/MediaBox [0 0 595.28 841.89]']);
  expect(text).toContain('/Subtype /Image');
});
