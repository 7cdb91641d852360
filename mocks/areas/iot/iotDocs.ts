import type { Doc } from '../../store/store';
import type { KindKey } from './kinds/kinds';

/*
 * The stored documents of the device platform. Properties are named as on the wire; those marked 'kept' never leave
 * the backend. What the whole platform shares has no tenantId.
 */

export interface ProductTypeDoc extends Doc {
  readonly code: string;
  readonly name: string;
  readonly nameEn?: string | null;
  readonly versionNumber: string | null;
  readonly publishStatus: 'unpublished' | 'published' | 'modified';
  readonly status: 0 | 1;
  /** Kept: how its devices behave. */
  readonly kind?: KindKey;
}

export interface ProductDoc extends Doc {
  readonly name: string;
  readonly deviceModelId: string;
  readonly connectionType: 'direct' | 'gateway' | 'gatewayDevice';
  readonly accessType: string;
  readonly brandId: string;
  readonly modelId: string;
}

export interface PropertyDoc extends Doc {
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn?: string | null;
  readonly unit: string;
  readonly dataType: string;
  readonly rwType: 'r' | 'w' | 'rw';
  readonly valueType: 'dynamic' | 'static';
  readonly paramValue?: string | null;
}

export interface StationDoc extends Doc {
  readonly name: string;
  readonly code: string;
  readonly area: string;
  readonly tenantId: string;
  readonly longitude?: number | null;
  readonly latitude?: number | null;
}

export interface DeviceDoc extends Doc {
  readonly tenantId: string;
  readonly name: string;
  readonly sn: string;
  readonly productId: string;
  readonly stationId?: string | null;
  readonly controllerId?: string | null;
  readonly parentId?: string | null;
  readonly firmwareVersion?: string | null;
  /** Kept: epoch ms of its first report. */
  readonly since: number;
  /** Kept: epoch ms after which it never reports again. */
  readonly silentSince?: number;
  /** Kept: the version it runs from a moment (epoch ms) on, when the upgrade is done. */
  readonly upgrade?: { readonly version: string; readonly at: number };
}

/** A value somebody set. */
export interface ParameterDoc extends Doc {
  readonly deviceId: string;
  readonly code: string;
  readonly value: string;
  /** What held until `from` (epoch ms): a command takes effect when the device answers. */
  readonly before: string | null;
  readonly from: number;
  readonly tags?: Readonly<Record<string, string>>;
}

export interface CommandDoc extends Doc {
  readonly tenantId: string;
  readonly commandNo: string;
  readonly deviceId: string;
  readonly commandType: 'propertySet' | 'service' | 'ota';
  readonly attributeCode: string | null;
  readonly value: string;
  readonly operator: string;
  /** Kept: epoch ms. */
  readonly sentAt: number;
}

export interface FirmwareDoc extends Doc {
  readonly version: string;
  readonly productId: string;
  readonly packageFile: readonly {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly size?: number;
  }[];
}

export interface AlarmDoc extends Doc {
  readonly tenantId: string;
  readonly name: string;
  readonly type: 'threshold' | 'offline' | 'state';
  readonly deviceId: string;
  readonly level: string;
  readonly status: 'active' | 'recovered' | 'ignored' | 'reset';
  readonly alarmTime: string;
  readonly recoveryTime?: string | null;
  readonly handlingTime?: string | null;
  readonly suggestion?: string;
  readonly resetTime?: string;
  readonly resetUser?: string;
  readonly ruleId?: string;
  /** Kept: attribute and value that raised it. */
  readonly code?: string;
  readonly value?: number;
  /** Kept: epoch ms of its begin and of its end. */
  readonly from: number;
  readonly to?: number;
}

/** How far the alarm rule with this id has looked: epoch ms. */
export interface AlarmWatchDoc extends Doc {
  readonly until: number;
}

export interface AuditDoc extends Doc {
  readonly productId: string;
  readonly propertyName?: string;
  readonly changeType: 'create' | 'edit' | 'delete' | 'publish' | 'import';
  readonly submitter: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Kept: epoch ms. */
  readonly submittedAt: number;
}

export interface MirrorDoc extends Doc {
  readonly tenantId: string;
  readonly controllerId: string;
  readonly version: number;
  /** Kept: epoch ms. */
  readonly mirroredAt: number;
}
