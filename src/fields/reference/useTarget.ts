import { useAccess } from '@/access';

export interface Target {
  /** react-admin's name of the resource: the granted path without its first slash, else `@<schema>`. */
  readonly resource: string;
  /** Where a record is shown; absent when no granted menu shows the resource. */
  href(id: string): string | undefined;
}

/**
 * Where a referenced schema can be read and opened by this user.
 *
 * @example const href = useTarget('iot/device').href(deviceId); // undefined where no menu shows devices
 * @public
 */
export function useTarget(schema: string): Target {
  const path = useAccess().pathOf.get(schema);
  return {
    resource: path ? path.slice(1) : `@${schema}`,
    href: (id) => (path ? `${path}/${encodeURIComponent(id)}/show` : undefined),
  };
}
