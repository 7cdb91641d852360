import { kebab, singular, wordsOf } from '../nameForms';
import { answerOf } from './answerOf';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { isParam, type Placed, type Role } from './roles';

/** What the first word of a command says that is done: `getDeviceList`, `addDevice`. */
const DOES: readonly (readonly [Role, RegExp])[] = [
  ['list', /^(?:get|query|find|list|search)$/],
  ['create', /^(?:add|create|save|insert)$/],
  ['edit', /^(?:edit|update|modify)$/],
  ['delete', /^(?:delete|remove|del)$/],
];
/** The last words that say how many are read. */
const ENDS = /(?: (?:list|pages?|all|details?|infos?|by id|by page))+$/;

/** A call that says in one word what is done with what: `POST /openapi/getPowerStationList`. */
function commandOf({ path }: Operation): Pick<Placed, 'base' | 'role'> | undefined {
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  if (segments.slice(-2).some(isParam) || !/^[a-z]+[A-Z]/.test(last)) return undefined;
  const [verb = '', ...rest] = wordsOf(last);
  const role = DOES.find(([, pattern]) => pattern.test(verb))?.[0];
  const words = rest.join(' ');
  const noun = ` ${words}`.replace(ENDS, '').trim();
  if (!role || noun === '') return undefined;
  const name = [...noun.split(' ').slice(0, -1), singular(noun.split(' ').at(-1) ?? '')].join('-');
  const ofOne = role === 'list' && / (?:details?|infos?|by id)$/.test(` ${words}`);
  return { base: `/${[...segments.slice(0, -1), kebab(name)].join('/')}`, role: ofOne ? 'detail' : role };
}

/**
 * Where commands belong that name what they are about in one word with what they do: together they are the calls of
 * one kind of records, if one of them lists it.
 */
export function commandsOf(
  document: Tree,
  operations: readonly Operation[],
): ReadonlyMap<Operation, Pick<Placed, 'base' | 'role'>> {
  const found = operations.flatMap((operation) => {
    const command = commandOf(operation);
    return command ? [[operation, command] as const] : [];
  });
  const listed = new Set(
    found.flatMap(([operation, { base, role }]) =>
      role === 'list' && answerOf(document, operation).row ? [base] : [],
    ),
  );
  return new Map(found.filter(([, { base }]) => listed.has(base)));
}
