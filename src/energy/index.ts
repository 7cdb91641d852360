/** What only a console of energy has: weather, nights and named stretches in charts, tones of energy. */
export { weatherSign } from './weather/weatherSign';
