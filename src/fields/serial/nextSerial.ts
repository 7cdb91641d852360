/** A part of a pattern: `{yyyyMMdd}` of the day, `{000}` of the counter. */
const PART = /\{(yyyy|yy|yyyyMM|yyMM|yyyyMMdd|yyMMdd|MM|dd|0+)\}/g;

function dayPart(part: string, day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return part.replace('yyyy', year).replace('yy', year.slice(2)).replace('MM', month).replace('dd', date);
}

/**
 * A number of a pattern. A counter with more digits than there are zeros keeps them all.
 *
 * @param day 'yyyy-MM-dd' by the calendar of the site
 * @example nextSerial('WO-{yyyyMMdd}-{000}', 7, '2026-10-03') // 'WO-20261003-007'
 * @public
 */
export function nextSerial(pattern: string, counter: number, day: string): string {
  return pattern.replace(PART, (_, part: string) =>
    part.startsWith('0') ? String(counter).padStart(part.length, '0') : dayPart(part, day),
  );
}

/**
 * What a counter counts in: it begins again where the dated part changes.
 *
 * @example serialSeries('WO-{yyyyMMdd}-{000}', '2026-10-03') // 'WO-20261003-{000}'
 * @public
 */
export function serialSeries(pattern: string, day: string): string {
  return pattern.replace(PART, (whole, part: string) => (part.startsWith('0') ? whole : dayPart(part, day)));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What every number of a pattern looks like; its only group is the counter.
 *
 * @example serialFormat('WO-{000}').exec('WO-007')?.[1] // '007'
 * @public
 */
export function serialFormat(pattern: string): RegExp {
  const parts = pattern.split(PART).map((part, at) => {
    if (at % 2 === 0) return escaped(part);
    return part.startsWith('0') ? `(\\d{${part.length},})` : `\\d{${part.length}}`;
  });
  return new RegExp(`^${parts.join('')}$`);
}
