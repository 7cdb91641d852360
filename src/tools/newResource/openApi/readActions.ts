import type { ActionDraft, FieldDraft } from '../draft';
import { camel, english, singular, wordsOf } from '../nameForms';
import { quoted } from '../sourceText';
import type { Entity } from './entities';
import type { FieldContext } from './fields/fieldContext';
import { bodyOfJsonApi, isRelationship } from './jsonApi';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { callText, namedIn, sentNames } from './readCalls';
import { readField } from './fields/readField';
import { isParam } from './roles';
import { answerOf } from './answerOf';
import { shapeOf } from './shape';
import { wordsIn } from './fields/wordsIn';

/** Keys that mean something else already. */
const TAKEN = new Set(['detail', 'create', 'edit', 'delete', 'export', 'import', 'list', 'show']);

/** Words that say themselves that something is taken away. */
const TAKES_AWAY =
  /^(?:delete|remove|clear|reset|revoke|cancel|stop|end|disable|un.+|deactivate|purge|detach|disconnect)$/;

/** The key of an action: the last word of its path that is not the entity's own. */
function keyOf({ path, method }: Operation, entity: string): string {
  const last =
    path
      .split('/')
      .filter((segment) => segment !== '' && !isParam(segment))
      .at(-1) ?? '';
  const known = wordsOf(entity);
  // PATCH beside PUT of `/tenants/{id}` is no action called tenants
  const own = wordsOf(last).filter((word) => !known.includes(word) && !known.includes(singular(word)));
  // what is deleted of a record is no longer there: `DELETE /gists/{id}/star` takes the star away
  const removes = method === 'DELETE' && own.length > 0 && !TAKES_AWAY.test(own[0] ?? '');
  return camel([...(removes ? ['remove'] : []), ...own].join('-'));
}

/** 'Decommission a vehicle' without the vehicle, which is the record that the button stands at. */
function withoutObject(label: string, entity: string): string {
  const object = wordsOf(entity);
  const words = label.split(' ');
  const end = words.slice(-object.length).map((word) => singular(word.toLowerCase()));
  if (words.length <= object.length || end.join(' ') !== object.join(' ')) return label;
  const rest = words
    .slice(0, -object.length)
    .join(' ')
    .replace(/ (?:an?|the|this|one|existing|given)$/i, '');
  return rest.includes(' ') ? label : rest;
}

/** The parameter that says which records it is about: one, several, or none. */
function targetOf(
  document: Tree,
  operation: Operation,
  idName: string,
  entity: Entity,
): { readonly name?: string; readonly several: boolean } {
  if (namedIn(operation, entity) > 0) return { name: idName, several: false };
  const names = sentNames(document, operation);
  const key = camel(entity.key);
  const own = [idName, 'id', `${key}Id`].find((name) => names.includes(name));
  const many = ['ids', `${key}Ids`].find((name) => names.includes(name));
  const name = own ?? many;
  return { ...(name !== undefined && { name }), several: own === undefined && many !== undefined };
}

/** Types of values that can stand in an address. */
const PLAIN: ReadonlySet<string> = new Set(['string', 'integer', 'number']);

/** Parameters that a command wants in its address although it is no GET: they are written there, and must be given. */
function addressed({ method, query }: Operation): ReadonlySet<string> {
  const inAddress = method === 'GET' || method === 'DELETE' ? [] : query;
  return new Set(inAddress.filter(({ schema }) => PLAIN.has(String(schema.type))).map(({ name }) => name));
}

/** The path of a command with what stands in its address. */
function addressText(text: string, operation: Operation): string {
  const query = [...addressed(operation)].map((name) => `${name}={${name}}`).join('&');
  if (query === '') return text;
  const [method = '', path = ''] = text.split(' ');
  return `${method} ${path === '.' ? operation.path : path}?${query}`;
}

/** A form of an action has no later: what only a new record is asked for is asked here. */
function onceOnly({ options: { createOnly: _createOnly, ...options }, ...field }: FieldDraft): FieldDraft {
  return { ...field, options };
}

/** What is asked before: everything that is sent besides the record. */
function formOf(context: FieldContext, document: Tree, operation: Operation, id: string | undefined): FieldDraft[] {
  const body = operation.body
    ? bodyOfJsonApi(shapeOf(document, operation.body, `${operation.place}, body`))
    : undefined;
  const inQuery = operation.query.map(({ name, schema, place }) => ({
    name,
    shape: shapeOf(document, schema, place),
    required: addressed(operation).has(name),
  }));
  const inBody = [...(body?.properties ?? [])].map(([name, child]) => ({
    name,
    shape: child(),
    required: body?.required.has(name) ?? false,
  }));
  // what stands in the address and in the body, too, is asked once
  const inAddress = new Set(inQuery.map(({ name }) => name));
  return [...inQuery, ...inBody.filter(({ name }) => !inAddress.has(name))]
    .filter(({ name, shape }) => name !== id && shape.keys.readOnly !== true)
    .map(({ name, shape, required }) => onceOnly(readField(context, name, shape, { required, readOnly: false })));
}

