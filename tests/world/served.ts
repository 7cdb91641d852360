/**
 * What the check asks of the world, to be built as the server is: called through a development server it takes a third
 * longer.
 */
export { makeSite } from '@mocks/world/makeSite';
export { sitePlans } from '@mocks/world/sitePlans';
export { sums } from '@mocks/world/world';
