import { storageEnergy } from '@schemas/statistics/storage-energy.report';
import { defineSource } from '../../report/reportSource';

export default defineSource(storageEnergy, {}, { where: (site) => site.battery !== undefined });
