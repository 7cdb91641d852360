/** Address of the script a page of the console begins with; undefined when the text is no such page. */
export function entryScript(html: string): string | undefined {
  const tag = /<script\b[^>]*\btype="module"[^>]*>/.exec(html)?.[0];
  return tag && /\bsrc="([^"]+)"/.exec(tag)?.[1];
}
