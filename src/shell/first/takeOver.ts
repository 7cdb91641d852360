/** Said on the document when React has taken the form over, whose HTML stood there before it. */
export const TAKEN = 'first:taken';

/** Said on the document when what is to take it over does not come. */
export const UNLOADED = 'first:unloaded';

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

/** Whether a form was painted that works not yet. */
export const hasForm = (): boolean => document.documentElement.dataset[MARK] !== undefined;

/** The form that was painted works: what is typed stays, what is pressed waits, its captcha is on its way. */
export function markLive(): void {
  delete document.documentElement.dataset[MARK];
}

/** The form is React's, or gone: what was pressed in it before is done now. */
export function takeOver(): void {
  markLive();
  document.dispatchEvent(new Event(TAKEN));
}
