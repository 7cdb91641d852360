import { timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { newId } from '../../core/ids';
import { actorOf, type Incoming } from '../../core/incoming';
import type { Doc } from '../../store/store';
import type { AuditDoc } from './iotDocs';
import { iotTables } from './tables';

interface Change {
  readonly changeType: AuditDoc['changeType'];
  readonly productId: string;
  readonly propertyName?: string;
  readonly before?: Doc | undefined;
  readonly after?: Doc | undefined;
}

const shown = (row: Doc | undefined): unknown => {
  if (!row) return null;
  const { tenantId: _tenantId, createUser: _createUser, updateUser: _updateUser, ...rest } = row;
  return rest;
};

/** Writes what somebody changed of a product or of one of its properties; it waits for its audit then. */
export function recordAudit(context: BackendContext, incoming: Incoming, { before, after, ...change }: Change): void {
  const { productAudits, propertyAudits } = iotTables(context.store);
  const { tenant, user } = actorOf(incoming);
  const now = context.clock();
  (change.propertyName === undefined ? productAudits : propertyAudits).put({
    id: newId(context.store),
    ...change,
    tenantId: tenant.id,
    submitter: user.name,
    submitTime: timeText(now),
    submittedAt: now,
    before: shown(before),
    after: shown(after),
  });
}
