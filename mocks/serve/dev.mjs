import { prepare } from './install.mjs';

/* `npm run dev`: the console with hot reload; the backend is mounted by the plugin in vite.config.ts. */

process.chdir(new URL('../..', import.meta.url).pathname.replace(/^\/([A-Za-z]:)/, '$1'));
prepare();
const { createServer } = await import('vite');
const server = await createServer({ server: { port: Number(process.env.PORT ?? 5173), strictPort: true } }).catch(
  report,
);
await server.listen().catch(report);
server.printUrls();

function report(error) {
  console.error(
    /already in use/.test(String(error)) ? 'The port is taken. Choose another: PORT=5174 npm run dev' : error,
  );
  process.exit(1);
}
