import { DAY, HOUR, dateText, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { tenantId } from '../../../../seed/seedCompanies';
import { homeTables } from '../../home/homes/homeTables';
import { installers } from '../../home/homes/seedInstallers';
import { brandId } from './brands';
import { organizationId, systemUserId } from './seedPartners';

const NOTES = [
  ['call', 'Called back; wants to know what a battery brings with a dynamic tariff.'],
  ['visit', 'Looked at the meter cupboard: room for the controller, network is there.'],
  ['email', 'Sent the recommendation and the conditions.'],
  ['quote', 'Quote 2026-0418 over 9,480 euros, valid for 30 days.'],
  ['other', 'Prefers to be called after 18:00.'],
] as const;
const FOUND = [
  [2, 'Helion', 'SunLine 6', 6, null, 'compatible', null],
  [3, 'Voltara', 'Home Cell 10', 5, 10, 'compatible', null],
  [4, 'Ampero', 'Wallbox Go 11', 11, null, 'conditional', 'Firmware below 2.0; upgrade before it is connected.'],
  [6, 'Thermio', 'Aero 8', 8, null, 'compatible', null],
  [2, 'Zonnewerk', 'ZW 4', 4, null, 'incompatible', 'The inverter has no open port. Ask the brand.'],
  [1, 'Gridsense', 'P1 Link', null, null, 'compatible', null],
] as const;

/** What is known of leads besides their names: stage, people, tariff, notes, inspections, recommendations. */
export function seedSales({ store, clock }: BackendContext): void {
  const now = clock();
  const { leads } = homeTables(store);
  const sellers = ['sales.utrecht@greensource.example', 'sales.eindhoven@greensource.example'].map(systemUserId);
  const controllers = store.all('hems/controller');
  const products = store.all('hems/market-product');
  for (const [index, lead] of leads.all().entries()) {
    const controller = lead.stationId ? controllers.find(({ stationId }) => stationId === lead.stationId) : undefined;
    leads.put({
      ...lead,
      sysUserId: index % 3 === 2 ? null : (sellers[index % 2] ?? null),
      organizationId: index % 4 === 0 ? organizationId('GS-UTR') : null,
      installerId:
        index % 3 === 0 ? (installers.find(({ countryCode }) => countryCode === lead.countryCode)?.id ?? null) : null,
      controllerSns: controller ? [controller.deviceSn] : [],
      cusUserIds: [],
      interests: [['solar', 'battery'], ['dynamicTariff'], ['evCharger', 'hems'], ['heatPump']][index % 4],
      houseType: ['detached', 'terraced', 'semiDetached', 'apartment'][index % 4],
      heatingSource: ['gasBoiler', 'heatPump', 'hybridHeatPump'][index % 3],
      gridConnection: ['3x25A', '1x35A'][index % 2],
      ownership: 'owner',
      housePeople: 1 + (index % 5),
      smartMeter: true,
      nextContactDate: dateText(now + ((index * 5) % 40) * DAY),
    });
    if (index >= 12) continue;
    store.put(
      'hems/lead-note',
      ...NOTES.slice(0, 1 + (index % 4)).map(([noteType, content], place) => ({
        id: seedId(`note ${index} ${place}`),
        leadsId: lead.id,
        noteType,
        content,
        files: [],
        createUser: 'Saar Staff',
        createUserId: seedId('user staff@demo.energy'),
        createTime: timeText(now - (index * 20 + place * 26) * HOUR),
        tenantId: tenantId('greensource'),
      })),
    );
    const product = products[index % Math.max(1, products.length)];
    store.put('hems lead tariffs', {
      id: lead.id,
      leadsId: lead.id,
      marketAreaId: [product?.marketAreaIds].flat()[0] ?? null,
      retailerId: product?.retailerId ?? null,
      productId: product?.id ?? null,
      contractType: ['fixed', 'variable', 'dynamic'][index % 3],
      purchasePrice: 28.4,
      annualUsage: 2900 + index * 240,
      annualExport: 1200,
      pvPower: 3.6,
      usageSource: 'bill',
      gridOperator: 'Stedin',
      monthlyUsage: [],
    });
    store.put(
      'hems/device-inspection',
      ...[0, 1, 2, 3, 4, 5].slice(0, index === 0 ? 6 : 1 + (index % 3)).flatMap((place) => {
        const found = FOUND[(index + place) % FOUND.length];
        if (!found) return [];
        const [deviceType, brand, model, ratedPower, ratedCapacity, result, problem] = found;
        return [
          {
            id: seedId(`inspection ${index} ${place}`),
            leadsId: lead.id,
            deviceType,
            brandId: brandId(brand),
            brandName: brand,
            model,
            sn: `L${index}${place}4410`,
            installYear: 2019 + place,
            ratedPower,
            ratedCapacity,
            phases: 3,
            protocol: deviceType === 1 ? 'p1' : 'modbusTcp',
            network: 'ethernet',
            location: 'Meter cupboard',
            photos: [],
            result,
            problem,
            inspectorId: sellers[place % 2] ?? null,
            inspectTime: timeText(now - (index * 3 + place) * DAY),
            tenantId: lead.tenantId,
          },
        ];
      }),
    );
    if (index >= 9) continue;
    const recommend = (
      name: string,
      source: string,
      pvPower: number,
      batteryCapacity: number,
      investment: number,
      annualSaving: number,
    ) => ({
      id: seedId(`recommendation ${index} ${name}`),
      name,
      leadsId: lead.id,
      source,
      pvPower,
      panelCount: Math.round(pvPower / 0.44),
      inverterPower: pvPower,
      batteryCapacity,
      batteryPower: batteryCapacity / 2,
      chargerPower: 11,
      heatPumpPower: 0,
      productId: product?.id ?? null,
      investment,
      subsidy: 600,
      annualSaving,
      selfUse: 48 + index * 3,
      independence: 42 + index * 3,
      co2Reduction: 980 + index * 41,
      currencyCode: 'EUR',
      remark: null,
      devices: [
        { deviceType: 2, brandId: brandId('Helion'), model: 'SunLine 6', quantity: 1, price: investment * 0.6 },
        {
          deviceType: 3,
          brandId: brandId('Voltara'),
          model: 'Home Cell 10',
          quantity: batteryCapacity > 0 ? 1 : 0,
          price: investment * 0.4,
        },
      ].filter(({ quantity }) => quantity > 0),
      createTime: timeText(now - index * 2 * DAY),
      tenantId: lead.tenantId,
    });
    store.put(
      'hems/ai-recommendation',
      recommend(`${lead.customerName}: balanced`, 'ai', 6.2, 10, 9480 + index * 120, 1180 + index * 15),
    );
    if (index % 2 === 0)
      store.put(
        'hems/ai-recommendation',
        recommend(`${lead.customerName}: solar only`, 'manual', 6.2, 0, 5600 + index * 90, 690 + index * 10),
      );
  }
}
