import type { AuthProvider } from 'react-admin';
import { type Access, can, currentSession } from '@/access';
import { endSession } from '@/access/internal';
import { decide } from './decide';
import type { Registry } from '../registry/registry';
import { pathOfResource } from '../registry/resourceName';

/** react-admin's names for the standard actions that differ from ours. */
const OURS: Readonly<Record<string, string>> = { show: 'detail', clone: 'create' };

/**
 * Session and grants as react-admin asks for them. Signing in stands before react-admin, and the wire's gate ends a
 * session: `checkError` never does, because react-admin answers a failed save as a success when it does.
 *
 * @param registry with it the codes that schemas name themselves are honoured; without it an action's code is its name
 */
export function authProvider(access: Access, registry?: Registry): AuthProvider {
  return {
    supportAbortSignal: true,
    login: async () => undefined,
    checkError: async () => undefined,
    // one turn later than react-admin asks: it may not be answered while it still renders
    checkAuth: async () => {
      await Promise.resolve();
      if (!currentSession()) throw new Error('errors.unauthorized');
    },
    /** Leaves by a full reload; react-admin has nowhere to go. */
    logout: async () => {
      await endSession(currentSession() ? 'signed-out' : 'expired');
      return false;
    },
    getIdentity: async () => {
      const session = currentSession();
      return { id: session?.userId ?? '', fullName: session?.userName || session?.account || '' };
    },
    getPermissions: async () => access,
    canAccess: async ({ resource, action, record }) => {
      const path = pathOfResource(access, resource);
      const target = access.routes.get(path)?.target;
      const operation = OURS[action] ?? action;
      if (!registry || target?.kind !== 'resource')
        return can(access, path, operation === 'detail' ? 'show' : operation);
      return decide(
        access,
        path,
        await registry.schema(target.key),
        operation,
        record && { id: '', ...record },
        currentSession()?.userId,
      ).allowed;
    },
  };
}
