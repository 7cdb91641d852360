/**
 * The eleven numbered date formats of the product (spec 01 §9). 1 and 3 are what cells show, 2 and 4 to 9 what titles,
 * axes and narrow places show, 10 and 11 what the wire has and boxes take. The names of months are the English short
 * ones in both languages.
 */
export const DATE_FORMATS = {
  1: 'DD MMM YYYY HH:mm:ss',
  2: 'DD MMM YYYY HH:mm',
  3: 'DD MMM YYYY',
  4: 'MMM YYYY',
  5: 'YYYY',
  6: 'DD MMM',
  7: 'DD MMM HH:mm',
  8: 'HH:mm',
  9: 'HH:mm:ss',
  10: 'YYYY-MM-DD',
  11: 'YYYY-MM-DD HH:mm:ss',
} as const;

export type DateFormat = keyof typeof DATE_FORMATS;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WALL = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** A wall-clock text in one of the formats; '' when it is not one. */
export function formatDate(value: string, format: DateFormat): string {
  const found = WALL.exec(value);
  if (!found) return '';
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = found;
  const parts: Record<string, string> = {
    YYYY: year,
    MMM: MONTHS[Number(month) - 1] ?? '',
    MM: month,
    DD: day,
    HH: hour,
    mm: minute,
    ss: second,
  };
  return DATE_FORMATS[format].replace(/YYYY|MMM|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? part);
}
