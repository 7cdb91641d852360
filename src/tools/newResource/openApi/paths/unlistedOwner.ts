import { wordsOf } from '../../nameForms';
import { answerOf } from '../answerOf';
import type { Found } from '../entities';
import type { Tree } from '../json';
import type { Operation } from '../operationsOf';
import { pathName } from './pathName';
import { isParam } from '../roles';

/** So many lists stand below one thing at least, before it is taken for what everything belongs to. */
const FEWEST = 3;

/** What a path says in the place of an id that only whoever runs the console knows: `YOUR_ACCOUNT_ID`. */
const placeholder = (param: string): string => ['YOUR', ...wordsOf(pathName(param))].join('_').toUpperCase();

export const isPlaceholder = (segment: string): boolean => /^YOUR_[A-Z0-9_]+$/.test(segment);

interface Owner {
  /** `accounts` */
  readonly collection: string;
  /** `YOUR_ACCOUNT_ID` */
  readonly placeholder: string;
}

/** What stands before the first part in braces of a path, where something named follows it. */
function ownerIn(path: string): Owner | undefined {
  const segments = path.split('/');
  const at = segments.findIndex(isParam);
  const [collection = '', param = '', next = ''] = segments.slice(Math.max(at - 1, 0));
  if (at < 1 || collection === '' || next === '' || isParam(next)) return undefined;
  return { collection, placeholder: placeholder(param) };
}

/**
 * What most lists of a document stand below, though no call lists it: the account of `/accounts/{account_id}/contacts`.
 * Whoever runs the console has one, so that its id is a part of the address.
 */
export function unlistedOwner(document: Tree, { entities, lone }: Found): Owner | undefined {
  const lost = lone.filter((one) => one.method === 'GET' && answerOf(document, one).row !== undefined);
  const owners = lost.flatMap(({ path }) => ownerIn(path) ?? []);
  const most = owners
    .map((owner) => ({ owner, count: owners.filter(({ collection }) => collection === owner.collection).length }))
    .toSorted((a, b) => b.count - a.count)[0];
  if (!most || most.count < FEWEST || most.count <= entities.length) return undefined;
  return entities.some(({ base }) => base.endsWith(`/${most.owner.collection}`)) ? undefined : most.owner;
}

/** Calls with the place of that id in their address. */
export function withPlaceholder(operations: readonly Operation[], owner: Owner): Operation[] {
  const named = (path: string): string => {
    const segments = path.split('/');
    const at = segments.findIndex(isParam);
    return ownerIn(path)?.collection === owner.collection ? segments.with(at, owner.placeholder).join('/') : path;
  };
  return operations.map((one) => ({
    ...one,
    path: named(one.path),
    ...(one.written !== undefined && { written: named(one.written) }),
  }));
}
