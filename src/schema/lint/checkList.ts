import { isEditable } from '../codec';
import type { Resource } from '../resource';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';
import { typeOptions } from '../typeOptions';

/** Why a field cannot be set outside of its form; undefined when it can. */
function unsettable(resource: Resource, name: string): string | undefined {
  const field = resource.fields[name];
  if (!field) return undefined; // said by the check of names
  if (!resource.call('edit')) return 'The resource has no edit call.';
  if (!isEditable(field, 'edit')) return `The edit form does not ask for "${name}".`;
  if (!resource.form.some((one) => one.fields.includes(name)))
    return `"${name}" is in no section of the form, so it is never sent.`;
  return field.type.sealed ? `"${name}" is a secret.` : undefined;
}

function isTall(resource: Resource, name: string): boolean {
  const field = resource.fields[name];
  return field !== undefined && (field.type.wide === true || typeOptions(field).multiline === true);
}

/** Its cell leads somewhere: the first of two clicks on it would be followed. */
function isLink(resource: Resource, name: string): boolean {
  const field = resource.fields[name];
  return name === resource.recordTitle || Boolean(field && typeOptions(field).target !== undefined);
}

const checkInline = (resource: Resource): Finding[] =>
  resource.inline.flatMap((name) => {
    const place = `list.inline.${name}`;
    const reason =
      unsettable(resource, name) ??
      (isTall(resource, name) ? `The input of "${name}" is larger than a row.` : undefined);
    if (reason) return [finding(resource, place, 'error', reason, 'Leave it out of `list.inline`.')];
    if (!resource.fields[name]) return [];
    if (isLink(resource, name))
      return [
        finding(
          resource,
          place,
          'warning',
          `The cell of "${name}" is a link: a double click on it leads away.`,
          'Leave it out of `list.inline`.',
        ),
      ];
    if (resource.columns.some(({ field }) => field === name)) return [];
    return [
      finding(
        resource,
        place,
        'warning',
        `"${name}" is no column, so nobody can edit it there.`,
        'Add it to `list.columns`.',
      ),
    ];
  });

const checkBulk = (resource: Resource): Finding[] =>
  resource.bulk.flatMap((name) => {
    const unique = resource.fields[name]?.options.unique;
    const reason =
      unsettable(resource, name) ?? (unique ? `"${name}" is unique: several records cannot have the same.` : undefined);
    return reason ? [finding(resource, `list.bulk.${name}`, 'error', reason, 'Leave it out of `list.bulk`.')] : [];
  });

function checkSearch(resource: Resource): Finding[] {
  const { search } = resource;
  if (!search) return [];
  const odd = search.in.filter((name) => resource.fields[name] && !resource.fields[name].type.traits?.searched);
  const shadowed = resource.fields[search.param] && !search.in.includes(search.param);
  return [
    ...odd.map((name) =>
      finding(
        resource,
        'list.search',
        'warning',
        `"${name}" is no text: what is typed may not be a value of it.`,
        'Search in texts.',
      ),
    ),
    ...(shadowed
      ? [
          finding(
            resource,
            'list.search',
            'error',
            `The parameter "${search.param}" is a field of its own.`,
            'Give the search another parameter.',
          ),
        ]
      : []),
  ];
}

function checkUndo(resource: Resource): Finding[] {
  const undo = resource.standard.delete?.undo;
  if (!undo) return [];
  const reason =
    !resource.call('delete') && !resource.call('deleteMany')
      ? 'There is no delete call.'
      : resource.tree && 'A node of a tree takes along what is below it.';
  return reason ? [finding(resource, 'standard.delete.undo', 'error', reason, 'Remove `undo`.')] : [];
}

/** What opens below a row is there, and a tree opens its rows already. */
function checkExpand(resource: Resource): Finding[] {
  const { expand, tree, related } = resource;
  if (!expand) return [];
  const error = (place: string, reason: string, fix: string) => [finding(resource, place, 'error', reason, fix)];
  if (tree) return error('list.expand', 'A row of a tree opens what is below it.', 'Remove `expand`.');
  const { fields, related: key } = expand;
  if (fields && key !== undefined)
    return error('list.expand', 'A row opens fields or a tab, and not both.', 'Keep one.');
  if (key !== undefined && !related[key])
    return error('list.expand.related', `There is no tab "${key}".`, nearest(key, Object.keys(related)));
  if (key === undefined && !fields?.length)
    return error(
      'list.expand',
      'A row opens and there is nothing in it.',
      "Name fields: expand: { fields: ['note'] }.",
    );
  return [];
}

/** Rows are grouped by columns that everybody may see, and those of a tree are below each other already. */
function checkGroups(resource: Resource): Finding[] {
  const { groups = {}, tree, columns, fields } = resource;
  const error = (place: string, reason: string, fix: string) => finding(resource, place, 'error', reason, fix);
  return Object.entries(groups).flatMap(([key, { by }]) => {
    if (tree) return error('list.groups', 'Rows of a tree stand below each other already.', 'Remove `groups`.');
    const [first, second] = by.map((part) => part.split('.')[0] ?? '');
    const hidden = [first, second].filter(
      (name) => name !== undefined && fields[name] && !columns.some(({ field }) => field === name),
    );
    return [
      ...hidden.map((name) =>
        error(
          `list.groups.${key}`,
          `"${name}" is no column of the list.`,
          `Add { field: '${name}', hidden: true } to \`columns\`.`,
        ),
      ),
      ...(first === second
        ? [error(`list.groups.${key}`, `It groups by "${first}" twice.`, 'Name another field, or one.')]
        : []),
    ];
  });
}

/** Names that stand twice in one place. */
const twice = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function checkTwice(resource: Resource): Finding[] {
  const parts = {
    columns: resource.columns.map(({ field }) => field),
    filters: resource.filters.map(({ field, as = '', params = [] }) => [field, as, params].flat().join(' ').trim()),
    inline: resource.inline,
    bulk: resource.bulk,
    expand: resource.expand?.fields ?? [],
  };
  return Object.entries(parts).flatMap(([part, names]) =>
    twice(names).map((given) => {
      const [name = given] = given.split(' ');
      return finding(
        resource,
        `list.${part}.${name}`,
        'error',
        `"${name}" stands twice in \`list.${part}\`.`,
        'Keep one.',
      );
    }),
  );
}

/** The largest page that anybody is served. */
const LARGEST_PAGE = 500;

function checkPageSize({ name, pageSize }: Resource): Finding[] {
  if (Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= LARGEST_PAGE) return [];
  const reason = `A page cannot have ${pageSize} rows.`;
  return [finding({ name }, 'list.pageSize', 'error', reason, 'Write a number such as 10, 20, 50 or 100.')];
}

/** What a list offers in the rows and above them can be done. */
export const checkList: Check = (resource) => [
  ...checkTwice(resource),
  ...checkPageSize(resource),
  ...checkInline(resource),
  ...checkBulk(resource),
  ...checkSearch(resource),
  ...checkUndo(resource),
  ...checkExpand(resource),
  ...checkGroups(resource),
];
