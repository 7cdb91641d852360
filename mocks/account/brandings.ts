import brandsFile from '../../resources/public/brands.json';
import type { Incoming } from '../core/incoming';
import type { Doc } from '../store/store';

/** Name and looks of the platform on the hosts of one brand (proposed fields, platform-branding). */
export interface BrandingDoc extends Doc {
  readonly sysName: string;
  readonly sysNameEn?: string | null;
  readonly logoUrl?: string | null;
  readonly iconUrl?: string | null;
  readonly theme?: string | null;
  readonly footer?: string | null;
}

/** The brands as they are configured: what the sign-in says is what the header says, until it is changed. */
export const brandings: readonly BrandingDoc[] = brandsFile.brands.map((brand) => ({
  id: brand.appId,
  sysName: brand.titleZh,
  sysNameEn: brand.title,
  logoUrl: brand.logo,
  iconUrl: brand.icon,
  theme: brand.theme,
  footer: brand.footer.text,
}));

/** Of the host a call came to; a host of no brand has a record of its own, empty until it is written. */
export function brandingId({ request }: Pick<Incoming, 'request'>): string {
  const { hostname } = new URL(request.url);
  return brandsFile.brands.find(({ hosts }) => hosts.includes(hostname))?.appId ?? 'platform';
}
