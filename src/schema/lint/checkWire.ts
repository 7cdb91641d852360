import { encodeField, isEditable } from '../codec';
import { finding, type Check } from './finding';

/**
 * Two fields that are sent under one name: the second would overwrite the first. Those that are each there for a
 * condition may take turns.
 */
export const checkWire: Check = (resource) => {
  const takesTurns = (name: string) => resource.when[name]?.visible !== undefined;
  const owners = new Map<string, string>();
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!isEditable(field, 'create') && !isEditable(field, 'edit')) return [];
    return Object.keys(encodeField(field, name, null)).flatMap((wire) => {
      const owner = owners.get(wire);
      owners.set(wire, owner ?? name);
      return owner && !(takesTurns(owner) && takesTurns(name))
        ? [
            finding(
              resource,
              `fields.${name}`,
              'error',
              `"${name}" and "${owner}" are both sent as "${wire}".`,
              'Give one of them another `wire` name, or mark it `readOnly`.',
            ),
          ]
        : [];
    });
  });
};
