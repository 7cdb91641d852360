const two = (value: number): string => String(value).padStart(2, '0');

/**
 * What a person means by '8', '830', '8.30' or '８：３０': 'HH:mm', up to '24:00'; with `seconds` 'HH:mm:ss', also of
 * '8:30:15'. Anything else stays as it is.
 */
export function completeTime(typed: string, seconds = false): string {
  const text = typed.trim().replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  const found = /^(\d{1,2})(?:[:.\uff1a]?(\d{2}))?(?:[:.\uff1a]?(\d{2}))?$/.exec(text);
  if (!found || (found[3] !== undefined && !seconds)) return typed.trim();
  const [hour, minute, second] = [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)];
  if (minute > 59 || second > 59 || hour * 3600 + minute * 60 + second > 86_400) return typed.trim();
  return [hour, minute, ...(seconds ? [second] : [])].map(two).join(':');
}
