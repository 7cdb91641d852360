/** What only services that speak otherwise need of the wire, loaded with the first call that does. */
export { explainForeign } from './explainForeign';
export { sendInFormat } from './formats/sendInFormat';
export { countByHeader } from './paging/countByHeader';
