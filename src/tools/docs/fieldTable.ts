import { validationErrorText } from '@/fields/internal';
import type { Locale } from '@/data';
import type { DescribedField } from '../describe/fieldsOf';
import type { Translate } from './docTexts';
import { docWords } from './docWords';
import { code } from './markdown';

/** Fields in words of one language. `scope` is where their texts stand: `resources.iot/device`. */
export class FieldTable {
  constructor(
    readonly locale: Locale,
    readonly translate: Translate,
  ) {}

  get #words() {
    return docWords(this.locale);
  }

  /** A label, wherever it is said. */
  label(scope: string, name: string): string {
    return this.translate(`${scope}.fields.${name}`, { _: name });
  }

  #type({ type, target, unit, codes, shared, name }: DescribedField, scope: string): string {
    const enums = shared === undefined ? `${scope}.enums.${name}` : `enums.${shared}`;
    const word = this.#words.types[type] ?? type;
    const values = codes.map((one) => `${code(one)} ${this.translate(`${enums}.${one}`, { _: '' })}`.trim());
    return [[word, target && code(target), unit && `(${unit})`].filter(Boolean).join(' '), values.join(', ')]
      .filter(Boolean)
      .join(': ');
  }

  #rules({ rules, unique, name }: DescribedField, scope: string): string {
    const label = this.label(scope, name);
    const said = rules
      .filter((one) => one.name !== 'oneOf')
      .map((one) =>
        validationErrorText({ rule: one.name, ...(one.args && { args: one.args }) }, label, this.translate),
      );
    return [...said, ...(unique ? [this.#words.unique] : [])].join('; ');
  }

  #name({ name, wire }: DescribedField, above: string): string {
    return wire === name ? code(above + name) : `${code(above + name)} (${this.#words.wire} ${code(wire)})`;
  }

  /** A row each: name, label, type, whether it is required, its rules, where people meet it. */
  rows(fields: readonly DescribedField[], scope: string, above = ''): string[][] {
    const required = { always: this.#words.always, sometimes: this.#words.sometimes, never: '' };
    return fields.flatMap((one) => [
      [
        this.#name(one, above),
        this.label(scope, one.name),
        this.#type(one, scope),
        required[one.required],
        this.#rules(one, scope),
        one.places.map((place) => this.#words.places[place]).join(', '),
      ],
      ...this.rows(one.inner, `${scope}.inner.${one.name}`, `${above}${one.name}.`),
    ]);
  }
}
