import { fieldsIn, matches } from '../condition';
import type { Resource } from '../resource';
import { finding, type Check } from './finding';

/**
 * The fields that decide, one over the next, whether `name` is seen, back to itself; undefined when nothing leads back.
 */
function circle(resource: Resource, name: string, trail: readonly string[] = [name]): readonly string[] | undefined {
  for (const next of fieldsIn(resource.when[trail.at(-1) ?? name]?.visible)) {
    if (next === name) return trail;
    const found =
      resource.when[next]?.visible && !trail.includes(next) ? circle(resource, name, [...trail, next]) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Fields that are seen only when each other is filled in: on an untouched form none ever appears. */
export const checkCircles: Check = (resource) => {
  const untouched = Object.fromEntries(
    Object.entries(resource.fields).map(([name, { options }]) => [name, options.default ?? null]),
  );
  const told = new Set<string>();
  return Object.keys(resource.when).flatMap((name) => {
    const found = told.has(name) ? undefined : circle(resource, name);
    if (!found || found.some((one) => matches(resource.when[one]?.visible, untouched))) return [];
    for (const one of found) told.add(one);
    const reason =
      found.length === 1
        ? `"${name}" is seen only when it has a value itself, so a new record never has it.`
        : `${found.map((one) => `"${one}"`).join(', ')} are seen only by each other, so on a new record none appears.`;
    return [finding(resource, `when.${name}.visible`, 'error', reason, 'Let one of them be seen without the others.')];
  });
};
