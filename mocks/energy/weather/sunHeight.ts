const RAD = Math.PI / 180;

/** Where the sun stands: what a surface needs to know of it. */
export interface SunHeight {
  /** Sine of the sun's height; below zero at night. */
  readonly up: number;
  /** Cosine of the angle between the sun and the normal of a surface tilted towards the equator. */
  readonly onPanel: number;
}

/** Declination and equation of time of a day, in radians and hours (Spencer). */
function seasonOf(ofYear: number): { declination: number; late: number } {
  const g = (2 * Math.PI * (ofYear - 1)) / 365;
  return {
    declination:
      0.006918 -
      0.399912 * Math.cos(g) +
      0.070257 * Math.sin(g) -
      0.006758 * Math.cos(2 * g) +
      0.000907 * Math.sin(2 * g) -
      0.002697 * Math.cos(3 * g) +
      0.00148 * Math.sin(3 * g),
    late:
      (229.18 / 60) *
      (0.000075 +
        0.001868 * Math.cos(g) -
        0.032077 * Math.sin(g) -
        0.014615 * Math.cos(2 * g) -
        0.040849 * Math.sin(2 * g)),
  };
}

/**
 * The course of the sun on a day: its height and angle are `steady + swing * turn`, where `turn` is the cosine of an
 * angle that grows evenly.
 */
export interface SunCourse {
  readonly up: readonly [steady: number, swing: number];
  readonly onPanel: readonly [steady: number, swing: number];
  /** Radians at a moment (epoch ms), and by how much it grows in a millisecond. */
  angleAt(at: number): number;
}

/** Radians the earth turns in a millisecond. */
export const TURN = (15 * RAD) / 3_600_000;

/** The course of the sun over a place on a day. Panels are tilted 35° towards the equator. */
export function sunCourse(latitude: number, longitude: number, ofYear: number): SunCourse {
  const { declination, late } = seasonOf(ofYear);
  const phi = latitude * RAD;
  const tilted = phi - Math.sign(latitude) * 35 * RAD;
  return {
    up: [Math.sin(phi) * Math.sin(declination), Math.cos(phi) * Math.cos(declination)],
    onPanel: [Math.sin(tilted) * Math.sin(declination), Math.cos(tilted) * Math.cos(declination)],
    angleAt: (at) => (((at / 3_600_000) % 24) + longitude / 15 + late - 12) * 15 * RAD,
  };
}

/** The sun over a place on a day, as a function of the moment (epoch ms). */
export function sunHeight(latitude: number, longitude: number, ofYear: number): (at: number) => SunHeight {
  const { up, onPanel, angleAt } = sunCourse(latitude, longitude, ofYear);
  return (at) => {
    const turn = Math.cos(angleAt(at));
    return { up: up[0] + up[1] * turn, onPanel: onPanel[0] + onPanel[1] * turn };
  };
}
