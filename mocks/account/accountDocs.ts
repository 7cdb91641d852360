import type { PasswordHash } from '../auth/passwordHash';
import type { Doc } from '../store/store';

/*
 * The stored documents of account administration. Properties that answers carry are named as on the wire;
 * those that never leave the backend are marked so.
 */

export interface TenantDoc extends Doc {
  readonly name: string;
  readonly nameEn?: string | null;
  readonly primaryAccount: string;
  readonly productIds: readonly string[];
  /** 0 not activated, 1 active, 2 locked. */
  readonly state: 0 | 1 | 2;
  readonly activationDate?: string | null;
  readonly sysName?: string | null;
  readonly sysNameEn?: string | null;
  readonly logoUrl?: string | null;
  /** The company that runs the platform itself: in no list of tenants, and alone in seeing operator menus. */
  readonly operator?: boolean;
  readonly assignTimes?: Readonly<Record<string, string>>;
}

export interface OrganizationDoc extends Doc {
  readonly tenantId: string;
  /** `'0'` for the root of the tenant. */
  readonly parentId: string;
  readonly name: string;
  readonly nameEn?: string | null;
  readonly sort: number;
}

export interface ProductMenus {
  readonly productId: string;
  readonly menuIds: readonly string[];
  readonly halfMenuIds: readonly string[];
}

export interface RoleDoc extends Doc {
  readonly tenantId: string;
  readonly name: string;
  readonly productMenuList: readonly ProductMenus[];
  readonly builtIn: boolean;
  /** Not sent: grants all that the tenant has, now and later. */
  readonly grantsAll?: boolean;
}

export interface UserDoc extends Doc {
  readonly tenantId: string;
  readonly account: string;
  /** A second name to sign in with: the demo accounts work in both sign-in variants. */
  readonly alias?: string;
  readonly name: string;
  readonly orgId: string;
  readonly roleIds: readonly string[];
  readonly email?: string | null;
  readonly phone?: string | null;
  /** 1 enabled, 0 disabled, 2 locked. */
  readonly state: 0 | 1 | 2;
  readonly lastLoginTime?: string | null;
  readonly password: PasswordHash;
  /** Not sent: when the password was last changed, in ms since 1970. */
  readonly passwordTime: number;
  readonly needChangePwd?: boolean;
  readonly failedLogins?: number;
  /** Not sent: end of a lock, in ms since 1970. */
  readonly lockedUntil?: number;
}

export interface ProductDoc extends Doc {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly scopeLevel: 'platform' | 'enterprise';
  readonly sort: number;
}

export interface MenuDoc extends Doc {
  readonly productId: string;
  /** `'0'` at the top. */
  readonly parentId: string;
  readonly name: string;
  readonly nameEn: string;
  /** 2 directory, 1 menu, 3 button. */
  readonly type: 1 | 2 | 3;
  readonly sort: number;
  readonly icon?: string | null;
  readonly router?: string | null;
  readonly path?: string | null;
  readonly component?: string | null;
  readonly externalLink?: boolean | number | null;
  readonly visible?: boolean | number | null;
  readonly permission?: string | null;
  readonly operatorMenu?: boolean | number | null;
}

export interface LogDoc extends Doc {
  readonly tenantId: string;
  readonly operateTime: string;
  readonly account: string;
  readonly userName: string;
  readonly tenantName: string;
  readonly productCode: string;
  readonly moduleName: string;
  readonly operationType: string;
  readonly content: string;
  /** 1 success, 0 failure. */
  readonly result: 0 | 1;
  readonly errorMsg: string;
  readonly requestPath: string;
  readonly ip: string;
  readonly client: string;
  readonly duration: number;
}
