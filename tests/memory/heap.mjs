/* What is in memory of a page, after everything nobody holds was thrown away. */

/** Collections stop to shrink the heap after a few. */
const ROUNDS = { least: 4, most: 10 };

/** Collects until there is nothing more to collect; work that waited for an idle moment runs in between. */
async function collect(page, session) {
  let before = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= ROUNDS.most; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve(undefined)))),
    );
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    if (round >= ROUNDS.least && usedSize >= before) return;
    before = usedSize;
  }
}

/**
 * Resolves a function that gives {heap, nodes, listeners}: bytes of JavaScript, and counts with those of detached DOM
 * nodes.
 */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    await collect(page, session);
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
}
