/**
 * Header in which whoever serves the backend says where a call comes from; one that comes from outside is overwritten.
 */
export const ADDRESS_HEADER = 'x-client-address';

/** Where a call comes from, as the server saw it. */
export const addressOf = (request: Request): string => request.headers.get(ADDRESS_HEADER) ?? '127.0.0.1';
