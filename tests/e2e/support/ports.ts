/**
 * Where the console under test is served. `E2E_PORT` moves it, so that two runs can stand side by side on one machine.
 */
export const PORT = Number(process.env.E2E_PORT ?? 4173);
/** The console with the fixtures laid over it (tests/lab/build.mjs). */
export const LAB_PORT = PORT + 1;

/** The address of the console by another name of this machine: brands and languages go by the host. */
export const hostNamed = (name: string, port = PORT) => `http://${name}:${port}`;
