/** What a person means by '8', '830', '8.30' or '８：３０': 'HH:mm', up to '24:00'. Anything else stays as it is. */
export function completeTime(typed: string): string {
  const text = typed.trim().replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  const found = /^(\d{1,2})(?:[:.\uff1a]?(\d{2}))?$/.exec(text);
  if (!found) return typed.trim();
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  if (minutes > 59 || hours * 60 + minutes > 1440) return typed.trim();
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
