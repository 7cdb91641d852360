import { defineResource, enumeration, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';

/** A controller to choose, by its serial number (spec 02 §7, common). */
export const controllerChoice = defineResource({
  name: 'hems/controller-choice',
  api: hems('device', { id: 'deviceSn', page: { call: 'POST controllerList', pages: false }, sort: false }),
  recordTitle: 'deviceSn',
  fields: {
    deviceSn: text({ readOnly: true, max: 32 }),
    name: text({ readOnly: true, max: 60 }),
    online: enumeration([1, 0], { readOnly: true, tones: { 1: 'success', 0: 'neutral' } }),
  },
});
export type ControllerChoice = RecordOf<typeof controllerChoice>;
