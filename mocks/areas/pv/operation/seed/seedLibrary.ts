import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { MODELS, modelId } from './models';

/** What makers print on modules. */
const MODULE = {
  voc: 49.9,
  isc: 13.98,
  vmp: 41.96,
  imp: 13.11,
  temperatureCoefficient: -0.34,
  dimension: '2279 × 1134 × 35 mm',
};

/** The models of everything that stands at stations. */
export function seedLibrary({ store, clock }: BackendContext): void {
  store.put(
    'pv/device-library',
    ...MODELS.map(([deviceType, brand, model, ratedPower, mpptCount, seriesCount, efficiency], index) => {
      const time = timeText(clock() - (90 - index * 3) * 86_400_000);
      const module = deviceType === 'module' ? { ...MODULE, efficiency: 21.3 } : {};
      const inverter =
        deviceType === 'inverter'
          ? { mpptCount, seriesCount, maxDcVoltage: 1100, efficiency, dimension: '1035 × 700 × 365 mm' }
          : {};
      return {
        id: modelId(model),
        deviceType,
        brand,
        model,
        ratedPower,
        ...module,
        ...inverter,
        document: [],
        createTime: time,
        updateTime: time,
      };
    }),
  );
}
