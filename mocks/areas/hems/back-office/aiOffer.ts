import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';
import { brandId } from './seed/brands';
import { officeText } from './officeText';

/** kWh a kWp gives a year in the middle of Europe. */
const YIELD = 950;
const PANEL = 0.44;
/** Prices of equipment, a kWp and a kWh. */
const COST = { solar: 920, battery: 480, work: 850 };
const SUBSIDY = 0.06;
/** Of what is generated, the share that is used in the house, without and with a battery. */
const SELF_USE = 0.58;
/** kg of CO2 a kWh of the grid. */
const CARBON = 0.27;

const rounded = (value: number, decimals = 0): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * What the AI recommends for a lead whose tariff and usage are known: panels that give what is used in a year besides
 * those that are there, and a battery for a night. Asked for again, it replaces what it said before.
 */
export function aiOffer({ store, clock }: BackendContext, lead: Doc, usage: Readonly<Record<string, unknown>>): void {
  const known = (name: string): number => Number(usage[name]) || 0;
  const yearly = known('annualUsage');
  const pvPower = rounded(Math.min(15, Math.max(1.8, yearly / YIELD - known('pvPower'))), 1);
  const batteryCapacity = Math.max(0, rounded(Math.min(20, (yearly / 365) * 0.9)) - rounded(known('batteryCapacity')));
  const generation = pvPower * YIELD;
  const used = Math.min(generation * SELF_USE, yearly);
  const [buy, sell] = [known('purchasePrice') || 26, known('exportPrice') || 7];
  const investment = rounded(pvPower * COST.solar + batteryCapacity * COST.battery + COST.work);
  store.put('hems/ai-recommendation', {
    id: `ai ${lead.id}`,
    name: `${officeText(lead.customerName)}: AI`.slice(0, 60),
    leadsId: lead.id,
    source: 'ai',
    pvPower,
    panelCount: Math.ceil(pvPower / PANEL),
    inverterPower: pvPower,
    batteryCapacity,
    batteryPower: rounded(batteryCapacity / 2, 1),
    chargerPower: known('chargerPower') || null,
    heatPumpPower: null,
    productId: usage.productId ?? null,
    devices: [
      {
        deviceType: 2,
        brandId: brandId('Helion'),
        model: 'SunLine 6',
        quantity: 1,
        price: rounded(pvPower * COST.solar),
      },
      ...(batteryCapacity > 0
        ? [
            {
              deviceType: 3,
              brandId: brandId('Voltara'),
              model: 'Home Cell 10',
              quantity: 1,
              price: rounded(batteryCapacity * COST.battery),
            },
          ]
        : []),
    ],
    investment,
    subsidy: rounded(investment * SUBSIDY),
    annualSaving: rounded((used * buy + (generation - used) * sell) / 100),
    selfUse: rounded((used / generation) * 100, 1),
    independence: rounded((used / Math.max(1, yearly)) * 100, 1),
    co2Reduction: rounded(generation * CARBON),
    currencyCode: 'EUR',
    remark: null,
    createTime: timeText(clock()),
    tenantId: lead.tenantId,
  });
}
