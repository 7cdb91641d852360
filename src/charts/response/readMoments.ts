import { addDays } from '@/schema/dates/clock';
import { dayOf } from '@/schema/dates/dayOf';
import { startOfDay } from '@/schema/dates/startOfDay';
import { wallMoments } from '@/schema/dates/wallMoments';

/** What the labels of an answer may leave out. */
export interface LabelFrame {
  /** Zone of the station: labels without an offset are on its clock. */
  readonly zone: string;
  /** First day (`yyyy-MM-dd`) of the answer: labels may be times of day alone. */
  readonly day: string;
}

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;
const EPOCH = /^\d{9,13}$/;
const SECONDS = 1e11;
const DAY_AND_TIME = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const MONTH = /^(\d{4})[-/.](\d{1,2})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const DAY_OF_YEAR = /^(\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const MINUTE = 60_000;

const numbers = (match: RegExpExecArray) => match.slice(1).map((part) => (part === undefined ? 0 : Number(part)));

/** A label on the wall clock as if it were UTC; times of day alone belong to `day`. */
function wallOf(label: string, day: string): number | undefined {
  const whole = DAY_AND_TIME.exec(label);
  if (whole) {
    const [year = 0, month = 1, date = 1, hour = 0, minute = 0, second = 0] = numbers(whole);
    return Date.UTC(year, month - 1, date, hour, minute, second);
  }
  const monthly = MONTH.exec(label);
  if (monthly) return Date.UTC(Number(monthly[1]), Number(monthly[2]) - 1, 1);
  const time = TIME.exec(label);
  if (time) {
    const [hour = 0, minute = 0, second = 0] = numbers(time);
    return Date.parse(`${day}T00:00:00Z`) + ((hour * 60 + minute) * 60 + second) * 1000;
  }
  const short = DAY_OF_YEAR.exec(label); // month first, as in the dates of the wire
  if (!short) return undefined;
  const [month = 1, date = 1, hour = 0, minute = 0, second = 0] = numbers(short);
  const [year = 0, from = 1] = day.split('-').map(Number);
  return Date.UTC(month < from ? year + 1 : year, month - 1, date, hour, minute, second);
}

function absolute(label: unknown): number | undefined {
  const text = typeof label === 'number' ? String(label) : label;
  if (typeof text !== 'string') return undefined;
  if (EPOCH.test(text)) return Number(text) < SECONDS ? Number(text) * 1000 : Number(text);
  if (!WITH_OFFSET.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isFinite(at) ? at : undefined;
}

/**
 * The labels of an answer (`xlist`) as moments (epoch ms, rising), or undefined when they are no times: then they are
 * categories. Read are epochs, ISO times with offset, and times on the station's clock: `2026-10-25 02:15`, `02:15`,
 * `2026-10-25`, `2026-10`, `10-25`. In the hour that comes twice the order of the labels tells which one is meant; a time
 * that does not exist is the moment the clock jumped. `24:00` is the midnight after.
 */
export function readMoments(labels: readonly unknown[], { zone, day }: LabelFrame): number[] | undefined {
  const moments: number[] = [];
  let before = -Infinity;
  let current = day;
  /** The label that says the current day; which day it is costs time, and most labels say their own. */
  let said: number | undefined;
  for (const label of labels) {
    let at = absolute(label);
    let isTime = false;
    if (at === undefined) {
      if (typeof label !== 'string') return undefined;
      const text = label.trim();
      isTime = TIME.test(text);
      if (said !== undefined && !DAY_AND_TIME.test(text)) {
        current = dayOf(said, zone);
        said = undefined;
      }
      let wall = wallOf(text, current);
      if (wall === undefined || !Number.isFinite(wall)) return undefined;
      let choices = wallMoments(wall, zone);
      if (isTime && choices.length > 0 && choices.every((one) => one <= before)) {
        current = addDays(current, 1); // times of day begin anew
        wall = wallOf(text, current) ?? wall;
        choices = wallMoments(wall, zone);
      }
      at = choices.find((one) => one > before) ?? choices.at(-1) ?? jump(wall, zone);
    }
    if (at <= before) return undefined;
    if (before === -Infinity || !isTime) said = at;
    moments.push(at);
    before = at;
  }
  return moments;
}

/** The moment a clock jumped over a time that does not exist. */
function jump(wall: number, zone: string): number {
  const midnight = startOfDay(new Date(wall).toISOString().slice(0, 10), zone);
  for (let at = midnight; at < midnight + 86_400_000; at += 15 * MINUTE) {
    const [shown] = wallMoments(wall + (at - midnight), zone);
    if (shown !== undefined) return shown;
  }
  return midnight;
}
