/** Copies where the modern clipboard is missing: pages that are served without TLS. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog, whose focus trap would take the focus back from the body.
  const host = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  host.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
  }
}

/** Spreadsheets take a hyphen before a number for its minus, and no other sign. */
const plainMinus = (text: string): string => text.replace(/\u2212(?=\D{0,4}\d)/g, '-');

/** Puts a text on the clipboard, minuses as hyphens; `false` when the browser refuses. Never throws. */
export async function copyText(shown: string): Promise<boolean> {
  const text = plainMinus(shown);
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyBySelection(text);
  } catch {
    return false;
  }
}
