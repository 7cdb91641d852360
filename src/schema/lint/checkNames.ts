import { finding, type Check } from './finding';

const RESERVED = new Set(['id', 'and', 'or', 'not', '__proto__', 'constructor', 'prototype']);

/** The resource's own name, and names of fields that already mean something else. */
export const checkNames: Check = (resource) => [
  ...(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(resource.name)
    ? []
    : [
        finding(
          resource,
          'name',
          'error',
          `"${resource.name}" is not area/entity.`,
          'Name it after its file: schemas/iot/brand.ts is "iot/brand".',
        ),
      ]),
  ...Object.keys(resource.fields)
    .filter((name) => RESERVED.has(name) || name.startsWith('$') || name.includes('.'))
    .map((name) =>
      finding(
        resource,
        `fields.${name}`,
        'error',
        `"${name}" means something else: the id, a word of conditions, or a path.`,
        'Rename the field and give the wire name as `wire`.',
      ),
    ),
];
