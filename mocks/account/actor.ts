import type { TenantDoc, UserDoc } from './accountDocs';
import type { Grants } from './grants';

/** Somebody signed in, and what he may do at this moment. */
export interface Actor {
  readonly user: UserDoc;
  readonly tenant: TenantDoc;
  readonly grants: Grants;
}
