import { cleanText } from '@/schema';

/** A named group (spec 01 §3). @public */
export interface Group {
  readonly id: string;
  readonly desc: string;
}

/** Longest name of a group (spec 01 §5). */
export const GROUP_NAME_MAX = 30;

/** Where the selector stands (spec 01 §4). What is typed belongs to the step, so that a failed save loses nothing. */
export type GroupStep =
  | { readonly at: 'list' }
  | { readonly at: 'create'; readonly name: string }
  | { readonly at: 'edit'; readonly id: string; readonly name: string }
  | { readonly at: 'delete'; readonly id: string; readonly name: string };

export type GroupMove =
  | { readonly go: 'create' }
  | { readonly go: 'edit'; readonly group: Group }
  | { readonly go: 'delete' }
  | { readonly go: 'type'; readonly name: string }
  | { readonly go: 'back' }
  | { readonly go: 'done' };

/**
 * The next step; a move that is not possible where one stands changes nothing. Delete goes back to edit, the others to
 * the list.
 */
export function groupStep(step: GroupStep, move: GroupMove): GroupStep {
  switch (move.go) {
    case 'create':
      return step.at === 'list' ? { at: 'create', name: '' } : step;
    case 'edit':
      return step.at === 'list' ? { at: 'edit', id: move.group.id, name: move.group.desc } : step;
    case 'delete':
      return step.at === 'edit' ? { ...step, at: 'delete' } : step;
    case 'type':
      return step.at === 'create' || step.at === 'edit' ? { ...step, name: move.name } : step;
    case 'back':
      return step.at === 'delete' ? { ...step, at: 'edit' } : { at: 'list' };
    case 'done':
      return { at: 'list' };
  }
}

/** What is wrong with a name: `widgets.groups.<problem>`. Letters are counted as people do, not as code units. */
export function groupNameProblem(
  name: string,
  others: readonly string[],
): 'required' | 'tooLong' | 'taken' | undefined {
  const own = cleanText(name);
  if (own === '') return 'required';
  if (nameLength(own) > GROUP_NAME_MAX) return 'tooLong';
  return others.some((one) => cleanText(one) === own) ? 'taken' : undefined;
}

export const nameLength = (name: string): number => [...name].length;
