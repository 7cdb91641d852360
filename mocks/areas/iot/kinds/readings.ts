import { noise } from '@mocks/energy/chance/noise';
import { energyToday, energyTotal, powerOf, type Course } from '../telemetry/course';
import type { Source } from '../telemetry/source';

const MINUTE = 60_000;

type Measure = (source: Source, at: number) => number;

/** kW, on average since the report before. */
export const power = (course: Course, sign = 1): Measure => (source, at) => sign * powerOf(course, source, at);
/** kWh since the first report; it never falls. */
export const total = (course: Course): Measure => (source, at) => energyTotal(course, source, at);
/** kWh since midnight at the station. */
export const today = (course: Course): Measure => (source, at) => energyToday(course, source, at);

/** A value that wanders about a middle, slowly or quickly. */
export const about = (middle: number, swing: number, minutes: number, salt = 0): Measure => (source, at) =>
  middle + swing * noise(source.seed + salt, at / (minutes * MINUTE));

/** A value that grows with the power of the device: a temperature, a current. */
export const along = (course: Course, idle: number, full: number, swing = 0): Measure => (source, at) =>
  idle + (full - idle) * Math.min(1, powerOf(course, source, at) / Math.max(0.1, source.rated)) + swing * noise(source.seed + 77, at / (20 * MINUTE));

/** 1 while energy flows, else 0. */
export const running = (course: Course): Measure => (source, at) => (powerOf(course, source, at) > 0.005 * source.rated ? 1 : 0);
