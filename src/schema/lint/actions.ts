import type { StandardAction } from '../resource';
import { moveOf } from '../workflow/machine';
import { finding, type Check } from './finding';

const STANDARD: ReadonlySet<string> = new Set<StandardAction>(['detail', 'create', 'edit', 'delete', 'export', 'import']);

/** An action does something, has a name of its own, and does not change data without a permission. */
export const checkActions: Check = (resource, { actionComponents }) =>
  Object.entries(resource.actions).flatMap(([key, action]) => {
    const place = `actions.${key}`;
    const transition = moveOf(resource.workflow, key)?.transition;
    const method = action.call ? resource.resolve(action.call).method : undefined;
    return [
      ...(STANDARD.has(key) || key === 'list' || key === 'show'
        ? [
            finding(
              resource,
              place,
              'error',
              `"${key}" is a standard action already.`,
              'Rename it, or describe the standard one in `standard`.',
            ),
          ]
        : []),
      ...(transition && transition.call !== action.call
        ? [finding(resource, place, 'error', `"${key}" is a transition and an action.`, 'Rename one of them.')]
        : []),
      ...(action.call || actionComponents?.has(key)
        ? []
        : [
            finding(
              resource,
              place,
              'error',
              `"${key}" has neither a call nor a component.`,
              `Give it a call, or \`actions.${key}\` in resources/${resource.name}.views.tsx.`,
            ),
          ]),
      ...(action.permission === false && method && method !== 'GET'
        ? [
            finding(
              resource,
              place,
              'warning',
              `"${key}" changes data and needs no permission.`,
              'Remove `permission: false`, so that a grant decides.',
            ),
          ]
        : []),
    ];
  });
