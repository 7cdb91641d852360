import { defineViews } from '@/crud/views';
import { device } from '@schemas/iot/device';
import { FirmwarePanel } from './device/FirmwarePanel';
import { HistoryPanel } from './device/HistoryPanel';
import { LivePanel } from './device/LivePanel';
import { ParameterPanel } from './device/ParameterPanel';
import { TelemetryPanel } from './device/TelemetryPanel';

/** The page of a device: what it is, and a tab for everything that happens with it, as far as it is granted. */
export default defineViews(device, {
  panels: [
    { key: 'live', component: LivePanel },
    { key: 'telemetry', bare: true, component: TelemetryPanel },
    { key: 'parameters', component: ParameterPanel },
    { key: 'firmware', schema: 'iot/firmware', bare: true, component: FirmwarePanel },
    { key: 'history', bare: true, component: HistoryPanel },
  ],
});
