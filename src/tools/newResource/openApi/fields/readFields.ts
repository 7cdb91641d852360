import type { FieldDraft, Say } from '../../draft';
import type { FieldContext, FieldUse } from './fieldContext';
import { codesOf } from './codesOf';
import { distinctWords } from './distinctWords';
import { fieldName, readField, saysMore } from './readField';
import type { Shape } from '../shape';
import { isSystem } from './isSystem';

/** The schemas in which a resource's properties stand. */
export interface Sources {
  readonly create?: Shape;
  readonly edit?: Shape;
  /** Rows of the list and the single record. */
  readonly answers: readonly Shape[];
  /** Parameters of the list, which may know the codes of a property. */
  readonly queried: ReadonlyMap<string, Shape>;
  /** What actions are sent, which may know the codes of a property, too. */
  readonly spoken?: ReadonlyMap<string, Shape>;
  readonly hasCreate: boolean;
  readonly hasEdit: boolean;
}

const shapeIn = (shape: Shape | undefined, name: string): Shape | undefined => shape?.properties.get(name)?.();

/** Codes and their words, which a parameter shares with the field of its name; its default is not the field's. */
const CODE_KEYS = /^(?:enum|x-enum.*)$/i;
const codesAlone = (shape: Shape, name: string): Shape => {
  const keys = Object.fromEntries(Object.entries(shape.keys).filter(([key]) => CODE_KEYS.test(key)));
  const described = codesOf(shape, name)?.fromDescription ? { 'x-codes': shape.keys.description } : {};
  return { ...shape, keys: { ...keys, ...described } };
};

/** Words and codes from wherever they are said; the type and its limits from what is sent. */
function wholeShape({ create, edit, answers, queried, spoken }: Sources, name: string): Shape | undefined {
  const found = [shapeIn(create, name), shapeIn(edit, name), ...answers.map((one) => shapeIn(one, name))].filter(
    (one) => one !== undefined,
  );
  const [first] = found;
  if (!first) return undefined;
  // what a form sends of another record need not have its id; what is answered tells that it is one
  const linked =
    first.type === 'object' && !first.properties.has('id') && found.find(({ properties }) => properties.has('id'));
  if (linked) return { ...linked, keys: { ...linked.keys, ...first.keys } };
  const parameters = [queried.get(name), spoken?.get(name)]
    .map((one) => (one?.type === 'array' && first.type !== 'array' ? one.items?.() : one))
    .flatMap((one) => (one ? [codesAlone(one, name)] : []));
  const others = [...found.slice(1), ...parameters].filter((one) => one.type === first.type && !one.unclear);
  const richest = others.toSorted((a, b) => saysMore(b) - saysMore(a));
  const { default: _default, ...keys } = Object.assign({}, ...richest.toReversed().map((one) => one.keys), first.keys);
  const labels = found.find((one) => one.keys.title !== undefined || one.keys.description !== undefined)?.keys;
  return {
    ...first,
    keys: {
      ...keys,
      ...(first.keys.default !== undefined && { default: first.keys.default }),
      ...(labels?.title !== undefined && { title: labels.title }),
      ...(labels?.description !== undefined && { description: labels.description }),
    },
  };
}

/** Whether null is a value of it: `nullable` of OpenAPI 3.0, `x-nullable` of Swagger 2, a type of 3.1. */
const isNullable = ({ keys }: Shape): boolean =>
  keys.nullable === true || keys['x-nullable'] === true || (Array.isArray(keys.type) && keys.type.includes('null'));

/** Who may set a property, and when. */
function useOf(sources: Sources, name: string, shape: Shape, say: Say): FieldUse {
  const { create, edit, hasCreate, hasEdit, answers } = sources;
  const editing = (hasCreate ? create : undefined) ?? edit ?? create;
  // what is answered may be null or read only, and what is sent not
  const own = shapeIn(editing, name) ?? shape;
  const system = isSystem(name) || own.keys.readOnly === true;
  const [inCreate, inEdit] = [
    create ? create.properties.has(name) : hasCreate,
    edit ? edit.properties.has(name) : hasEdit,
  ];
  const shown = answers.length === 0 || answers.some((one) => one.properties.has(name));
  if (system || (!hasCreate && !hasEdit) || (!inCreate && !inEdit)) return { required: false, readOnly: true };
  if (hasCreate && !inCreate) {
    say(
      shape.place,
      'Only the edit call takes it, so no form asks for it.',
      `create: { call: 'POST .', without: ['${fieldName(name)}'] }`,
    );
    return { required: false, readOnly: true };
  }
  const named = Boolean((editing ?? answers[0])?.required.has(name));
  if (named && isNullable(own))
    say(shape.place, 'It must be sent and may be null; a form may leave it empty.', `required: true`);
  else if (!named && editing?.properties.has(name) && isNullable(own))
    say(
      shape.place,
      'It may be left out, and it may be null; a form sends null for what was cleared.',
      "wire: { cleared: 'absent' }",
    );
  const required = named && !isNullable(own);
  if (shape.keys.writeOnly === true || !shown) return { required, readOnly: false, only: 'createOnly' };
  return { required, readOnly: false, ...(hasEdit && hasCreate && !inEdit && { only: 'fixed' as const }) };
}

/**
 * Names the wire puts beside a reference or a code, shown with it: `brandName` of `brandId`, `statusDesc` of `status`.
 */
function besideOf(field: FieldDraft): string[] {
  const plain = field.name.replace(/(?:_id|Id)s?$/, '');
  const words =
    field.builder === 'enumeration' ? ['Desc', 'Name'] : /reference/i.test(field.builder) ? ['Name', 'Names'] : [];
  const names = [plain, field.name].flatMap((name) =>
    words.flatMap((word) => [`${name}${word}`, `${name}_${word.toLowerCase()}`]),
  );
  return names;
}

/**
 * Every property of a resource as a field: first what is asked, then what is only shown.
 *
 * @param skipped properties that are no field: the id, and records below the record
 */
export function readFields(context: FieldContext, sources: Sources, skipped: readonly string[]): FieldDraft[] {
  const shapes = [sources.create, sources.edit, ...sources.answers].filter((one) => one !== undefined);
  const names = [...new Set(shapes.flatMap((one) => [...one.properties.keys()]))].filter(
    (name) => !skipped.includes(name),
  );
  const fields = names.flatMap((name) => {
    const shape = wholeShape(sources, name);
    return shape ? [readField(context, name, shape, { ...useOf(sources, name, shape, context.say), own: true })] : [];
  });
  const beside = new Set(fields.flatMap(besideOf));
  const kept = fields.filter(
    ({ name, options }) => !(beside.has(name) && options.readOnly && !sources.queried.has(name)),
  );
  const last = ({ name }: FieldDraft) => Number(isSystem(name));
  const ordered = kept.sort(
    (a, b) => Number(Boolean(a.options.readOnly)) - Number(Boolean(b.options.readOnly)) || last(a) - last(b),
  );
  return distinctWords(ordered);
}
