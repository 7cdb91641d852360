/** Texts as they are, and whole numbers of so many digits that a number of JavaScript would lose some of them. */
const PARTS = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** A body of JSON, in which ids of 64 bits that are numbers are texts. Throws where it is none. */
export const bodyJson = (text: string): unknown =>
  JSON.parse(text.replace(PARTS, (part) => (part.startsWith('"') ? part : `"${part}"`)));
