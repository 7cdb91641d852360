/** Said on the document when React has taken the form over, whose HTML stood there before it. */
export const TAKEN = 'first:taken';

/** Where `html` says what the form in it was painted for. */
const MARK = 'first';

interface Painted {
  readonly brand: object;
  readonly locale: string;
}

const signature = ({ brand, locale }: Painted): string => JSON.stringify([brand, locale]);

/** Says for whom the form in the page was painted. */
export function markPainted(painted: Painted): void {
  document.documentElement.dataset[MARK] = signature(painted);
}

/** Whether the form in the page is letter for letter what React would draw. */
export function isPainted(painted: Painted): boolean {
  return document.documentElement.dataset[MARK] === signature(painted);
}

/** The form is React's, or gone: what was pressed in it before is done now. */
export function takeOver(): void {
  if (document.documentElement.dataset[MARK] === undefined) return;
  delete document.documentElement.dataset[MARK];
  document.dispatchEvent(new Event(TAKEN));
}
