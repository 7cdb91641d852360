/* A json-server with a few records in memory, for tests of services with a data provider. Plain Node. */
import jsonServer from 'json-server';

const two = (value) => String(value).padStart(2, '0');
const STATES = ['new', 'sold', 'gone'];

/** 4 makers, 57 products, 23 articles, 30 sales; ids are numbers, and products have properties that no schema names. */
export const shopRecords = () => ({
  makers: ['Acme', 'Borealis', 'Corvus', 'Delta'].map((name, at) => ({
    id: at + 1,
    name,
    code: name.slice(0, 3).toUpperCase(),
    active: at !== 3,
  })),
  products: Array.from({ length: 57 }, (_, at) => ({
    id: at + 1,
    name: `Product ${two(at + 1)}`,
    makerId: (at % 4) + 1,
    price: 10 + at / 4,
    state: STATES[at % 3],
    store: { city: at % 2 ? 'Bergen' : 'Aachen', shelf: at },
    addedOn: `2026-01-${two((at % 28) + 1)}`,
    tags: ['pilot'],
    changedAt: `2026-02-01T08:${two(at)}:00.000Z`,
    origin: { batch: at },
  })),
  articles: Array.from({ length: 23 }, (_, at) => ({
    id: at + 1,
    name: `Article ${two(at + 1)}`,
    makerId: (at % 4) + 1,
    price: 1200.5 + at,
    state: STATES[at % 3],
    active: at % 2 === 0,
    addedOn: `2026-04-${two((at % 28) + 1)}`,
    notes: null,
    lines: [{ label: 'Box', count: at }],
  })),
  sales: Array.from({ length: 30 }, (_, at) => ({
    id: at + 1,
    productId: at + 1,
    amount: (at % 5) + 1,
    soldAt: `2026-03-${two((at % 28) + 1)}T12:00:00Z`,
  })),
});

/** Starts it below `/shop-data` at a free port, or at the one given. `requests` are those that came. */
export async function startJsonServer(records = shopRecords(), port = 0) {
  const app = jsonServer.create();
  const requests = [];
  app.use((request, _, next) => {
    requests.push(`${request.method} ${decodeURIComponent(request.url)}`);
    next();
  });
  app.use(jsonServer.defaults({ logger: false, static: import.meta.dirname }));
  const router = jsonServer.router(records);
  app.use('/shop-data', router);
  const server = await new Promise((resolve) => {
    const listening = app.listen(port, () => resolve(listening));
  });
  return {
    origin: `http://localhost:${server.address().port}`,
    records: router.db.getState(),
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(resolve));
    },
  };
}
