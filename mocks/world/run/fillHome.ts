import type { DayTime } from '../../energy/dayTime';
import type { HomeSite } from '../../energy/model';
import { simulator } from '../../energy/simulator';
import { siteWeather } from '../../energy/weather/siteWeather';
import type { DayFrame } from '../model';
import { NO_PERIOD } from './pricesOf';

/** Fills in a day of a home, as its simulator has it. Prices of homes are hundredths there. */
export function fillHome(home: HomeSite, time: DayTime, frame: DayFrame): void {
  frame.irradiance.set(siteWeather(home, time).panels);
  frame.period.fill(NO_PERIOD);
  for (const [index, step] of simulator.day(home, time.day).entries()) {
    frame.import[index] = step.import;
    frame.export[index] = step.export;
    frame.generation[index] = step.pv;
    frame.curtailed[index] = step.curtailed;
    frame.charge[index] = step.batteryCharge;
    frame.discharge[index] = step.batteryDischarge;
    frame.v2x[index] = step.v2x;
    frame.charger[index] = step.charge;
    frame.heat[index] = step.hvac;
    frame.load[index] = step.load;
    frame.soc[index] = step.soc;
    frame.outdoor[index] = step.outdoor;
    frame.buy[index] = step.buy / 100;
    frame.sell[index] = step.sell / 100;
    frame.lost[index] = step.lost ? 1 : 0;
    frame.visits[index] = step.charge > 0 && (frame.charger[index - 1] ?? 0) === 0 ? 1 : 0;
  }
}
