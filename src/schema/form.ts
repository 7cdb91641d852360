import type { FieldValues, KeyOf } from './field';
import type { AnyValues, When } from './condition';

/** Fields under one heading: `resources.<name>.sections.<key>`. @public */
export interface Section<K extends string = string, R = AnyValues> {
  /**
   * Name of the section, and of its heading in the locales.
   *
   * @example section('basic', ['name', 'code'])
   */
  readonly key: string;
  /**
   * Names of its fields, in order.
   *
   * @example section('basic', ['name', 'code'])
   */
  readonly fields: readonly K[];
  /** The whole section is absent when false. */
  readonly visible?: When<R>;
  /** Sections with the same tab stand together on it: `resources.<name>.tabs.<tab>`. */
  readonly tab?: string;
}

/**
 * A section of a form or detail page.
 *
 * @example section('basic', ['name', 'code'])
 * @public
 */
export function section<const K extends string>(
  key: string,
  fields: readonly K[],
  options: Omit<Section<K>, 'key' | 'fields'> = {},
): Section<K> {
  return { ...options, key, fields };
}

/**
 * Sections on one tab.
 *
 * @example tab('more', [section('location', ['address', 'zone'])])
 * @public
 */
export function tab<const K extends string>(key: string, sections: readonly Section<K>[]): Section<K>[] {
  return sections.map((one) => ({ ...one, tab: key }));
}

/** What of a field depends on the other values. A hidden field is neither checked nor sent. @public */
export interface FieldConditions<R> {
  /** Absent when false. */
  readonly visible?: When<R>;
  /** Must have a value when true, besides what the field itself says. */
  readonly required?: When<R>;
  /** Shown but not changed and not sent when true. */
  readonly readOnly?: When<R>;
  /** Must hold between it and other fields, once all are filled in; the message is `resources.<name>.valid.<field>`. */
  readonly valid?: When<R>;
}

/** Sections of a form or detail page, in order. @public */
export type Sections<F> = readonly Section<KeyOf<F>, Partial<FieldValues<F>>>[];

/** A form whose tabs are steps. @public */
export interface StepsForm<F> {
  /**
   * Its tabs are steps, one after the other, by the same names: `resources.<name>.tabs.<tab>`. Next checks what the
   * step asks, Back keeps it, and a new record is saved from its last step. Of a record that exists any step may be
   * opened, and saved from. What the server refuses leads to its step. Sections without a tab stand above all steps.
   *
   * @example form: { steps: true, sections: [...tab('place', [section('basic', ['name'])])] }
   */
  readonly steps: true;
  /** The sections, each on the tab that is its step. */
  readonly sections: Sections<F>;
}
