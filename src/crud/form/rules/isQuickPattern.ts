const LONGEST = 200;
/**
 * Repetitions without an end that one text is tried with: of an anchored expression two take the square of its length.
 */
const MOST = { anchored: 2, free: 1 };

/** What an expression is made of: classes, escapes, groups, alternatives and repetitions. */
const PART = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?[:=!]|\?<[=!]|\?<\w+>)?|\)|\||[*+]\??|\?\??|\{\d+(?:,\d*)?\}\??/gsu;
const isRepetition = (part: string): boolean =>
  /^[*+]/.test(part) || (part.startsWith('{') && !/^\{[01](?:,[01])?\}/.test(part));
const isEndless = (part: string): boolean => /^[*+]|^\{\d+,\}/.test(part);

/**
 * Whether an expression of somebody else is tried quickly on any text: nothing that is repeated holds a repetition or
 * alternatives, which may be tried in twice as many ways for each further letter, and few are without an end. Nothing
 * refers back.
 *
 * @example isQuickPattern('^1[3-9]\\d{9}$') // true
 * @example isQuickPattern('^(a+)+$') // false
 */
export function isQuickPattern(source: string): boolean {
  if (source.length > LONGEST || /\\[1-9k]/.test(source.replace(/\\\\/g, ''))) return false;
  const groups: { hasChoice: boolean }[] = [];
  const top = { hasChoice: false };
  let closed: { hasChoice: boolean } | undefined;
  let endless = 0;
  for (const [part] of source.matchAll(PART)) {
    const group = groups.at(-1) ?? top;
    const before = closed;
    closed = undefined;
    if (part.startsWith('(')) groups.push({ hasChoice: false });
    else if (part === ')') {
      closed = groups.pop();
      const outer = groups.at(-1) ?? top;
      outer.hasChoice ||= closed?.hasChoice ?? false;
    } else if (part === '|') group.hasChoice = true;
    else if (isRepetition(part)) {
      if (before?.hasChoice) return false;
      group.hasChoice = true;
      if (isEndless(part)) endless += 1;
    }
  }
  return endless <= (source.startsWith('^') ? MOST.anchored : MOST.free);
}
