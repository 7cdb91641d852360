import type { Server } from 'node:http';

export const exampleServer: Server;
