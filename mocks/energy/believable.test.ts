import { describe, expect, it } from 'vitest';
import { carSession } from './car/carSession';
import { CAR } from './car/carBattery';
import { dayTime, STEP_HOURS } from './dayTime';
import { sites } from './fleet';
import type { HomeSite } from './model';
import { createSimulator } from './simulator';
import { totalsOf } from './totals';
import { addDays } from '@/schema/dates/clock';
import { sunHeight } from './weather/sunHeight';
import { countryOf } from './countries';

const simulator = createSimulator();
const YEAR = [Date.UTC(2025, 11, 1), Date.UTC(2026, 11, 1)] as const;

function siteOf(id: string): HomeSite {
  const found = sites.find((site) => site.id === id);
  if (!found) throw new Error(`There is no home ${id}.`);
  return found;
}

describe('a year of a home is believable', () => {
  const home = siteOf('100001');
  const year = simulator.between(home, ...YEAR);
  const totals = totalsOf(year);

  it('in sun, use, heat and temperatures', () => {
    expect(totals.pv / (home.pv?.peak ?? 0)).toBeGreaterThan(800);
    expect(totals.pv / (home.pv?.peak ?? 0)).toBeLessThan(1100);
    expect(totals.load / home.yearlyLoad).toBeGreaterThan(0.92);
    expect(totals.load / home.yearlyLoad).toBeLessThan(1.08);
    expect(totals.hvac).toBeGreaterThan(1500);
    expect(totals.hvac).toBeLessThan(4500);
    expect(Math.min(...year.map(({ outdoor }) => outdoor))).toBeGreaterThan(-15);
    expect(Math.max(...year.map(({ outdoor }) => outdoor))).toBeLessThan(40);
  });

  it('in what the battery loses on the way', () => {
    expect(totals.batteryDischarge / totals.batteryCharge).toBeGreaterThan(0.88);
    expect(totals.batteryDischarge / totals.batteryCharge).toBeLessThan(0.92);
  });

  it('with a range of each kind in the strategy', () => {
    expect(new Set(year.map(({ mode }) => mode))).toEqual(new Set(['SU', 'RT', 'IDLE']));
  });

  it('with a car that takes what it drove, only while it is there', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2025-12-01', index));
    const stays = [addDays('2025-12-01', -1), ...days].flatMap(
      (day) => carSession(home.id, dayTime(day, home.zone)) ?? [],
    );
    const there = (at: number) => stays.some(({ from, to }) => at + 300_000 > from && at < to);
    expect(year.filter(({ at, charge, v2x }) => charge + v2x > 0 && !there(at))).toEqual([]);
    const driven = stays.reduce((sum, stay) => sum + stay.driven, 0);
    const taken = year.reduce(
      (sum, { charge, v2x }) => sum + (charge * CAR.efficiency - v2x / CAR.efficiency) * STEP_HOURS,
      0,
    );
    expect(Math.abs(taken - driven)).toBeLessThan(CAR.capacity);
    expect(totals.v2x).toBeGreaterThan(50);
  });
});

it('stays of a car never meet', () => {
  for (const { id, zone } of sites) {
    const stays = Array.from({ length: 400 }, (_, index) =>
      carSession(id, dayTime(addDays('2025-10-01', index), zone)),
    ).filter((stay) => stay !== undefined);
    expect(stays.length).toBeGreaterThan(200);
    for (const [index, stay] of stays.entries()) expect(stay.from).toBeGreaterThan(stays[index - 1]?.to ?? 0);
  }
});

it('the sun of a spring day in Adelaide, Pune and Amsterdam is up at noon and down at night', () => {
  for (const id of ['100001', '100009', '100010']) {
    const site = siteOf(id);
    const up = sunHeight(site.latitude, countryOf(site.country).longitude, 80);
    const day = simulator.day(site, '2026-03-21');
    expect(day.filter((step) => up(step.at + 150_000).up < 0 && step.pv > 0)).toEqual([]);
    const brightest = day.reduce((best, step) => (step.pv > best.pv ? step : best));
    const hour = dayTime('2026-03-21', site.zone).hours[day.indexOf(brightest)] ?? 0;
    expect(hour).toBeGreaterThan(9);
    expect(hour).toBeLessThan(16);
  }
});

it('tags agree with the sun: no moon by day, no rain in full sun', () => {
  const tags = [
    'clear-day',
    'clear-night',
    'partly-cloudy-day',
    'partly-cloudy-night',
    'cloudy',
    'fog',
    'windy',
    'rain',
    'showers',
    'sleet',
    'hail',
    'snow',
    'snow-showers',
    'rain-snow',
    'thunder',
  ];
  const year = simulator.between(siteOf('100006'), ...YEAR);
  expect([...new Set(year.map(({ weather }) => weather))].filter((tag) => !tags.includes(tag))).toEqual([]);
  expect(year.filter(({ weather, pv }) => weather.endsWith('-night') && pv > 0.3)).toEqual([]);
  expect(year.filter(({ weather, outdoor }) => weather === 'snow' && outdoor > 0)).toEqual([]);
  const brightness = (tag: string) => Math.max(...year.filter(({ weather }) => weather === tag).map(({ pv }) => pv));
  expect(brightness('rain')).toBeLessThan(brightness('clear-day') * 0.6);
});
