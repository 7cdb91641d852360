const FOCUSABLE =
  'input:not([type="hidden"]):not([disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled]), [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

/**
 * Puts the focus into a field of the form: on the control marked invalid, else on its first control.
 * False when the field has nothing to focus (it is not on the page).
 */
export function focusField(form: HTMLElement, name: string): boolean {
  const field = [...form.querySelectorAll<HTMLElement>('[data-form-field]')].find(
    (one) => one.dataset.formField === name,
  );
  const controls = [...(field?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const target = controls.find((one) => one.closest('[aria-invalid="true"]')) ?? controls[0];
  target?.focus();
  return target !== undefined;
}
