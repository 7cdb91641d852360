import { defineReportViews } from '@/report/views';
import { stationScreen } from '@schemas/pv/statistics/station-screen.report';
import { ScreenFrame } from './screen/ScreenFrame';
import { StationInput } from './screen/StationInput';
import { WallAlarms } from './screen/WallAlarms';
import { WallMap } from './screen/WallMap';

export default defineReportViews(stationScreen, {
  frame: ScreenFrame,
  params: { stationId: StationInput },
  blocks: { map: WallMap, alarms: WallAlarms },
});
