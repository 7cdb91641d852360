import { defineReportViews } from '@/report/views';
import { stationScreen } from '@schemas/pv/station-screen.report';
import { ScreenFrame } from './screen/ScreenFrame';

export default defineReportViews(stationScreen, { frame: ScreenFrame });