function actionOf(
  document: Tree,
  entity: Entity,
  operation: Operation,
  idName: string,
  context: FieldContext,
): ActionDraft | undefined {
  const key = keyOf(operation, entity.key);
  const { name, several } = targetOf(document, operation, idName, entity);
  if (name === undefined && entity.below) {
    context.say(
      operation.place,
      'It is about all records below one other.',
      `A button in resources/${context.resource}.views.tsx, or nothing.`,
    );
    return undefined;
  }
  const form = formOf(context, document, operation, name);
  const words = wordsIn({ description: operation.summary });
  const call = addressText(callText(operation, entity, idName), operation);
  const idOption =
    name !== undefined && name !== idName && !several
      ? `{ call: ${quoted(call)}, idName: ${quoted(name)} }`
      : quoted(call);
  const on = name === undefined ? "'page'" : several ? "'bulk'" : "'row'";
  const label = words.en ?? english(key);
  const said = { en: name === undefined ? label : withoutObject(label, entity.key), ...(words.zh && { zh: words.zh }) };
  if (operation.file) return { key, words: said, options: { on, call: idOption, download: 'true' } };
  if (name !== undefined)
    context.say(
      operation.place,
      `When "${key}" may be done is not said; it is offered for every record.`,
      `visible: (record) => record.id !== '' // of actions.${key}, with the condition`,
    );
  return {
    key,
    words: said,
    ...(form.length > 0 && { form }),
    options: { on, call: idOption, ...(several && { bulk: "'ids'" }), ...(form.length === 0 && { confirm: 'true' }) },
  };
}

/** A call that is sent what is looked for, and answers what was found. */
const isSearch = (document: Tree, operation: Operation): boolean =>
  operation.method === 'POST' &&
  answerOf(document, operation).row !== undefined &&
  /search|query|find|list|搜索|查询/i.test(`${operation.path.split('/').at(-1) ?? ''} ${operation.summary ?? ''}`);

/** Whether a call takes something that a form cannot ask for: a text alone, or an object of any names. */
function sendsUnsaid(document: Tree, { body, place, byChanges }: Operation): boolean {
  if (byChanges) return true;
  const shape = body && shapeOf(document, body, `${place}, body`);
  if (!shape || shape.properties.size > 0 || shape.type === 'file') return false;
  return (
    shape.type !== 'object' ||
    (shape.keys.additionalProperties !== undefined && shape.keys.additionalProperties !== false)
  );
}

/**
 * Calls of records that are none of the standard ones, as actions. What only reads, or has no name of its own, is told.
 */
export function readActions(document: Tree, entity: Entity, idName: string, context: FieldContext): ActionDraft[] {
  const found: ActionDraft[] = [];
  for (const operation of entity.others) {
    const key = keyOf(operation, entity.key);
    const reads = (operation.method === 'GET' || isSearch(document, operation)) && !operation.file;
    const unsaid = sendsUnsaid(document, operation);
    const nested = namedIn(operation, entity) > 1;
    const body = operation.body && shapeOf(document, operation.body, operation.place);
    const inside = [...(body?.properties.values() ?? [])];
    if (body?.type === 'file' || inside.some((child) => child().type === 'file'))
      context.say(
        operation.place,
        'It takes a file.',
        `file({ upload: '${callText(operation, entity, idName)}' }) // for the field it is for`,
      );
    else if (entity.below && namedIn(operation, entity) === 0)
      context.say(
        operation.place,
        'It is about the record above, not about one of these.',
        `A panel or page in resources/${context.resource}.views.tsx, or nothing.`,
      );
    else if (reads || nested)
      context.say(
        operation.place,
        nested ? 'It is about something inside a record.' : 'It reads something else of the records.',
        `A panel or page in resources/${context.resource}.views.tsx, or nothing.`,
      );
    else if (unsaid)
      context.say(
        operation.place,
        'What it must be sent is not said, so no button sends it.',
        `A panel or page in resources/${context.resource}.views.tsx, or nothing.`,
      );
    else if (isRelationship(operation))
      context.say(
        operation.place,
        'It changes what a record is related to, which a form saves with the record.',
        `A panel or page in resources/${context.resource}.views.tsx, or nothing.`,
      );
    else if (key === '' || TAKEN.has(key) || found.some((one) => one.key === key))
      context.say(
        operation.place,
        'There is a call for this already; it is not used.',
        'The call of `api` that is to be used.',
      );
    else {
      const action = actionOf(document, entity, operation, idName, context);
      if (action) found.push(action);
    }
  }
  return found;
}
