/**
 * An option of Node for tests: what is young may grow to so many MB before it is cleared, as a backend in memory makes
 * much that is gone at once. Clearing took a sixth of a contract test.
 */
export const MORE_ROOM = '--max-semi-space-size=64';
