import { chargerEnergy } from '@schemas/statistics/charger-energy.report';
import { defineSource } from '../../report/reportSource';

export default defineSource(chargerEnergy, {}, { where: (site) => site.chargers !== undefined });
