import type { HomeSite } from '../../../../energy/model';
import type { Doc } from '../../../../store/store';

/** Somebody who lives in a home and uses the app. */
export interface HomeUser {
  readonly cusUserId: string;
  readonly cusUserEmail: string;
  readonly joinDate: string;
}

/** A home as it is kept; properties that answers carry are named as on the wire (proposed fields, home). */
export interface HomeDoc extends Doc {
  readonly tenantId: string;
  readonly name: string;
  readonly countryCode: string;
  readonly postalCode: string;
  readonly houseNumber?: string | null;
  readonly address?: string | null;
  readonly region?: string | null;
  readonly city?: string | null;
  /** IANA zone; null where the post code leads to no town that is known. */
  readonly timeZone?: string | null;
  readonly marketAreaId?: string | null;
  readonly cusUserEmail?: string | null;
  readonly controllerSn?: string | null;
  readonly installerId?: string | null;
  readonly leadId?: string | null;
  readonly createDate: string;
  /** Sent by home detail alone: owner first. */
  readonly users?: readonly HomeUser[];
  /** Never sent: what stands in the home. A home of the fleet has its own there; one without a controller has none. */
  readonly site?: HomeSite;
}

/** A company that installs; an account with its e-mail works for it. */
export interface InstallerDoc extends Doc {
  readonly name: string;
  readonly email: string;
  readonly countryCode: string;
}

export interface LeadDoc extends Doc {
  readonly tenantId: string;
  readonly leadNo: string;
  readonly customerName: string;
  readonly stationId: string | null;
}

/** Homes under one name, of a tenant. */
export interface GroupDoc extends Doc {
  readonly tenantId: string;
  readonly desc: string;
  readonly stationIds: readonly string[];
}
