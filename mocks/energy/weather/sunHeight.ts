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
    declination: 0.006918 - 0.399912 * Math.cos(g) + 0.070257 * Math.sin(g) - 0.006758 * Math.cos(2 * g) + 0.000907 * Math.sin(2 * g) - 0.002697 * Math.cos(3 * g) + 0.00148 * Math.sin(3 * g),
    late: (229.18 / 60) * (0.000075 + 0.001868 * Math.cos(g) - 0.032077 * Math.sin(g) - 0.014615 * Math.cos(2 * g) - 0.040849 * Math.sin(2 * g)),
  };
}

/** The sun over a place on a day, as a function of the moment (epoch ms). Panels are tilted 35° towards the equator. */
export function sunHeight(latitude: number, longitude: number, ofYear: number): (at: number) => SunHeight {
  const { declination, late } = seasonOf(ofYear);
  const phi = latitude * RAD;
  const tilted = phi - Math.sign(latitude) * 35 * RAD;
  const [steady, swing] = [Math.sin(phi) * Math.sin(declination), Math.cos(phi) * Math.cos(declination)];
  const [panelSteady, panelSwing] = [Math.sin(tilted) * Math.sin(declination), Math.cos(tilted) * Math.cos(declination)];
  return (at) => {
    const hour = ((at / 3_600_000) % 24) + longitude / 15 + late;
    const turn = Math.cos((hour - 12) * 15 * RAD);
    return { up: steady + swing * turn, onPanel: panelSteady + panelSwing * turn };
  };
}
