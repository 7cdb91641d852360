import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { roundTo } from '../../../../core/roundTo';
import { tenantId } from '../../../../seed/seedCompanies';
import { pvSites } from '../pvSites';

/** What electricity cost at stations in the last months. */
export function seedPrices({ store, clock }: BackendContext): void {
  const now = new Date(clock());
  for (const [index, site] of pvSites.entries()) {
    const [user] = store.all('account/user').filter((one) => one.tenantId === tenantId(site.tenant));
    const flat = site.country === 'CN' ? 0.62 : 0.19;
    for (let back = 0; back < 8; back += 1) {
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
      const day = first.toISOString().slice(0, 10);
      const price = (share: number) => roundTo(flat * share * (1 + ((index + back) % 5) / 100), 4);
      const time = timeText(first.getTime() - 5 * 86_400_000);
      store.put('pv/electricity-config', {
        id: seedId(`pv price ${site.code} ${day}`),
        tenantId: tenantId(site.tenant),
        stationId: site.id,
        month: day.slice(0, 7),
        sharpPrice: price(1.9),
        peakPrice: price(1.6),
        flatPrice: price(1),
        valleyPrice: price(0.5),
        effectiveDate: day,
        operator: user?.id ?? null,
        operatorName: user?.name ?? null,
        createTime: time,
        updateTime: time,
      });
    }
  }
}
