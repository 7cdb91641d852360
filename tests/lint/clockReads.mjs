/* Places in a source that take the time from the machine. Plain Node. */

const READS = [
  /\bDate\s*\.\s*now\b/, // called, or handed on
  /\bnew\s+Date\s*(?:\(\s*\)|(?=[;,)\]}]|$))/,
  /(?<!new\s+)(?<![\w$.])Date\s*\(\s*\)/,
  /\{\s*now\b[^}]*\}\s*=\s*Date\b/,
  /\bdayjs\s*(?:\.\s*(?:utc|tz)\s*)?\(\s*\)/,
  /\bDateTimeFormat\s*\([^()]*\)\s*\.\s*format(?:ToParts)?\s*\(\s*\)/,
  /\bTemporal\s*\.\s*Now\b/,
  /\bperformance\s*\.\s*timeOrigin\b/,
];

/** What is said about the code is no code: comments become blanks, lines stay where they are. */
const uncommented = (source) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** `{line, code}` of each line that reads the machine's clock. */
export function clockReads(source) {
  return uncommented(source)
    .split('\n')
    .flatMap((code, at) => (READS.some((one) => one.test(code)) ? [{ line: at + 1, code: code.trim() }] : []));
}
