/** What a year is divided by, as the calculators count it (proposed fields G). */
export const DAYS_OF_YEAR = 365;
export const HOURS_OF_YEAR = 8760;
