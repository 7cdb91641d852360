import { validationErrorText } from '@/fields/messages/validationErrorText';
import type { Locale } from '@/data/registry/registry';
import { rangeParams, transitionsOf, wireName, type Action, type Resource } from '@/schema';
import { typeOptions } from '@/schema/lint/typeOptions';
import { callsOf } from '../describe/callsOf';
import { fieldsOf, type DescribedField } from '../describe/fieldsOf';
import type { Translate } from './docTexts';
import { docWords } from './docWords';

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim() || '-';
/** What a heading is reached by: its words in small letters, blanks as strokes, nothing else. */
const anchor = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(' ', '-');
const code = (text: string): string => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '---|').join('')}`, ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`), ''];
}

/** The page of one area in one language. */
export class ResourcePage {
  constructor(
    readonly locale: Locale,
    readonly translate: Translate,
  ) {}

  get #words() {
    return docWords[this.locale];
  }

  /** A label of the resource, wherever it is said. */
  #label(scope: string, name: string): string {
    return this.translate(`${scope}.fields.${name}`, { _: name });
  }

  #type({ type, target, unit, codes, shared, name }: DescribedField, scope: string): string {
    const enums = shared === undefined ? `${scope}.enums.${name}` : `enums.${shared}`;
    const word = this.#words.types[type] ?? type;
    const values = codes.map((one) => `${code(one)} ${this.translate(`${enums}.${one}`, { _: '' })}`.trim());
    return [[word, target && code(target), unit && `(${unit})`].filter(Boolean).join(' '), values.join(', ')].filter(Boolean).join(': ');
  }

  #rules({ rules, unique, name }: DescribedField, scope: string): string {
    const label = this.#label(scope, name);
    const said = rules.filter((one) => one.name !== 'oneOf').map((one) => validationErrorText({ rule: one.name, ...(one.args && { args: one.args }) }, label, this.translate));
    return [...said, ...(unique ? [this.#words.unique] : [])].join('; ');
  }

  #name({ name, wire }: DescribedField, above: string): string {
    return wire === name ? code(above + name) : `${code(above + name)} (${this.#words.wire} ${code(wire)})`;
  }

  #fieldRows(fields: readonly DescribedField[], scope: string, above = ''): string[][] {
    const required = { always: this.#words.always, sometimes: this.#words.sometimes, never: '' };
    return fields.flatMap((one) => [
      [this.#name(one, above), this.#label(scope, one.name), this.#type(one, scope), required[one.required], this.#rules(one, scope), one.places.map((place) => this.#words.places[place]).join(', ')],
      ...this.#fieldRows(one.inner, `${scope}.inner.${one.name}`, `${above}${one.name}.`),
    ]);
  }

  #filterRows({ filters, fields, search }: Resource, scope: string): string[][] {
    const quick = search && !fields[search.param] ? [[code(search.param), this.#words.search, code(search.param)]] : [];
    const own = filters.map((filter) => {
      const options = fields[filter.field]?.options ?? {};
      const params = filter.as === 'range' ? [...rangeParams(filter, options)] : [typeof filter.params === 'string' ? filter.params : wireName(filter.field, options)];
      return [code(filter.field), this.#label(scope, filter.field), `${params.map(code).join(', ')}${filter.as === 'range' ? ` (${this.#words.range})` : ''}`];
    });
    return [...quick, ...own];
  }

  #actionLabel(key: string, scope: string): string {
    return this.translate(`${scope}.actions.${key}.label`, { _: this.translate(`actions.${key}.label`, { _: key }) });
  }

  #actionRows(resource: Resource, scope: string): string[][] {
    const calls = callsOf(resource);
    const standard = (['create', 'edit', 'delete', 'export', 'import'] as const).flatMap((key) => {
      const call = calls.find((one) => !one.action && one.name === key) ?? (key === 'delete' ? calls.find((one) => one.name === 'deleteMany') : undefined);
      const { permission = key } = resource.standard[key] ?? {};
      const place = key === 'edit' || key === 'delete' ? 'row' : 'page';
      return call ? [[code(key), this.#words.standard[key], this.#words.on[place], permission === false ? this.#words.open : code(permission), code(`${call.method} ${call.path}`)]] : [];
    });
    const own = Object.entries<Action>(resource.actions).map(([key, { on, permission = key, call: spec }]) => {
      const call = spec && resource.resolve(spec);
      return [code(key), this.#actionLabel(key, scope), [on].flat().map((place) => this.#words.on[place]).join(', '), permission === false ? this.#words.open : code(permission), call ? code(`${call.method} ${call.path}`) : '-'];
    });
    return [...standard, ...own];
  }

  /** The ways between the states of a workflow. */
  #transitionRows(resource: Resource, scope: string): string[][] {
    return transitionsOf(resource.workflow).map(({ key, machine, spec: { from, to } }) => {
      const field = resource.fields[machine.state];
      const { shared } = field ? typeOptions(field) : {};
      const state = (one: unknown) => `${code(String(one))} ${this.translate(`${shared === undefined ? `${scope}.enums.${machine.state}` : `enums.${shared}`}.${String(one)}`, { _: '' })}`.trim();
      return [code(key), this.#actionLabel(key, scope), from.map(state).join(', '), to === undefined ? this.#words.stays : state(to)];
    });
  }

  #chapter(resource: Resource): string[] {
    const words = this.#words;
    const scope = `resources.${resource.name}`;
    const [filters, actions, transitions] = [this.#filterRows(resource, scope), this.#actionRows(resource, scope), this.#transitionRows(resource, scope)];
    const calls = callsOf(resource).map((one) => [code(one.name), code(`${one.method} ${one.path}`), one.parameters.map(code).join(', '), one.code ? code(one.code) : words.withMenu]);
    return [
      `## ${this.translate(`${scope}.name`)} (${code(resource.name)})`,
      '',
      `### ${words.fields}`,
      '',
      ...table(words.head.fields, this.#fieldRows(fieldsOf(resource), scope)),
      ...(filters.length > 0 ? [`### ${words.filters}`, '', ...table(words.head.filters, filters)] : []),
      ...(actions.length > 0 ? [`### ${words.actions}`, '', ...table(words.head.actions, actions)] : []),
      ...(transitions.length > 0 ? [`### ${words.transitions}`, '', ...table(words.head.transitions, transitions)] : []),
      `### ${words.calls}`,
      '',
      ...table(words.head.calls, calls),
    ];
  }

  /** Markdown of an area's resources. */
  of(area: string, resources: readonly Resource[]): string {
    const contents = resources.map(({ name }) => `- [${this.translate(`resources.${name}.name`)}](#${anchor(`${this.translate(`resources.${name}.name`)} (${name})`)}) ${code(name)}`);
    return [`# ${area}`, '', this.#words.written, '', ...contents, '', ...resources.flatMap((one) => this.#chapter(one))].join('\n').trimEnd().concat('\n');
  }
}
