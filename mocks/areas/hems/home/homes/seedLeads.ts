import { dateText, DAY, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { pick, randomFrom } from '../../../../core/random';
import { once } from '../../../../seed/once';
import { DEMO_TENANT, tenantId } from '../../../../seed/seedCompanies';
import type { LeadDoc } from './homeDoc';
import { homeTables } from './homeTables';
import { ownerOf } from './ownerOf';
import { places } from './places';
import { postalCodeFrom } from './postalCodes';

const COUNT = 32;
/** Every so many-th home came from a lead. */
const BOUND = 6;

function leadOf(index: number, now: number): LeadDoc {
  const random = randomFrom(900 + index);
  const { countryCode, city, region, prefixes } = pick(random, places);
  const { family, email } = ownerOf(countryCode, index + 7);
  return {
    id: seedId(`lead ${index}`),
    tenantId: tenantId(DEMO_TENANT),
    leadNo: `L${dateText(now).slice(0, 4)}${String(1001 + index)}`,
    customerName: family,
    email,
    phone: `+3162${String(1_000_000 + Math.floor(random() * 8_999_999))}`,
    countryCode,
    postalCode: postalCodeFrom(countryCode, pick(random, prefixes), random),
    region,
    city,
    source: pick(random, ['website', 'app', 'installer', 'referral', 'event', 'campaign']),
    status: pick(random, ['new', 'contacted', 'qualified', 'quoted']),
    priority: pick(random, ['high', 'medium', 'low']),
    privacyConsent: true,
    stationId: null,
    createTime: timeText(now - Math.floor(random() * 90) * DAY),
    createUser: 'Saar Staff',
  };
}

/** Puts leads there; some became homes. */
export async function seedLeads(context: BackendContext): Promise<void> {
  await once(context.store, 'hems leads', () => {
    const { homes, leads } = homeTables(context.store);
    const won = homes
      .filter((home) => home.tenantId === tenantId(DEMO_TENANT))
      .filter((_, index) => index % BOUND === 1);
    const all = Array.from({ length: COUNT }, (_, index) => leadOf(index, context.clock()));
    const bound = all
      .slice(0, won.length)
      .map((lead, index) => ({ ...lead, stationId: won[index]?.id ?? null, status: 'won' }));
    leads.put(...bound, ...all.slice(won.length));
    for (const { id, stationId } of bound) homes.patch(stationId ?? '', { leadId: id });
  });
}
