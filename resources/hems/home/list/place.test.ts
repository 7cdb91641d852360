import { describe, expect, it } from 'vitest';
import { placeFill } from './placeFill';
import { readPlace } from './readPlace';

const utrecht = {
  region: 'Utrecht',
  city: 'Utrecht',
  street: 'Lange Nieuwstraat',
  timeZone: 'Europe/Amsterdam',
  marketArea: 'NL',
};

// covers H-010, HS-001
describe('a place by its post code', () => {
  it.each([
    [
      {
        region: 'Utrecht',
        city: 'Utrecht',
        street: 'Lange Nieuwstraat',
        timeZone: 'Europe/Amsterdam',
        marketAreaId: '7',
        marketAreaName: 'NL',
      },
      utrecht,
    ],
    [
      [
        {
          region: { code: 'UT', desc: 'Utrecht' },
          city: 'Utrecht',
          street: 'Lange Nieuwstraat',
          timeZone: 'Europe/Amsterdam',
          marketArea: { id: 7, name: 'NL' },
        },
      ],
      utrecht,
    ],
    [{ list: [{ city: 'Utrecht' }] }, { region: '', city: 'Utrecht', street: '', timeZone: '', marketArea: '' }],
    [
      { marketAreaId: 7, city: 'x' },
      { region: '', city: 'x', street: '', timeZone: '', marketArea: '7' },
    ],
  ])('is read: %j', (raw, place) => expect(readPlace(raw)).toEqual(place));

  it.each([null, undefined, '', [], {}, { list: null }, { region: null }])('is unknown: %j', (raw) =>
    expect(readPlace(raw)).toBeUndefined(),
  );
});

describe('a found place in the form', () => {
  it('fills what is empty', () =>
    expect(placeFill(utrecht, { city: null }, {})).toEqual({
      fill: { region: 'Utrecht', city: 'Utrecht', address: 'Lange Nieuwstraat' },
      conflicts: {},
    }));

  it('asks before it takes the place of something typed', () =>
    expect(placeFill(utrecht, { region: 'Utrecht', city: 'Bunnik', address: ' ' }, {})).toEqual({
      fill: { address: 'Lange Nieuwstraat' },
      conflicts: { city: 'Utrecht' },
    }));

  it('replaces what an earlier look-up put in, unless it was changed since', () =>
    expect(
      placeFill(
        utrecht,
        { region: 'Gelderland', city: 'Ede (West)', address: 'Dorpsstraat' },
        { region: 'Gelderland', city: 'Ede' },
      ),
    ).toEqual({
      fill: { region: 'Utrecht' },
      conflicts: { city: 'Utrecht', address: 'Lange Nieuwstraat' },
    }));

  it('says nothing where it knows nothing', () =>
    expect(placeFill({ ...utrecht, region: '', city: '', street: '' }, {}, {})).toEqual({ fill: {}, conflicts: {} }));
});
