/** Where statistics of photovoltaic stations are (spec 03 §7). */
export const PV = '/enjoyelec-cloud-pvpro-statistics/v3/web';
