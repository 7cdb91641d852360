export interface TextPart {
  readonly text: string;
  /** It is what was searched for. */
  readonly found: boolean;
}

/** A text cut at every place that holds the searched one, whatever the case. */
export function matchParts(text: string, query: string): TextPart[] {
  const wanted = query.trim().toLocaleLowerCase();
  const lower = text.toLocaleLowerCase();
  // A letter whose lower case is longer than itself would shift the places: the text is then shown as it is.
  if (wanted === '' || lower.length !== text.length) return [{ text, found: false }];
  const parts: TextPart[] = [];
  let at = 0;
  for (let next = lower.indexOf(wanted); next >= 0; next = lower.indexOf(wanted, at)) {
    if (next > at) parts.push({ text: text.slice(at, next), found: false });
    at = next + wanted.length;
    parts.push({ text: text.slice(next, at), found: true });
  }
  if (at < text.length) parts.push({ text: text.slice(at), found: false });
  return parts;
}
