import { defineReportViews } from '@/report/views';
import { locationDevice } from '@schemas/pv/operation/location-device.report';
import { PlansBlock } from './location/PlansBlock';

export default defineReportViews(locationDevice, { blocks: { plans: PlansBlock } });
