import {
  blockFacts,
  isRelatedList,
  rangeParams,
  transitionsOf,
  wireName,
  type Action,
  type AnyRelated,
  type Resource,
  STANDARD_CODES,
  typeOptions,
} from '@/schema';
import { callsOf } from '../describe/callsOf';
import { fieldsOf } from '../describe/fieldsOf';
import { docWords, kindWord } from './docWords';
import type { FieldTable } from './fieldTable';
import { chapter, code } from './markdown';
import { measureRows } from './measureRows';

/** Measures that a tab of a record shows. */
function measuresOf(related: AnyRelated): readonly string[] {
  if (isRelatedList(related)) return [];
  const { measures, others = [] } = blockFacts(related);
  return [...measures, ...others];
}

class ResourceChapter {
  readonly #scope: string;
  constructor(
    readonly resource: Resource,
    readonly table: FieldTable,
  ) {
    this.#scope = `resources.${resource.name}`;
  }

  get #words() {
    return docWords(this.table.locale);
  }

  #filterRows(): string[][] {
    const { filters, fields, search } = this.resource;
    const quick = search && !fields[search.param] ? [[code(search.param), this.#words.search, code(search.param)]] : [];
    const own = filters.map((filter) => {
      const options = fields[filter.field]?.options ?? {};
      const params =
        filter.as === 'range'
          ? [...rangeParams(filter, options)]
          : [typeof filter.params === 'string' ? filter.params : wireName(filter.field, options)];
      return [
        code(filter.field),
        this.table.label(this.#scope, filter.field),
        `${params.map(code).join(', ')}${filter.as === 'range' ? ` (${this.#words.range})` : ''}`,
      ];
    });
    return [...quick, ...own];
  }

  #actionLabel(key: string): string {
    return this.table.translate(`${this.#scope}.actions.${key}.label`, {
      _: this.table.translate(`actions.${key}.label`, { _: key }),
    });
  }

  #actionRows(): string[][] {
    const { resource } = this;
    const calls = callsOf(resource);
    const standard = STANDARD_CODES.flatMap((key) => {
      const call =
        calls.find((one) => !one.action && one.name === key) ??
        (key === 'delete' ? calls.find((one) => one.name === 'deleteMany') : undefined);
      const { permission = key } = resource.standard[key] ?? {};
      const place = key === 'edit' || key === 'delete' ? 'row' : 'page';
      return call
        ? [
            [
              code(key),
              this.#words.standard[key],
              this.#words.on[place],
              permission === false ? this.#words.open : code(permission),
              code(`${call.method} ${call.path}`),
            ],
          ]
        : [];
    });
    const own = Object.entries<Action>(resource.actions).map(([key, { on, permission = key, call: spec }]) => {
      const call = spec && resource.resolve(spec);
      return [
        code(key),
        this.#actionLabel(key),
        [on]
          .flat()
          .map((place) => this.#words.on[place])
          .join(', '),
        permission === false ? this.#words.open : code(permission),
        call ? code(`${call.method} ${call.path}`) : '-',
      ];
    });
    return [...standard, ...own];
  }

  /** The ways between the states of a workflow. */
  #transitionRows(): string[][] {
    const { resource } = this;
    return transitionsOf(resource.workflow).map(({ key, machine, spec: { from, to } }) => {
      const field = resource.fields[machine.state];
      const { shared } = field ? typeOptions(field) : {};
      const enums = shared === undefined ? `${this.#scope}.enums.${machine.state}` : `enums.${shared}`;
      const state = (one: unknown) =>
        `${code(String(one))} ${this.table.translate(`${enums}.${String(one)}`, { _: '' })}`.trim();
      return [
        code(key),
        this.#actionLabel(key),
        from.map(state).join(', '),
        to === undefined ? this.#words.stays : state(to),
      ];
    });
  }

  /** Tabs of a record: lists of others, and blocks of figures. */
  #relatedRows(): string[][] {
    return Object.entries<AnyRelated>(this.resource.related).map(([key, one]) => {
      const shown = isRelatedList(one) ? [one.resource] : measuresOf(one);
      const by = isRelatedList(one)
        ? Object.entries(one.by).map(([their, our]) => `${code(their)} = ${code(our)}`)
        : [];
      return [
        code(key),
        this.table.translate(`${this.#scope}.related.${key}`, { _: key }),
        isRelatedList(one) ? this.#words.blocks.list : kindWord(this.#words, one),
        shown.map(code).join(', '),
        by.join(', '),
        one.permission ? code(one.permission) : this.#words.withMenu,
      ];
    });
  }

  /** Measures of the figures above the list and on the page of a record. */
  #measureRows(): string[][] {
    const { measures, summary, related } = this.resource;
    const used = [...(summary?.show ?? []), ...Object.values<AnyRelated>(related).flatMap(measuresOf)];
    return measureRows(measures, used, this.table.locale, this.table.translate);
  }

  #versions(): string[] {
    const { versions } = this.resource;
    if (!versions) return [];
    const named = (name: string) => this.table.label(this.#scope, name);
    return [
      this.#words.versions.replace('%{of}', named(versions.of)).replace('%{effective}', named(versions.effective)),
      '',
    ];
  }

  lines(): string[] {
    const { resource } = this;
    const words = this.#words;
    const calls = callsOf(resource).map((one) => [
      code(one.name),
      code(`${one.method} ${one.path}`),
      one.parameters.map(code).join(', '),
      one.code ? code(one.code) : words.withMenu,
    ]);
    return [
      `## ${this.table.translate(`${this.#scope}.name`)} (${code(resource.name)})`,
      '',
      ...this.#versions(),
      ...chapter(words.fields, words.head.fields, this.table.rows(fieldsOf(resource), this.#scope)),
      ...chapter(words.filters, words.head.filters, this.#filterRows()),
      ...chapter(words.actions, words.head.actions, this.#actionRows()),
      ...chapter(words.transitions, words.head.transitions, this.#transitionRows()),
      ...chapter(words.related, words.head.related, this.#relatedRows()),
      ...chapter(words.measures, words.head.measures, this.#measureRows()),
      ...chapter(words.calls, words.head.calls, calls),
    ];
  }
}

/** Fields, filters, actions, states, figures and calls of a resource. */
export const resourceChapter = (resource: Resource, table: FieldTable): string[] =>
  new ResourceChapter(resource, table).lines();
