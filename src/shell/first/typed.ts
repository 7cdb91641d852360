/** What stands in the fields of the form, and where its caret is: `name` is the field with the focus. */
export interface Typed<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly at?: { readonly name: Name; readonly start: number | null; readonly end: number | null };
}

/** Ids are fixed: the form stands in HTML before React could give any. */
export const fieldId = (name: string): string => `signin-${name}`;

const inputOf = (name: string): HTMLInputElement | undefined => {
  if (typeof document === 'undefined') return undefined; // the form's HTML is written when the console is built
  const found = document.getElementById(fieldId(name));
  return found instanceof HTMLInputElement ? found : undefined;
};

/** What a person, or the browser for them, has typed into the form that stands in the page. */
export function readTyped<Name extends string>(
  names: readonly Name[],
  none: Readonly<Record<Name, string>>,
): Typed<Name> {
  const values: Record<Name, string> = { ...none };
  for (const name of names) values[name] = inputOf(name)?.value ?? none[name];
  const name = names.find((one) => inputOf(one)?.matches(':focus'));
  const input = name && inputOf(name);
  return { values, ...(name && input && { at: { name, start: input.selectionStart, end: input.selectionEnd } }) };
}

/** Puts the caret back where it was, when another element took the place of the one it was in. */
export function restoreCaret<Name extends string>({ at }: Typed<Name>): void {
  const input = at && inputOf(at.name);
  if (!input || document.activeElement === input) return;
  input.focus();
  if (at.start !== null && at.end !== null) input.setSelectionRange(at.start, at.end);
}
